import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { listProcedures } from '#model/api/procedures/procedures.ts'
import { conditionReportsPath } from '#model/navigation/condition-report-path.ts'
import { proceduresPath } from '#model/navigation/procedure-path.ts'
import { useNews } from '../../platform/events/use-news.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { ListPager } from '../../platform/query/ListPager.tsx'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BeginButton } from '../begin/BeginButton.tsx'
import { type ProceduresAddress, readProceduresAddress } from './list-address.ts'
import { ProcedureFilters } from './ProcedureFilters.tsx'
import { ProcedureItem } from './ProcedureItem.tsx'
import { ProcedureLists } from './ProcedureLists.tsx'
import styles from './Procedures.module.css'

const pageSize = 25

/** The procedures of the museum: audits, loans, condition checks, those changed last first. */
export function ProceduresPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const address = readProceduresAddress(useSearch({ strict: false }))
  const { page = 0, begin, ...narrowed } = address
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(listProcedures, { query: { ...narrowed, page, size: pageSize } }),
    placeholderData: keepPreviousData,
  })
  useNews('procedure.changed', () => void refetch())
  const go = (next: ProceduresAddress) => void navigate({ to: proceduresPath, search: next, replace: true })
  const isNarrowed = Object.keys(narrowed).length > 0
  const beginButton = <BeginButton asked={begin !== undefined} onClosed={() => begin && go(narrowed)} />
  if (data?.totalSize === 0 && !isNarrowed)
    return (
      <EmptyState title={t('procedures.list.emptyTitle')} actions={beginButton}>
        <p>{t('procedures.list.emptyText')}</p>
      </EmptyState>
    )
  return (
    <Page
      title={t('procedures.title')}
      actions={
        <>
          <Link to={conditionReportsPath}>{t('conditionReports.title')}</Link>
          {/* Not before it is known whether there are any: the page without procedures has a button of its own. */}
          {(data || isError) && beginButton}
        </>
      }
    >
      <ProcedureLists />
      <ProcedureFilters address={narrowed} total={data?.totalSize} onChange={go} />
      {isError && !data && <LoadFailed text={t('procedures.list.failed')} retry={() => void refetch()} />}
      {!data && !isError && <Skeleton width={30} />}
      {data?.totalSize === 0 && <p className={styles.none}>{t('procedures.list.none')}</p>}
      <ul className={styles.list}>
        {data?.result.map(procedure => (
          <ProcedureItem key={procedure.id} procedure={procedure} />
        ))}
      </ul>
      {data && data.totalSize > pageSize && (
        <ListPager
          label={t('procedures.list.pages')}
          page={page}
          size={pageSize}
          count={data.totalSize}
          onPage={to => go({ ...narrowed, ...(to > 0 && { page: to }) })}
        />
      )}
    </Page>
  )
}
