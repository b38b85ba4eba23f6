import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeSearch } from '#model/api/searches/saved.ts'
import { newSearchPath } from '#model/navigation/search-paths.ts'
import { cardTypes } from '#model/record-types.ts'
import { ListFailed } from '../../cards/ListFailed.tsx'
import { areaOf } from '../../cards/linked-cards.ts'
import { useReadable } from '../../platform/access/use-readable.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { areaOfClass } from '../area-of-class.ts'
import { describeCriteria } from '../saved/describe-criteria.ts'
import { useSearchCrumbs } from '../saved/use-search-crumbs.ts'
import { draftOf, newDraft } from './draft/search-draft.ts'
import { SearchEditor } from './SearchEditor.tsx'

const newKey = 'new'
const refusedStatus = 400

interface NewSearchProps {
  /** The record type and the conditions the search starts with, from the address. */
  readonly type?: string | undefined
  readonly criteria?: string | undefined
}

/** The editor with a search that is not saved yet. */
export function NewSearch({ type, criteria }: NewSearchProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  useSearchCrumbs(undefined, t('searches.editor.newTitle'))
  const [attempt, setAttempt] = useState(0)
  const [first] = useReadable()
  const area = areaOf(type) ?? areaOf(first?.type)
  const started = area && criteria !== undefined ? describeCriteria(area, criteria) : undefined
  const { data, error, refetch } = useQuery({
    ...endpointQuery(describeSearch, { body: started ?? { classId: 0, blocks: [] } }),
    enabled: started !== undefined,
  })
  const restart = () => setAttempt(now => now + 1)
  if (!area) return null
  const isRefused = error instanceof CallError && error.status === refusedStatus
  if (isRefused && !data)
    return (
      <EmptyState
        title={t('searches.saved.lost.broken')}
        actions={
          <Button look="primary" onClick={() => void navigate({ to: newSearchPath })}>
            {t('searches.saved.new')}
          </Button>
        }
      >
        {t('searches.editor.unreadableText')}
      </EmptyState>
    )
  if (started && error && !data) return <ListFailed onRetry={() => void refetch()} />
  if (started && !data) return null
  return (
    <SearchEditor
      key={`${attempt} ${criteria ?? ''}`}
      draftKey={criteria === undefined ? newKey : `${newKey} ${area.type} ${criteria}`}
      area={area}
      areaOf={areaOfClass}
      initial={data && started ? draftOf(data) : newDraft(cardTypes[area.type])}
      onRestart={restart}
      onReload={restart}
    />
  )
}
