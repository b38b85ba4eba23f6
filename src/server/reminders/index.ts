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
  /** Address of the page on which it is read. */
  readonly path: string
  /** The mail about it, but for who gets it. */
  mail(common: {
    readonly firstName: string
    readonly museum: string
    readonly link: string
  }): Pick<Message<MailTemplate>, 'template' | 'params'>
}

/** The action of a due reminder. */
export interface Taken {
  /** The moment of the one after it; null where nothing is left. */
  readonly next: Date | null
  /** Whom it concerns; nobody where it is too late for a word. */
  readonly accountIds: readonly string[]
  /** Returns true for people who may still read it; absent: the whole museum. */
  mayKnow?(holder: Holder): boolean
  in(language: Language): Reminder
}

/** A kind of reminders. */
export interface ReminderKind {
  /** Name of its job. */
  readonly name: string
  /**
   * Takes the reminder that is due at a moment: holds what it is about and keeps the moment of the next one, so that no other server finds this one.
   * @returns undefined where it was taken, or is no longer what it was.
   */
  take(tx: TenantTransaction, id: string, due: Date): Promise<Taken | undefined>
}

export interface Reminders {
  /** Sees to it that something is looked at again at a moment; null for never. */
  readonly remindAt: (tx: TenantTransaction, id: string, at: Date | null) => Promise<void>
  /** Reminds of something, where that is due and was not done; a job does it at its moment. */
  readonly remind: (due: DueReminder) => Promise<void>
}

/**
 * Reminds of days to come: by mail and on the open pages of whom they concern, each in their language. A reminder is taken together with what is sent,
 * so that two servers send it once; who has left the museum, may no longer read what it is about, or does not want such mails, is left alone.
 */
export function defineReminders(
  { database, clock, jobs, mailer, publicUrl }: RemindersContext,
  { name, take }: ReminderKind,
): Reminders {
  const tell = async (tx: TenantTransaction, accountId: string, taken: Taken) => {
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
      for (const accountId of taken.accountIds) await tell(tx, accountId, taken)
    })
  const job = defineJob<DueReminder>({ name, run: due => remind(due) })
  jobs.register(job)
  const remindAt: Reminders['remindAt'] = async (tx, id, at) => {
    if (at)
      await jobs.enqueue(tx.db, job, { tenantId: tx.tenantId, id, at: at.toISOString() }, { startAfter: at })
  }
  return { remindAt, remind }
}
