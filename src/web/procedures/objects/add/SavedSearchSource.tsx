import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listSearches } from '#model/api/searches/saved.ts'
import { cardTypes } from '#model/record-types.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../../platform/query/LoadFailed.tsx'
import { useSentence } from '../../../search-descriptions/sentence.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { objectsArea } from '../objects-area.ts'
import type { SourceProps } from './given.ts'
import { PickOne } from './PickOne.tsx'

/** What a saved search of objects finds now. */
export function SavedSearchSource({ onGiven }: SourceProps) {
  const { t } = useTranslation()
  const sentence = useSentence()
  const { data, isError, refetch } = useQuery(endpointQuery(listSearches, { query: {} }))
  const [chosen, setChosen] = useState<string>()
  if (isError && !data) return <LoadFailed retry={refetch} />
  if (!data) return <Skeleton width={30} />
  return (
    <PickOne
      label={t('procedureObjects.add.source.search')}
      items={data.result.filter(({ classId }) => objectsArea && classId === cardTypes[objectsArea.type])}
      value={chosen}
      onPick={({ id, criteria }) => {
        setChosen(id)
        onGiven({ kind: 'selection', selection: { criteria } })
      }}
      nameOf={({ name }) => name}
      aboutOf={search => sentence(search)}
      none={t('procedureObjects.add.noSearches')}
    />
  )
}
