import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listReports } from '#model/api/condition-reports.ts'
import { listObjects } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { thumbnailOf } from '../../cards/thumbnail-of.ts'
import { useNews } from '../../platform/events/use-news.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { ListPager } from '../../platform/query/ListPager.tsx'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Thumb } from '../../ui/table/Thumb.tsx'
import { ReportsOfObject } from './ReportsOfObject.tsx'
import styles from './Section.module.css'

const pageSize = 25

/** The objects of a procedure, each with its condition reports: which are written, which are still to be. */
export function ProcedureReports({ procedure }: { readonly procedure: Procedure }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(0)
  const { id, may } = procedure
  const objects = useQuery({
    ...endpointQuery(listObjects, { params: { id }, query: { page, size: pageSize } }),
    placeholderData: keepPreviousData,
  })
  const shown = objects.data?.result.map(({ catalogueObjectId }) => catalogueObjectId).join(',')
  const reports = useQuery({
    ...endpointQuery(listReports, { query: { procedure: id, objects: shown ?? '', size: 200 } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    enabled: shown !== undefined && shown !== '',
  })
  useNews('report.changed', () => void reports.refetch())
  const failed = [objects, reports].find(({ isError, data }) => isError && !data)
  if (failed) return <LoadFailed retry={() => void failed.refetch()} />
  if (!objects.data) return <Skeleton width={30} />
  const { result, totalSize } = objects.data
  if (totalSize === 0)
    return (
      <p className={styles.small}>
        {t('conditionReports.ofProcedure.noObjects')}{' '}
        <Link to={procedurePath(id)} search={{ tab: 'objects' }}>
          {t('conditionReports.ofProcedure.toObjects')}
        </Link>
      </p>
    )
  if (!reports.data) return <Skeleton width={30} />
  const ofObjects = Map.groupBy(reports.data.result, ({ object }) => object.id)
  return (
    <>
      <ul className={styles.objects} aria-label={t('conditionReports.title')}>
        {result.map(({ catalogueObjectId, number, title, thumbnailUrl, deleted }) => (
          <li key={catalogueObjectId} className={styles.object}>
            <Thumb src={thumbnailOf(thumbnailUrl, 160)} />
            <div>
              <p className={styles.name}>{shownTitle(title)}</p>
              <p className={styles.small}>{number}</p>
            </div>
            <ReportsOfObject
              objectId={catalogueObjectId}
              procedureId={id}
              // Existing reports are known once this page has loaded.
              readOnly={deleted || !may.edit || reports.isPlaceholderData}
              reports={ofObjects.get(catalogueObjectId) ?? []}
            />
          </li>
        ))}
      </ul>
      {totalSize > pageSize && (
        <ListPager
          label={t('conditionReports.ofProcedure.pages')}
          page={page}
          size={pageSize}
          count={totalSize}
          onPage={setPage}
        />
      )}
    </>
  )
}
