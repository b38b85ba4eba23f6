import { type Language, localeOf } from '#model/languages.ts'
import { conditionReportPath } from '#model/navigation/condition-report-path.ts'
import { cardItems } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { defineReminders, type Reminders, type RemindersContext } from '#server/reminders/index.ts'
import { mayReport } from './permitted.ts'
import { isLastFinished, reportToRemind, setRemindAt } from './store/check-reminders.ts'

const dayMs = 86_400_000
/** So long before the day people are told: a colleague, light and a ladder have to be found. */
const daysBefore = 7
/** In the morning: this hour of UTC is before work in Europe. */
const morningMs = 5 * 3_600_000
/** A server that was off for longer says nothing of the days that went by. */
const graceMs = daysBefore * dayMs

export interface CheckReminders extends Pick<Reminders, 'remind'> {
  /** Sees to it that somebody is told before an object is to be looked at again. @param day YYYY-MM-DD */
  begin(tx: TenantTransaction, id: string, day: string): Promise<void>
}

const sayDay = (day: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(day)

/** Tells who finished a condition report that its object is to be looked at again soon, unless somebody has done so meanwhile. */
export function checkReminders(context: RemindersContext): CheckReminders {
  const { clock } = context
  const { remind, remindAt } = defineReminders(context, {
    name: 'condition-reports.remind',
    async take(tx, id, due) {
      const row = await reportToRemind(tx, id, due)
      if (!row) return undefined
      await setRemindAt(tx, id, null)
      const { number, cardId, procedureType, account, day } = row
      const isLate = clock().getTime() - due.getTime() > graceMs
      const isWanted = account !== null && !isLate && (await isLastFinished(tx, id))
      const [object] = await cardItems(tx, [cardId], 'en')
      const title = [object?.shortDescription, object?.title].filter(Boolean).join(' · ')
      return {
        next: null,
        accountIds: isWanted ? [account] : [],
        mayKnow: holder => mayReport(holder, 'read', procedureType),
        in(language) {
          const when = sayDay(new Date(day), language)
          return {
            title: `${number} · ${title}`,
            when,
            path: conditionReportPath(id),
            mail: common => ({ template: 'checkReminder', params: { ...common, number, title, when } }),
          }
        },
      }
    },
  })
  return {
    remind,
    async begin(tx, id, day) {
      const at = new Date(Date.parse(day) - daysBefore * dayMs + morningMs)
      if (at <= clock()) return
      await setRemindAt(tx, id, at)
      await remindAt(tx, id, at)
    },
  }
}
