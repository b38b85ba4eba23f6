import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { testSingleSignOn } from '#model/api/single-sign-on.ts'
import { issuerAddress } from '#model/single-sign-on/addresses.ts'
import { call } from '../../platform/client.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import profile from '../ProfilePage.module.css'
import styles from './SingleSignOn.module.css'

type Problem = OutputOf<typeof testSingleSignOn>['problem']

/** Whether the service that is being typed answers, in words. */
export function ConnectionTest({ tenantId, issuer }: { readonly tenantId: string; readonly issuer: string }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  /** What was found, and of which address. */
  const [found, setFound] = useState<{ readonly issuer: string; readonly problem: Problem }>()
  const test = async () => {
    setBusy(true)
    setFound(undefined)
    try {
      const { problem } = await call(
        testSingleSignOn,
        { params: { tenantId }, body: { issuer } },
        { notify: { error: { message: 'common.somethingWentWrong' } } },
      )
      setFound({ issuer, problem })
    } catch {
      // Told by the notice.
    } finally {
      setBusy(false)
    }
  }
  const problem = found?.issuer === issuer ? found.problem : undefined
  return (
    <>
      <div className={profile.actions}>
        <Button busy={busy} disabled={issuerAddress(issuer) !== undefined} onClick={() => void test()}>
          {t('singleSignOn.test')}
        </Button>
      </div>
      <div role="status" className={styles.result}>
        {busy && <p className={profile.hint}>{t('singleSignOn.testing')}</p>}
        {problem === null && (
          <Banner kind="success" role="note" inset>
            {t('singleSignOn.testFine')}
          </Banner>
        )}
        {problem && (
          <Banner kind="warning" role="note" inset>
            {t(`singleSignOn.connection.${problem.kind}`, { detail: problem.detail })}
          </Banner>
        )}
      </div>
    </>
  )
}
