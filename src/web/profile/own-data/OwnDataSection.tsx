import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readRetention } from '#model/api/own-data.ts'
import { ownDataGroups } from '#model/own-data/groups.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { AccountNote, isAccountClosed } from '../AccountNote.tsx'
import { Section } from '../Section.tsx'
import { FactorCheck } from '../security/second-factor/FactorCheck.tsx'
import { DownloadDialog } from './DownloadDialog.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import styles from './OwnData.module.css'
import { RetentionTable } from './RetentionTable.tsx'

/** What is opened: the download, the deletion of the account, or the museum that is left. */
type Open = 'download' | 'delete' | { readonly tenantId: string; readonly museum: string }

/** A person's own data: what is kept for how long, taking it along, leaving a museum, and deleting the account. */
export function OwnDataSection() {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  if (!currentUser) return null
  return (
    <>
      <Section title={t('privacy.title')} lead={t('privacy.lead')}>
        <h3 className={styles.subtitle}>{t('privacy.keptTitle')}</h3>
        <ul className={styles.kept}>
          {ownDataGroups.map(group => (
            <li key={group}>{t(`privacy.kept.${group}`)}</li>
          ))}
        </ul>
      </Section>
      {isAccountClosed(currentUser) ? (
        <AccountNote />
      ) : (
        <FactorCheck>{withCode => <OwnActions withCode={withCode} />}</FactorCheck>
      )}
      <Section title={t('privacy.retentionTitle')} lead={t('privacy.retentionText')}>
        <RetentionTable label={t('privacy.retentionTitle')} />
      </Section>
    </>
  )
}

function OwnActions({ withCode }: { readonly withCode: boolean }) {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  const [open, setOpen] = useState<Open>()
  const { data: periods } = useQuery(endpointQuery(readRetention, {}))
  if (!currentUser) return null
  const { email, identities } = currentUser
  const dialog = { email, withCode, onClose: () => setOpen(undefined) }
  const idleDays = periods?.find(({ name }) => name === 'idleAccounts')?.days
  return (
    <>
      <Section title={t('privacy.take.title')} lead={t('privacy.take.text')}>
        <Button look="primary" onClick={() => setOpen('download')}>
          {t('privacy.take.button')}
        </Button>
      </Section>
      {identities.length > 0 && (
        <Section title={t('privacy.leave.title')} lead={t('privacy.leave.museumsText')}>
          <ul className={styles.museums}>
            {identities.map(({ tenantId, museum }) => (
              <li key={tenantId} className={styles.museum}>
                <span>{museum}</span>
                <Button
                  aria-label={t('privacy.leave.leaveNamed', { museum })}
                  onClick={() => setOpen({ tenantId, museum })}
                >
                  {t('privacy.leave.button')}
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('privacy.delete.title')} lead={t('privacy.delete.text')}>
        <Button onClick={() => setOpen('delete')}>{t('privacy.delete.button')}</Button>
      </Section>
      {open === 'download' && <DownloadDialog {...dialog} />}
      {open === 'delete' && <LeaveDialog {...dialog} />}
      {typeof open === 'object' && (
        <LeaveDialog
          {...dialog}
          museum={open}
          idleDays={identities.length === 1 ? (idleDays ?? undefined) : undefined}
        />
      )}
    </>
  )
}
