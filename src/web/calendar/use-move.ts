import { useQueryClient } from '@tanstack/react-query'
import { type CalendarItem, changeEntry, listCalendar, readEntry } from '#model/api/calendar.ts'
import { call } from '../platform/client.ts'
import { notices } from '../platform/notices/notices.ts'
import type { NotificationRules } from '../platform/request/notification-rules.ts'
import { movedBy, writtenOf } from './written-of.ts'

const notify: NotificationRules = {
  error: { message: 'common.somethingWentWrong', instead: { 409: 'calendar.entry.meanwhileMoved' } },
}

/** Moves an entry from one day to another, with the way back. What repeats is moved in its dialog: it would be all of it. */
export function useMove() {
  const client = useQueryClient()
  const readAnew = () => client.invalidateQueries({ queryKey: [listCalendar.name] })
  return async ({ entryId }: CalendarItem, from: string, to: string): Promise<void> => {
    if (entryId === null || from === to) return
    const params = { id: entryId }
    try {
      const before = await call(readEntry, { params }, { notify })
      const written = writtenOf(before)
      const moved = { ...movedBy(written, from, to), version: before.version }
      const after = await call(changeEntry, { params, body: moved }, { notify })
      notices.add(
        'success',
        'calendar.entry.moved',
        {},
        {
          label: 'calendar.undo',
          run: () =>
            void call(changeEntry, { params, body: { ...written, version: after.version } }, { notify }).then(
              readAnew,
              readAnew,
            ),
        },
      )
    } catch {
      // It was said what is wrong; what is shown is read anew.
    }
    await readAnew()
  }
}
