import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readEntry } from '#model/api/calendar.ts'
import { spokenQuery } from '../news/spoken-query.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { notices } from '../platform/notices/notices.ts'
import { CallError } from '../platform/request/call-error.ts'
import { wordsForFailure } from '../platform/request/notification-rules.ts'
import { EntryEditor } from './EntryEditor.tsx'
import { EntryFacts } from './EntryFacts.tsx'

export interface EntryDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** Opens an entry as it is now: to be changed by those who may, to be read by others. */
export function EntryDialog({ id, onClose }: EntryDialogProps) {
  const { data, error } = useQuery({
    ...spokenQuery(readEntry, { params: { id } }, useLanguage()),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (!error) return
    const isGone = error instanceof CallError && error.status === 404
    notices.add('error', isGone ? 'common.notFound.text' : wordsForFailure(error))
    onClose()
  }, [error, onClose])
  if (!data) return null
  return data.editable ? (
    <EntryEditor entry={data} day="" onClose={onClose} />
  ) : (
    <EntryFacts entry={data} onClose={onClose} />
  )
}
