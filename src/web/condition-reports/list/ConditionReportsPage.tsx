import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { listReports } from '#model/api/condition-reports.ts'
import { conditionReportsPath } from '#model/navigation/condition-report-path.ts'
import { useNews } from '../../platform/events/use-news.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { ListPager } from '../../platform/query/ListPager.tsx'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BeginReportButton } from '../begin/BeginReportButton.tsx'
import { type ReportsAddress, readReportsAddress } from './list-address.ts'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportItem } from './ReportItem.tsx'
import styles from './Reports.module.css'

const pageSize = 25

/** The condition reports of the museum, those changed last first (acceptance row C-S05). */
export function ConditionReportsPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const address = readReportsAddress(useSearch({ strict: false }))
  const { page = 0, ...narrowed } = address
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(listReports, { query: { ...narrowed, page, size: pageSize } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  useNews('report.changed', () => void refetch())
  const go = (next: ReportsAddress) =>
    void navigate({ to: conditionReportsPath, search: { ...next }, replace: true })
  if (data?.totalSize === 0 && Object.keys(narrowed).length === 0)
    return (
      <EmptyState title={t('conditionReports.list.emptyTitle')} actions={<BeginReportButton />}>
        <p>{t('conditionReports.list.emptyText')}</p>
      </EmptyState>
    )
  return (
    <Page
      title={t('conditionReports.title')}
      // Not before it is known whether there are any: the page without reports has a button of its own.
      actions={(data || isError) && <BeginReportButton />}
    >
      <ReportFilters address={narrowed} total={data?.totalSize} onChange={go} />
      {isError && !data && <LoadFailed retry={() => void refetch()} />}
      {!data && !isError && <Skeleton width={30} />}
      {data?.totalSize === 0 && <p className={styles.none}>{t('conditionReports.list.none')}</p>}
      <ul className={styles.list}>
        {data?.result.map(report => (
          <ReportItem key={report.id} report={report} />
        ))}
      </ul>
      {data && data.totalSize > pageSize && (
        <ListPager
          label={t('conditionReports.list.pages')}
          page={page}
          size={pageSize}
          count={data.totalSize}
          onPage={to => go({ ...narrowed, ...(to > 0 && { page: to }) })}
        />
      )}
    </Page>
  )
}
