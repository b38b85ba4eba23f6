import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  addEntry,
  type CalendarEntry,
  changeEntry,
  deleteEntry,
  listCalendar,
  readEntry,
  restoreEntry,
} from '#model/api/calendar.ts'
import { call } from '../platform/client.ts'
import { useMoments } from '../platform/i18n/use-moments.ts'
import { offerUndo } from '../platform/notices/offer-undo.ts'
import { CallError } from '../platform/request/call-error.ts'
import { genericOnFailure, type NotificationRules } from '../platform/request/notification-rules.ts'
import { mayLeave } from '../platform/unsaved/unsaved.ts'
import { useUnsavedGuard } from '../platform/unsaved/use-unsaved-guard.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Drawer } from '../ui/Drawer.tsx'
import { EntryForm } from './EntryForm.tsx'
import { draftOf, type EntryDraft, emptyDraft, problemsOf, writtenDraft } from './entry-draft.ts'

const notify: NotificationRules = {
  success: { message: 'calendar.entry.saved' },
  error: { message: 'common.somethingWentWrong', exclude: [400, 409] },
}

/** Reads the version another person has saved since from the answer. */
const theirsIn = (failure: CallError): CalendarEntry | undefined => {
  const data: unknown = failure.data
  const isConflict = failure.status === 409 && typeof data === 'object' && data !== null && 'data' in data
  return isConflict ? (data.data as CalendarEntry) : undefined
}

/** A draft of an entry, its problems, and the version another person has saved since. */
function useEntryDraft(entry: CalendarEntry | undefined, day: string) {
  const client = useQueryClient()
  const [base, setBase] = useState(entry)
  const [saved, setSaved] = useState(() => (entry ? draftOf(entry) : emptyDraft(day)))
  const [draft, setDraft] = useState<EntryDraft>(saved)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [theirs, setTheirs] = useState<CalendarEntry>()
  const problems = problemsOf(draft)

  /** @returns true if it was saved. */
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
    /** Discards the edits in favour of the saved version. */
    takeTheirs: (now: CalendarEntry) => {
      setBase(now)
      setSaved(draftOf(now))
      setDraft(draftOf(now))
      setTheirs(undefined)
    },
  }
}

interface EntryEditorProps {
  /** Absent: a new one. */
  readonly entry: CalendarEntry | undefined
  /** The day of a new entry. */
  readonly day: string
  readonly onClose: () => void
}

/** The editor of an entry; a version saved by another person since is shown, and nothing typed is lost. */
export function EntryEditor({ entry, day, onClose }: EntryEditorProps) {
  const { t } = useTranslation()
  const moments = useMoments()
  const client = useQueryClient()
  const { draft, change, dirty, problems, refused, busy, theirs, save, takeTheirs } = useEntryDraft(
    entry,
    day,
  )
  useUnsavedGuard(dirty)
  const asking = useRef(false)
  const leave = async () => {
    if (asking.current) return
    asking.current = true
    if (await mayLeave()) onClose()
    asking.current = false
  }
  const saveAndClose = async (version?: number) => {
    if (await save(version)) onClose()
  }
  const refresh = () => client.invalidateQueries({ queryKey: [listCalendar.name] })
  const drop = async (id: string) => {
    const params = { id }
    try {
      await call(deleteEntry, { params }, { notify: genericOnFailure })
    } catch {
      return
    }
    offerUndo('calendar.entry.deleted', {}, async () => {
      await call(restoreEntry, { params }).finally(refresh)
      return undefined
    })
    onClose()
    await refresh()
  }
  const problemOf = (name: string, sent = name): string | undefined => {
    const own: unknown = Reflect.get(problems, name)
    return typeof own === 'string' ? t(own as 'validation.required') : refused[sent]
  }
  return (
    <Drawer
      title={t(entry ? 'calendar.entry.change' : 'calendar.entry.new')}
      closeLabel={t('common.close')}
      size={560}
      onClose={() => void leave()}
      actions={
        <>
          {entry && (
            <Button look="danger" busy={busy} onClick={() => void drop(entry.id)}>
              {t('calendar.entry.delete')}
            </Button>
          )}
          <Button look="primary" busy={busy} onClick={() => void saveAndClose()}>
            {t('calendar.entry.save')}
          </Button>
        </>
      }
    >
      {theirs && (
        <Banner
          kind="warning"
          role="alert"
          inset
          actions={
            <>
              <Button onClick={() => takeTheirs(theirs)}>{t('calendar.entry.takeTheirs')}</Button>
              <Button onClick={() => void saveAndClose(theirs.version)}>
                {t('calendar.entry.keepMine')}
              </Button>
            </>
          }
        >
          {t('calendar.entry.meanwhile', { title: theirs.title, when: moments.short(theirs.startDateTime) })}
        </Banner>
      )}
      {entry?.repetition && (
        <Banner kind="info" inset>
          {t('calendar.entry.wholeSeries')}
        </Banner>
      )}
      <EntryForm draft={draft} change={change} problemOf={problemOf} />
    </Drawer>
  )
}
