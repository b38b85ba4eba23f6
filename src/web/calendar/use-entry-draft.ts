import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addEntry, type CalendarEntry, changeEntry, listCalendar, readEntry } from '#model/api/calendar.ts'
import { call } from '../platform/client.ts'
import { CallError } from '../platform/request/call-error.ts'
import type { NotificationRules } from '../platform/request/notification-rules.ts'
import { draftOf, type EntryDraft, emptyDraft, problemsOf, writtenDraft } from './entry-draft.ts'

const notify: NotificationRules = {
  success: { message: 'calendar.entry.saved' },
  error: { message: 'common.somethingWentWrong', exclude: [400, 409] },
}

/** What another one saved meanwhile, as the answer tells it. */
const theirsIn = (failure: CallError): CalendarEntry | undefined => {
  const data: unknown = failure.data
  const isTold = failure.status === 409 && typeof data === 'object' && data !== null && 'data' in data
  return isTold ? (data.data as CalendarEntry) : undefined
}

/** An entry that is being written, what keeps it from being saved, and what another one made of it meanwhile. */
export function useEntryDraft(entry: CalendarEntry | undefined, day: string) {
  const client = useQueryClient()
  const [base, setBase] = useState(entry)
  const [saved, setSaved] = useState(() => (entry ? draftOf(entry) : emptyDraft(day)))
  const [draft, setDraft] = useState<EntryDraft>(saved)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [theirs, setTheirs] = useState<CalendarEntry>()
  const problems = problemsOf(draft)

  /** @returns whether it was saved. */
  const save = async (version = base?.version): Promise<boolean> => {
    setTried(true)
    if (busy || Object.keys(problems).length > 0) return false
    setBusy(true)
    setRefused({})
    const body = writtenDraft(draft, base)
    try {
      await (base && version !== undefined
        ? call(changeEntry, { params: { id: base.id }, body: { ...body, version } }, { notify })
        : call(addEntry, { body }, { notify }))
      await Promise.all(
        [listCalendar, readEntry].map(({ name }) => client.invalidateQueries({ queryKey: [name] })),
      )
      return true
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setRefused(failure.fields)
      setTheirs(theirsIn(failure))
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    draft,
    change: (part: Partial<EntryDraft>) => setDraft({ ...draft, ...part }),
    dirty: JSON.stringify(draft) !== JSON.stringify(saved),
    problems: tried ? problems : {},
    refused,
    busy,
    theirs,
    save,
    /** Gives up what was typed for what is there now. */
    takeTheirs: (now: CalendarEntry) => {
      setBase(now)
      setSaved(draftOf(now))
      setDraft(draftOf(now))
      setTheirs(undefined)
    },
  }
}
