import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportAudit } from '#model/api/audit.ts'
import { download } from '../../platform/download.ts'
import { notices } from '../../platform/notices/notices.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useDebounced } from '../../vocabularies/use-debounced.ts'
import profile from '../ProfilePage.module.css'
import { Section } from '../Section.tsx'
import styles from './Audit.module.css'
import { AuditDays } from './AuditDays.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { type AuditFilter, isNarrowed, noFilter, queryOf } from './audit-filter.ts'
import { useAudit } from './use-audit.ts'

/** Milliseconds after the last letter typed. */
const searchDelay = 250

/** The record of access and rights: who signed in, who changed rights, who took data along. */
export function AuditSection() {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<AuditFilter>(noFilter)
  const [busy, setBusy] = useState(false)
  const text = useDebounced(filter.text, searchDelay)
  const query = queryOf({ ...filter, text })
  const { tenantId, pages, entries } = useAudit(query)
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage, refetch } = pages

  const takeAlong = async () => {
    setBusy(true)
    try {
      await download(exportAudit, { params: { tenantId }, query })
      await refetch()
    } catch (failure) {
      notices.add('error', wordsForFailure(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Section title={t('audit.title')}>
      <div className={styles.head}>
        <p className={classes(profile.lead, styles.lead)}>{t('audit.description')}</p>
        <Button busy={busy} onClick={() => void takeAlong()}>
          <Download size={16} strokeWidth={1.7} aria-hidden="true" />
          {t('audit.export')}
        </Button>
      </div>
      <AuditFilters tenantId={tenantId} filter={filter} onChange={setFilter} />
      {isError && <LoadFailed text={t('audit.failed')} retry={refetch} />}
      <div className={styles.days} aria-busy={entries === undefined}>
        {!entries && !isError && <Skeleton width={40} />}
        {entries && <AuditDays entries={entries} />}
        {entries?.length === 0 && (
          <div className={styles.empty} role="status">
            <h3>{isNarrowed(filter) ? t('audit.none.title') : t('audit.empty.title')}</h3>
            <p>{isNarrowed(filter) ? t('audit.none.text') : t('audit.empty.text')}</p>
          </div>
        )}
        {entries && entries.length > 0 && (
          <div className={styles.end}>
            {hasNextPage ? (
              <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('audit.more')}
              </Button>
            ) : (
              !isNarrowed(filter) && t('audit.end')
            )}
          </div>
        )}
      </div>
    </Section>
  )
}
