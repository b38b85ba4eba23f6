import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportAudit, listAudit, listAuditPeople } from '#model/api/audit.ts'
import type { InputOf } from '#model/api/endpoint.ts'
import { type AuditGroup, auditGroupNames } from '#model/audit/actions.ts'
import { useDayTexts } from '../../fields/day/use-day-texts.ts'
import { call } from '../../platform/client.ts'
import { download } from '../../platform/download.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { notices } from '../../platform/notices/notices.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import profile from '../../profile/ProfilePage.module.css'
import { Section } from '../../profile/Section.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { DayInput } from '../../ui/form/DayInput.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Audit.module.css'
import { AuditDays } from './AuditDays.tsx'

type AuditQuery = NonNullable<InputOf<typeof exportAudit>['query']>

/** The record of the current museum, page after page, the newest first. */
function useAudit(query: AuditQuery) {
  const tenantId = useSession().currentMuseumId ?? ''
  const pages = useInfiniteQuery({
    queryKey: [listAudit.name, tenantId, query],
    queryFn: ({ pageParam, signal }) =>
      call(
        listAudit,
        { params: { tenantId }, query: { ...query, ...(pageParam !== null && { after: pageParam }) } },
        { signal, name: listAudit.name },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    enabled: tenantId !== '',
  })
  return { tenantId, pages, entries: pages.data?.pages.flatMap(({ result }) => result) }
}

/** The filter of the audit log as chosen on the page. */
interface AuditFilter {
  readonly group: AuditGroup | 'all'
  readonly person: string
  /** YYYY-MM-DD, both inclusive, in the reader's time zone. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly text: string
}

const noFilter: AuditFilter = { group: 'all', person: '', from: undefined, to: undefined, text: '' }

const isNarrowed = (filter: AuditFilter): boolean =>
  filter.group !== 'all' || filter.person !== '' || Boolean(filter.from || filter.to || filter.text.trim())

/** The start of a day in this time zone, `days` later. */
const startOf = (day: string, days = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + days).toISOString()
}

/** The filter as the server takes it. */
const queryOf = ({ group, person, from, to, text }: AuditFilter): AuditQuery => ({
  ...(group !== 'all' && { group }),
  ...(person !== '' && { person }),
  ...(from && { from: startOf(from) }),
  ...(to && { to: startOf(to, 1) }),
  ...(text.trim() !== '' && { text: text.trim() }),
})

interface AuditFiltersProps {
  readonly tenantId: string
  readonly filter: AuditFilter
  readonly onChange: (filter: AuditFilter) => void
}

const groups = ['all', ...auditGroupNames] as const

/** Narrows the record down: by kind, person, days and words. */
function AuditFilters({ tenantId, filter, onChange }: AuditFiltersProps) {
  const { t } = useTranslation()
  const id = useId()
  const language = useLanguage()
  const { data } = useQuery({
    ...endpointQuery(listAuditPeople, { params: { tenantId } }),
    enabled: tenantId !== '',
  })
  const dayTexts = useDayTexts()
  const textsFor = (name: string) => ({ ...dayTexts, open: `${name}: ${dayTexts.open}` })
  const set = (change: Partial<AuditFilter>) => onChange({ ...filter, ...change })
  return (
    <div className={styles.filters}>
      <SegmentedControl
        label={t('audit.filter.group')}
        value={filter.group}
        options={groups.map(value => ({ value, label: t(`audit.groups.${value}`) }))}
        onChange={group => set({ group })}
      />
      <TextInput
        type="search"
        extent="full"
        className={styles.search}
        aria-label={t('audit.filter.text')}
        placeholder={t('audit.filter.text')}
        value={filter.text}
        maxLength={100}
        onChange={({ target }) => set({ text: target.value })}
      />
      <div className={styles.row}>
        <label className={styles.field} htmlFor={`${id}-person`}>
          {t('audit.filter.person')}
          <Select
            id={`${id}-person`}
            extent="full"
            none={t('audit.filter.everybody')}
            options={(data?.result ?? []).map(person => ({
              value: person.id,
              label: person.name || person.email,
            }))}
            value={filter.person}
            onChange={({ target }) => set({ person: target.value })}
          />
        </label>
        <label className={styles.field} htmlFor={`${id}-from`}>
          {t('audit.filter.from')}
          <DayInput
            id={`${id}-from`}
            value={filter.from}
            last={filter.to}
            extent="full"
            language={language}
            texts={textsFor(t('audit.filter.from'))}
            onChange={from => set({ from })}
          />
        </label>
        <label className={styles.field} htmlFor={`${id}-to`}>
          {t('audit.filter.to')}
          <DayInput
            id={`${id}-to`}
            value={filter.to}
            first={filter.from}
            extent="full"
            language={language}
            texts={textsFor(t('audit.filter.to'))}
            onChange={to => set({ to })}
          />
        </label>
        {isNarrowed(filter) && (
          <Button look="subtle" onClick={() => onChange(noFilter)}>
            {t('audit.filter.clear')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Milliseconds after the last letter typed. */
const searchDelay = 250

/** The audit log: sign-ins, changes of rights, exports of data. */
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
