import { calendarPath } from '#model/navigation/calendar-path.ts'
import { accountById, membershipsOf, wantsMail } from '#server/access/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { publish } from '#server/platform/events/index.ts'
import { defineJob, type JobDefinition } from '#server/platform/jobs/index.ts'
import type { CalendarContext } from './calendar-context.ts'
import { dayOf, nextReminder } from './occurrences.ts'
import { type EntryRow, entryToRemind, setRemindAt } from './store/entries.ts'
import { timedRow } from './timed-row.ts'

/** Which reminder is due. The moment tells it from those an entry had before it was changed. */
export interface DueReminder {
  readonly tenantId: string
  readonly id: string
  readonly at: string
}

/** Sees to it that an entry is looked at again at a moment; null for never. */
export type RemindAt = (tx: TenantTransaction, id: string, at: Date | null) => Promise<void>

/** What has begun this recently is still worth a word. */
const graceMs = 60 * 60 * 1000

/** Whom an entry concerns: those it names, else who wrote it. */
function concerned({ visibility, responsible, participants, created_by }: EntryRow): readonly string[] {
  const named = [...new Set([...(responsible === null ? [] : [responsible]), ...participants])]
  return visibility === 'me' || named.length === 0 ? [created_by] : named
}

/** The words for when it begins, by the clocks it goes by. */
const beginning = (start: Date, { all_day, time_zone }: EntryRow, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'full',
    ...(!all_day && { timeStyle: 'short' }),
    timeZone: all_day ? 'UTC' : time_zone,
  }).format(start)

/**
 * Reminds of entries: by mail and on the open pages of whom they concern, each in their language. The reminder is taken together with what is sent, so
 * that two servers send it once; who has left the museum, or does not want such mails, is left alone.
 */
export function createReminders({ database, clock, jobs, mailer, publicUrl }: CalendarContext): {
  readonly job: JobDefinition<DueReminder>
  readonly remindAt: RemindAt
  readonly remind: (due: DueReminder) => Promise<void>
} {
  const tell = async (tx: TenantTransaction, row: EntryRow, start: Date) => {
    const day = dayOf(start, timedRow(row))
    for (const accountId of concerned(row)) {
      const account = await accountById(tx.db, accountId)
      const membership = (await membershipsOf(tx.db, accountId, clock())).find(
        ({ tenantId }) => tenantId === tx.tenantId,
      )
      if (!account || !membership?.licenceActive) continue
      const { email: to, language, firstName } = account
      const when = beginning(start, row, language)
      await publish(tx.db, {
        name: 'calendar.reminder',
        tenantId: tx.tenantId,
        accountId,
        data: { title: row.title, when },
      })
      if (!wantsMail(account, 'reminders')) continue
      await mailer.send(tx.db, {
        to,
        language,
        template: 'calendarReminder',
        params: {
          firstName,
          museum: membership.museum,
          title: row.title,
          when,
          link: `${publicUrl()}${calendarPath(day)}`,
        },
      })
    }
  }

  const remind = ({ tenantId, id, at }: DueReminder) =>
    database.inTenant(tenantId, async tx => {
      const due = new Date(at)
      const row = await entryToRemind(tx, id, due)
      if (!row || row.reminder === null) return
      const start = new Date(due.getTime() + row.reminder * 60_000)
      const now = clock()
      const next = nextReminder(timedRow(row), row.reminder, now > due ? now : due)
      await setRemindAt(tx, id, next)
      await remindAt(tx, id, next)
      const over = start.getTime() + (row.ends_at.getTime() - row.starts_at.getTime())
      // A server that was off for long reminds of nothing that is over.
      if (Math.max(over, start.getTime() + graceMs) > now.getTime()) await tell(tx, row, start)
    })
  const job = defineJob<DueReminder>({ name: 'calendar.remind', run: due => remind(due) })
  const remindAt: RemindAt = async (tx, id, at) => {
    if (at)
      await jobs.enqueue(tx.db, job, { tenantId: tx.tenantId, id, at: at.toISOString() }, { startAfter: at })
  }
  return { job, remindAt, remind }
}
