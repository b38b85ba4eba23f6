import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { listProcedures } from '#model/api/procedures/procedures.ts'
import type { ListedProcedure } from '#model/api/procedures/shapes.ts'
import { conditionReportsPath } from '#model/navigation/condition-report-path.ts'
import {
  procedurePath,
  procedureReportPath,
  proceduresPath,
  registersPath,
} from '#model/navigation/procedure-path.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { useNews } from '../../platform/events/use-news.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { ListPager } from '../../platform/query/ListPager.tsx'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { useTimes } from '../../platform/times.ts'
import { OfferSampleData } from '../../sample-data/OfferSampleData.tsx'
import { Krater } from '../../ui/art/Krater.tsx'
import { Mat } from '../../ui/art/Mat.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BeginButton } from '../begin/BeginButton.tsx'
import { DueDate } from '../DueDate.tsx'
import { linesArea } from '../objects/lines-area.ts'
import { useLineTexts } from '../objects/use-line-texts.ts'
import { useStartableTypes } from '../own-types.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { typeName } from '../type-name.ts'
import { type ProceduresAddress, readProceduresAddress } from './list-address.ts'
import { ProcedureFilters } from './ProcedureFilters.tsx'
import { ProcedureLists } from './ProcedureLists.tsx'
import styles from './Procedures.module.css'

/** A procedure of the list: its type, its status, the person responsible. */
function ProcedureItem({ procedure }: { readonly procedure: ListedProcedure }) {
  const { t } = useTranslation()
  const times = useTimes()
  const { id, type, number, title, status, step, managers, nextDate, updatedAt } = procedure
  const { objectsCount, checkedCount, uncheckedCount } = procedure
  const toCheck = checkedCount + uncheckedCount
  const declaration = procedureNamed(type)
  const say = useLineTexts(declaration && linesArea(declaration).type)
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <Link to={procedurePath(id)} className={styles.title}>
          {title}
        </Link>
        <p className={styles.facts}>
          <span className={styles.number}>{number}</span> · {typeName(t, type)}
          {managers.length > 0 && <> · {managers.map(({ name }) => name).join(', ')}</>}
        </p>
        <p className={styles.facts}>
          <DueDate type={type} date={nextDate} />
        </p>
      </div>
      <div className={styles.where}>
        <StatusBadge status={status} />
        <span>{declaration && t(`${declaration.type}.choice/step/${step}` as TextKey)}</span>
      </div>
      <div className={styles.objects}>
        {objectsCount > 0 ? (
          <ProgressBar
            label={say('procedures.list.checked')}
            value={toCheck === 0 ? 1 : checkedCount / toCheck}
            text={say('procedures.list.checkedOf', { checked: checkedCount, count: toCheck })}
            tone="success"
          />
        ) : (
          <span className={styles.quiet}>{say('procedures.list.noObjects')}</span>
        )}
      </div>
      <time className={styles.quiet} dateTime={updatedAt}>
        {times.short(updatedAt)}
      </time>
    </li>
  )
}

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
  const isKnown = data !== undefined || isError
  const listed = useStartableTypes().find(({ name }) => name === narrowed.type)
  const beginButton = (
    <BeginButton
      asked={isKnown && begin !== undefined}
      onClosed={() => begin && go(narrowed)}
      {...(listed && { type: listed.type })}
    />
  )
  if (data?.totalSize === 0 && !isNarrowed)
    return (
      <EmptyState
        picture={
          <div className={styles.picture}>
            <Mat>
              <Krater />
            </Mat>
          </div>
        }
        title={t('procedures.list.emptyTitle')}
        actions={
          <>
            {beginButton}
            <OfferSampleData />
          </>
        }
      >
        <p>{t('procedures.list.emptyText')}</p>
      </EmptyState>
    )
  return (
    <Page
      title={t('procedures.title')}
      actions={
        <>
          <Link to={procedureReportPath}>{t('procedures.report.title')}</Link>
          <Link to={registersPath}>{t('procedures.registers.title')}</Link>
          <Link to={conditionReportsPath}>{t('conditionReports.title')}</Link>
          {/* Not before it is known whether there are any: the page without procedures has a button of its own. Its place is kept. */}
          <span className={styles.begin} data-known={isKnown || undefined}>
            {beginButton}
          </span>
        </>
      }
    >
      <ProcedureLists />
      <ProcedureFilters address={narrowed} total={data?.totalSize} onChange={go} />
      {isError && !data && <LoadFailed text={t('procedures.list.failed')} retry={() => void refetch()} />}
      {!data && !isError && <Skeleton width={30} />}
      {data?.totalSize === 0 && <p className={styles.none}>{t('procedures.list.none')}</p>}
      {data && (
        <ul className={styles.list}>
          {data.result.map(procedure => (
            <ProcedureItem key={procedure.id} procedure={procedure} />
          ))}
        </ul>
      )}
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
