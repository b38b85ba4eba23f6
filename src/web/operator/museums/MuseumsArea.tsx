import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  listMuseums,
  type MuseumColumn,
  museumColumns,
  type OperatedMuseum,
} from '#model/api/operator/museums.ts'
import { readUsage } from '#model/api/operator/usage.ts'
import { usePlanWords } from '../../licence/use-plan-words.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { useSpace } from '../../platform/i18n/use-space.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { ListPager } from '../../platform/query/ListPager.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Stat, StatRow } from '../../ui/Stat.tsx'
import styles from '../Operator.module.css'
import { ScrollTable } from '../ScrollTable.tsx'
import { SearchBox } from '../SearchBox.tsx'
import { refreshMs } from '../use-operator-action.ts'
import { DeletedMuseums } from './DeletedMuseums.tsx'
import { LicenceBadge, StateBadge } from './MuseumBadges.tsx'
import { MuseumPage } from './MuseumPage.tsx'

/** Numeric columns, aligned to the right. */
const numericColumns: ReadonlySet<MuseumColumn> = new Set<MuseumColumn>([
  'storage',
  'users',
  'objects',
  'openOrders',
])

/** The platform in numbers. */
function UsageStats() {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const space = useSpace()
  const { data } = useQuery(endpointQuery(readUsage, {}))
  if (!data) return null
  return (
    <StatRow>
      <Stat
        label={t('operator.museums.title')}
        value={numbers.format(data.museums)}
        note={t('operator.usage.licences', {
          paid: numbers.format(data.paid),
          trial: numbers.format(data.trial),
          expired: numbers.format(data.expired),
        })}
      />
      <Stat label={t('operator.columns.users')} value={numbers.format(data.users)} />
      <Stat label={t('operator.columns.objects')} value={numbers.format(data.objects)} />
      <Stat label={t('operator.columns.storage')} value={space(data.bytes)} />
      <Stat
        label={t('operator.columns.openOrders')}
        value={numbers.format(data.openOrders)}
        {...(data.openOrders > 0 && { tone: 'warning' as const })}
      />
    </StatRow>
  )
}

/** A museum in the list. */
function MuseumRow({
  museum: { id, name, created, licence, state, deletionDue, copy, usage },
}: {
  readonly museum: OperatedMuseum
}) {
  const { t } = useTranslation()
  const words = usePlanWords()
  const dates = useDates()
  const moments = useMoments()
  const space = useSpace()
  const numbers = new Intl.NumberFormat(useLanguage())
  const count = (value: number | undefined) => (value === undefined ? '–' : numbers.format(value))
  const { plan, storageLimit } = licence
  return (
    <tr>
      <td className={styles.words}>
        <Link to="/operator/{-$area}/{-$id}" params={{ area: 'museums', id }}>
          {name}
        </Link>{' '}
        {copy !== null && <Badge tone="warning">{t('operator.copies.badge')}</Badge>}
        {copy === null && state.name !== 'active' && deletionDue === null && (
          <StateBadge state={state.name} />
        )}
        {deletionDue !== null && (
          <Badge tone="danger">{t('operator.deletion.badge', { date: dates.day(deletionDue) })}</Badge>
        )}
      </td>
      <td>{dates.day(created)}</td>
      <td>{copy === null ? <LicenceBadge licence={licence} /> : '–'}</td>
      <td>{dates.day(licence.validTo)}</td>
      <td>{plan ? words.name(plan) : '–'}</td>
      <td className={styles.number}>
        {usage ? space(usage.bytes) : '–'}
        {storageLimit !== null && ` / ${space(storageLimit)}`}
      </td>
      <td className={styles.number}>{count(usage?.users)}</td>
      <td className={styles.number}>{count(usage?.objects)}</td>
      <td className={styles.number}>{count(usage?.openOrders)}</td>
      <td>{usage?.lastAccess ? moments.short(usage.lastAccess) : '–'}</td>
    </tr>
  )
}

const licences = ['TRIAL', 'PAID', 'EXPIRED'] as const
type LicenceFilter = (typeof licences)[number]

const pageSize = 25

/** All museums of the platform: to be searched, sorted, paged through. */
function MuseumList() {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const [licence, setLicence] = useState<LicenceFilter>()
  const [sort, setSort] = useState<MuseumColumn>('name')
  const [order, setOrder] = useState<'ASC' | 'DESC'>('ASC')
  const [page, setPage] = useState(0)
  const query = { ...(q && { q }), ...(licence && { licence }), sort, order, page, blocksize: pageSize }
  const { data } = useQuery({
    ...endpointQuery(listMuseums, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
  const sortBy = (column: MuseumColumn) => {
    setOrder(column === sort && order === 'ASC' ? 'DESC' : 'ASC')
    setSort(column)
    setPage(0)
  }
  const total = data?.totalSize ?? 0
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('operator.museums.title')}</h1>
      </div>
      <UsageStats />
      <div className={styles.tools}>
        <SearchBox
          label={t('operator.museums.search')}
          value={typed}
          onChange={text => {
            setTyped(text)
            setPage(0)
          }}
        />
        <Select
          aria-label={t('operator.columns.licenceType')}
          none={t('operator.museums.allLicences')}
          options={licences.map(value => ({ value, label: t(`operator.licences.${value}`) }))}
          value={licence ?? ''}
          onChange={({ target }) => {
            setLicence(licences.find(value => value === target.value))
            setPage(0)
          }}
        />
      </div>
      <ScrollTable
        label={t('operator.museums.title')}
        heads={museumColumns.map(column => ({
          label: t(`operator.columns.${column}`),
          number: numericColumns.has(column),
          sorted: column === sort ? (order === 'ASC' ? 'ascending' : 'descending') : undefined,
          onSort: () => sortBy(column),
        }))}
      >
        {data?.result.map(museum => (
          <MuseumRow key={museum.id} museum={museum} />
        ))}
      </ScrollTable>
      {data && total === 0 && <p className={styles.lead}>{t('operator.museums.none')}</p>}
      <ListPager
        label={t('operator.museums.pages')}
        page={page}
        size={pageSize}
        count={total}
        onPage={setPage}
      />
      <DeletedMuseums />
    </>
  )
}

/** The museums of the platform: all of them, or the one of the address. */
export function MuseumsArea() {
  const { id } = useParams({ from: '/operator/{-$area}/{-$id}' })
  return id ? <MuseumPage key={id} id={id} /> : <MuseumList />
}
