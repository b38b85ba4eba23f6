import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readSearch } from '#model/api/searches/saved.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { CallError } from '../../platform/request/call-error.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { areaOfClass } from '../area-of-class.ts'
import { useSearchCrumbs } from '../saved/use-search-crumbs.ts'
import { draftOf } from './draft/search-draft.ts'
import { SearchEditor } from './SearchEditor.tsx'

const notFound = 404

/** The editor with a saved search. */
export function EditSearch({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const [attempt, setAttempt] = useState(0)
  const { data, error, refetch } = useQuery({
    ...endpointQuery(readSearch, { params: { id } }),
    // A search being edited is not refreshed.
    refetchOnWindowFocus: false,
  })
  useSearchCrumbs(data, t('searches.editor.editTitle'))
  const restart = () => setAttempt(now => now + 1)
  if (error instanceof CallError && error.status === notFound)
    return <EmptyState title={t('searches.editor.notFound')}>{t('searches.editor.notFoundText')}</EmptyState>
  if (!data) return error ? <LoadFailed retry={refetch} /> : null
  const area = areaOfClass(data.classId)
  return (
    area && (
      <SearchEditor
        key={attempt}
        draftKey={id}
        area={area}
        areaOf={areaOfClass}
        initial={draftOf(data)}
        saved={data}
        onRestart={restart}
        onReload={() => void refetch().then(restart)}
      />
    )
  )
}
