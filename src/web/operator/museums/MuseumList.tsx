import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listMuseums, type MuseumColumn, museumColumns } from '#model/api/operator/museums.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { ListPager } from '../../platform/query/ListPager.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { lookAgainMs } from '../look-again-ms.ts'
import styles from '../Operator.module.css'
import { ScrollTable } from '../ScrollTable.tsx'
import { DeletedMuseums } from './DeletedMuseums.tsx'
import { MuseumRow } from './MuseumRow.tsx'
import { numericColumns } from './numeric-columns.ts'
import { UsageStats } from './UsageStats.tsx'

const licences = ['TRIAL', 'PAID', 'EXPIRED'] as const
type LicenceFilter = (typeof licences)[number]

const pageSize = 25

/** All museums of the platform: to be searched, sorted, paged through. */
export function MuseumList() {
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
    refetchInterval: lookAgainMs,
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
        <div className={styles.search}>
          <TextInput
            type="search"
            aria-label={t('operator.museums.search')}
            placeholder={t('operator.museums.search')}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setPage(0)
            }}
            start={<Search size={16} strokeWidth={1.7} aria-hidden="true" />}
          />
        </div>
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
