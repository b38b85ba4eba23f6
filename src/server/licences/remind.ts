import { showDay } from '#model/dates/day.ts'
import { dayMs } from '#model/dates/durations.ts'
import type { LicenceType } from '#model/licences/documents.ts'
import { reminderDue, siteEnd, siteReminderDue } from '#model/licences/licence-end.ts'
import { wantsMail } from '#server/access/index.ts'
import { siteStateOf } from '#server/open/index.ts'
import type { MailTemplate } from '#server/platform/mail/index.ts'
import { type LicencesContext, licencePath } from './licences-context.ts'
import { lockLicence, museumsEnding, setReminded } from './store/licence.ts'
import { administratorsOf } from './store/people.ts'

const templates = {
  TRIAL: { ending: 'trialEnding', ended: 'trialEnded' },
  PAID: { ending: 'licenceEnding', ended: 'licenceEnded' },
} as const satisfies Readonly<Record<LicenceType, Record<'ending' | 'ended', MailTemplate>>>

/** No reminder is further before the end of a licence, or after it. */
const beforeMs = 31 * dayMs
const afterMs = 91 * dayMs

/**
 * Reminds the administrators of every museum whose licence ends soon or has ended, or whose public site ends with it, those who want it, each in their language. What was
 * mailed last is kept with the end it was about: so each reminder is mailed once, and again when the licence was extended.
 */
export async function remindOfEnds({ database, clock, mailer, publicUrl }: LicencesContext): Promise<void> {
  const now = clock()
  const near = await database.asSystem('licences that end', db =>
    museumsEnding(db, new Date(now.getTime() - afterMs), new Date(now.getTime() + beforeMs)),
  )
  for (const tenantId of near)
    await database.inTenant(tenantId, async tx => {
      const { type, to, museum, reminded } = await lockLicence(tx)
      const dueOfSite = siteReminderDue(to, now)
      const due = dueOfSite ?? reminderDue(type, to, now)
      const mark = `${type} ${to.toISOString()} ${due}`
      if (!due || mark === reminded || (dueOfSite && (await siteStateOf(tx)) !== 'open')) return
      await setReminded(tx, mark)
      const template = dueOfSite ? 'siteEnding' : templates[type][due === 'ended' ? 'ended' : 'ending']
      const end = dueOfSite ? siteEnd(to) : to
      for (const account of await administratorsOf(tx)) {
        if (!wantsMail(account, 'licence')) continue
        const { firstName, email, language } = account
        await mailer.send(tx.db, {
          to: email,
          language,
          template,
          params: {
            firstName,
            museum,
            date: showDay(end.toISOString()),
            link: `${publicUrl()}${licencePath}`,
          },
        })
      }
    })
}
