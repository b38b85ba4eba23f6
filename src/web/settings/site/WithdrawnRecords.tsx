import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { mostWithdrawnListed, readWithdrawn } from '#model/api/open-collection.ts'
import { cardAreas } from '../../cards/linked-cards.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { useTimes } from '../../platform/times.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Site.module.css'

/** Records that were withdrawn from the public at once, with the reasons, newest first (O-W33). */
export function WithdrawnRecords({ tenantId }: { readonly tenantId: string }) {
  const { t } = useTranslation()
  const times = useTimes()
  const { data, error, refetch } = useQuery(endpointQuery(readWithdrawn, { params: { tenantId } }))
  if (error) return <LoadFailed retry={refetch} />
  if (!data) return <Skeleton width={40} />
  if (data.result.length === 0) return <p>{t('openCollection.withdrawn.none')}</p>
  return (
    <>
      <ul className={styles.withdrawn}>
        {data.result.map(({ id, type, number, title, reason, at, by }) => {
          const name = [number, shownTitle(title)].filter(Boolean).join(' · ')
          const area = cardAreas.find(each => each.type === type)
          return (
            <li key={id}>
              {area ? <Link to={area.recordPath(id)}>{name}</Link> : name}
              <p>{reason}</p>
              <small>{[by, times.full(at)].join(' · ')}</small>
            </li>
          )
        })}
      </ul>
      {data.result.length >= mostWithdrawnListed && (
        <p>{t('openCollection.withdrawn.most', { count: mostWithdrawnListed })}</p>
      )}
    </>
  )
}
