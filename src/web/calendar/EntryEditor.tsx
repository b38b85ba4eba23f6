import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type CalendarEntry, deleteEntry, listCalendar, restoreEntry } from '#model/api/calendar.ts'
import { call } from '../platform/client.ts'
import { useMoments } from '../platform/i18n/use-moments.ts'
import { notices } from '../platform/notices/notices.ts'
import { genericOnFailure } from '../platform/request/notification-rules.ts'
import { mayLeave } from '../platform/unsaved/unsaved.ts'
import { useUnsavedGuard } from '../platform/unsaved/use-unsaved-guard.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Drawer } from '../ui/Drawer.tsx'
import { EntryForm } from './EntryForm.tsx'
import { useEntryDraft } from './use-entry-draft.ts'

export interface EntryEditorProps {
  /** Absent: a new one. */
  readonly entry: CalendarEntry | undefined
  /** The day a new one begins on. */
  readonly day: string
  readonly onClose: () => void
}

/** An entry that is written or changed; what another one saved meanwhile is told, and nothing typed is lost. */
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
  const readAnew = () => client.invalidateQueries({ queryKey: [listCalendar.name] })
  const drop = async (id: string) => {
    const params = { id }
    try {
      await call(deleteEntry, { params }, { notify: genericOnFailure })
    } catch {
      return
    }
    notices.add(
      'success',
      'calendar.entry.deleted',
      {},
      {
        label: 'calendar.undo',
        run: () =>
          void call(
            restoreEntry,
            { params },
            {
              notify: { ...genericOnFailure, success: { message: 'calendar.entry.restored' } },
            },
          ).then(readAnew, readAnew),
      },
    )
    onClose()
    await readAnew()
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
