import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { listMyPasskeys } from '#model/api/passkeys.ts'
import { passkeysWork } from '../../../login/passkeys.ts'
import { useMoments } from '../../../platform/i18n/use-moments.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../../platform/query/LoadFailed.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../Security.module.css'
import { useOnlyFactor } from '../use-only-factor.ts'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx'

/** Passkeys of the account: listed, added, removed. */
export function PasskeyPart() {
  const { t } = useTranslation()
  const moments = useMoments()
  const client = useQueryClient()
  const onlyFactor = useOnlyFactor()
  const query = endpointQuery(listMyPasskeys, {})
  const { data, isError, refetch } = useQuery(query)
  const [open, setOpen] = useState<'add' | OutputOf<typeof listMyPasskeys>[number]>()
  const close = () => {
    setOpen(undefined)
    void client.invalidateQueries({ queryKey: query.queryKey })
  }

  if (isError && !data) return <LoadFailed retry={refetch} />
  if (!data) return <Skeleton width={40} />
  return (
    <>
      {data.length === 0 ? (
        <p className={styles.none}>{t('security.passkeys.none')}</p>
      ) : (
        <ul className={styles.sessions}>
          {data.map(passkey => (
            <li key={passkey.id} className={styles.session}>
              <KeyRound size={20} strokeWidth={1.5} aria-hidden="true" className={styles.device} />
              <div className={styles.about}>
                <p className={styles.browser}>{passkey.name}</p>
                <p className={styles.when}>
                  {t('security.passkeys.since', { at: moments.short(passkey.createdAt) })}
                  {' · '}
                  {passkey.lastUsedAt === null
                    ? t('security.passkeys.neverUsed')
                    : t('security.passkeys.lastUsed', { at: moments.short(passkey.lastUsedAt) })}
                  {passkey.backedUp && ` · ${t('security.passkeys.backedUp')}`}
                </p>
              </div>
              {!onlyFactor && (
                <Button
                  onClick={() => setOpen(passkey)}
                  aria-label={t('security.passkeys.removeNamed', { name: passkey.name })}
                >
                  {t('security.passkeys.remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {onlyFactor && data.length > 0 && (
        <p className={styles.none}>{t('security.secondFactor.lastFactor')}</p>
      )}
      {passkeysWork() ? (
        <div className={styles.buttons}>
          <Button onClick={() => setOpen('add')}>{t('security.passkeys.add')}</Button>
        </div>
      ) : (
        <p className={styles.none}>{t('security.passkeys.notHere')}</p>
      )}
      {open === 'add' && <AddPasskeyDialog onClose={close} />}
      {typeof open === 'object' && <RemovePasskeyDialog passkey={open} onClose={close} />}
    </>
  )
}
