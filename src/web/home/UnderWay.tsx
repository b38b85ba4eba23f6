import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listOperations } from '#model/api/operations.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { HomeBlock } from './HomeBlock.tsx'

/** Long work of one's own that goes on: there only while it does. The tray above says all about it. */
export function UnderWay() {
  const { t } = useTranslation()
  const { data } = useQuery(endpointQuery(listOperations, undefined as never))
  const running = (data?.result ?? []).filter(({ state }) => state === 'IN_PROGRESS')
  if (running.length === 0) return null
  return (
    <HomeBlock title={t('home.underWay')}>
      {running.map(({ id, numberOfProcessedElements: done, totalNumberOfElements: total }) => (
        <ProgressBar
          key={id}
          label={t('home.underWay')}
          value={total > 0 ? done / total : undefined}
          text={t('operations.progress', { done: String(done), total: String(total) })}
        />
      ))}
    </HomeBlock>
  )
}
