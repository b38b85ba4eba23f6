import type { Language } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import { accountById, membershipsOf, wantsMail } from '#server/access/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { publish } from '#server/platform/events/index.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import type { Mailer, MailTemplate, Message } from '#server/platform/mail/index.ts'

export interface RemindersContext {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly publicUrl: () => string
}

/** The due reminder. Its time distinguishes it from reminders before a change. */
export interface DueReminder {
  readonly tenantId: string
  readonly id: string
  readonly at: string
}

/** The contents of a reminder, in the recipient's language. */
export interface Reminder {
  readonly title: string
  readonly when: string
  /** Path of its page. */
  readonly path: string
  /** Returns the mail about it, without the recipient. */
  mail(common: {
    readonly firstName: string
    readonly museum: string
    readonly link: string
  }): Pick<Message<MailTemplate>, 'template' | 'params'>
}

/** A due reminder that was taken. */
export interface Taken {
  /** Time of the next one; null if there is none. */
  readonly next: Date | null
  /** Recipients; none if it is too late. */
  readonly accountIds: readonly string[]
  /** Returns whether a person may still read it; absent: all members may. */
  mayKnow?(holder: Holder): boolean
  in(language: Language): Reminder
}

/** A kind of reminders. */
export interface ReminderKind {
  /** Name of its job. */
  readonly name: string
  /**
   * Takes a due reminder: locks its subject and stores the time of the next reminder, so that no other server takes this one.
   * @returns undefined if it was taken already or no longer applies
   */
  take(tx: TenantTransaction, id: string, due: Date): Promise<Taken | undefined>
}

export interface Reminders {
  /** Schedules the next reminder about something; null for none. */
  readonly remindAt: (tx: TenantTransaction, id: string, at: Date | null) => Promise<void>
  /** Sends a reminder, if it is due and was not sent; run by a job. */
  readonly remind: (due: DueReminder) => Promise<void>
}

/**
 * Creates reminders about upcoming dates, sent by mail and to open pages, in the language of each recipient. A reminder is taken and sent in one
 * transaction, so that two servers send it once. People who have left the museum, may no longer read the subject, or opted out get none.
 */
export function defineReminders(
  { database, clock, jobs, mailer, publicUrl }: RemindersContext,
  { name, take }: ReminderKind,
): Reminders {
  const notify = async (tx: TenantTransaction, accountId: string, taken: Taken) => {
    const account = await accountById(tx.db, accountId)
    const membership = (await membershipsOf(tx.db, accountId, clock())).find(
      ({ tenantId }) => tenantId === tx.tenantId,
    )
    if (!account || !membership?.licenceActive || taken.mayKnow?.(membership) === false) return
    const { email: to, language, firstName } = account
    const { title, when, path, mail } = taken.in(language)
    await publish(tx.db, {
      name: 'calendar.reminder',
      tenantId: tx.tenantId,
      accountId,
      data: { title, when },
    })
    if (!wantsMail(account, 'reminders')) return
    const { museum } = membership
    await mailer.send(tx.db, {
      to,
      language,
      ...mail({ firstName, museum, link: `${publicUrl()}${path}` }),
    })
  }

  const remind = ({ tenantId, id, at }: DueReminder) =>
    database.inTenant(tenantId, async tx => {
      const taken = await take(tx, id, new Date(at))
      if (!taken) return
      await remindAt(tx, id, taken.next)
      for (const accountId of taken.accountIds) await notify(tx, accountId, taken)
    })
  const job = defineJob<DueReminder>({ name, run: due => remind(due) })
  jobs.register(job)
  const remindAt: Reminders['remindAt'] = async (tx, id, at) => {
    if (at)
      await jobs.enqueue(tx.db, job, { tenantId: tx.tenantId, id, at: at.toISOString() }, { startAfter: at })
  }
  return { remindAt, remind }
}
