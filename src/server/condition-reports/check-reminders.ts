import type { ReportValues } from '#model/condition-reports/report-sheet.ts'
import { dayMs } from '#model/dates/durations.ts'
import { daysAfter, longDay, morningOf } from '#model/dates/museum-day.ts'
import { localeOf } from '#model/languages.ts'
import { conditionReportPath } from '#model/navigation/condition-report-path.ts'
import { cardItems, seesAll } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { zoneOf } from '#server/platform/db/museum-day.ts'
import { setReminder, takeReminder } from '#server/procedures/index.ts'
import { defineReminders, type Reminders, type RemindersContext } from '#server/reminders/index.ts'
import { mayReport } from './permitted.ts'
import { isLastFinished } from './store/checks-due.ts'
import { reportToChange } from './store/reports.ts'

/** The day of the next check. */
export const nextCheckOf = ({ recommendation }: ReportValues): string | null =>
  recommendation?.nextCheck ?? null

/** So long before the day people are reminded: a colleague, light and a ladder have to be found. */
const daysBefore = 7
/** A server that was off for longer says nothing of the days that went by. */
const graceMs = daysBefore * dayMs

export interface CheckReminders extends Pick<Reminders, 'remind'> {
  /** Makes sure that somebody is reminded before an object is to be looked at again. @param day YYYY-MM-DD */
  begin(tx: TenantTransaction, id: string, day: string): Promise<void>
}

/** Tells who finished a condition report that its object is to be looked at again soon, unless somebody has done so meanwhile. */
export function checkReminders(context: RemindersContext): CheckReminders {
  const { clock } = context
  const { remind, remindAt } = defineReminders(context, {
    name: 'condition-reports.remind',
    async take(tx, id, due) {
      const row = await reportToChange(tx, id)
      const day = row && nextCheckOf(row.document)
      if (!row || !day || row.state !== 'FINISHED' || !(await takeReminder(tx, row.id, due))) return undefined
      const { number, card_id: cardId, procedure_type: procedureType, finished_account: account } = row
      const isLate = clock().getTime() - due.getTime() > graceMs
      const [object] = await cardItems(tx, [cardId], { actor: seesAll, language: 'en' })
      const isWanted = object && account !== null && !isLate && (await isLastFinished(tx, row.id))
      const title = [object?.shortDescription, object?.title].filter(Boolean).join(' · ')
      return {
        next: null,
        accountIds: isWanted ? [account] : [],
        mayKnow: holder => mayReport(holder, 'read', procedureType),
        in(language) {
          const when = longDay(day, localeOf(language))
          return {
            title: `${number} · ${title}`,
            when,
            path: conditionReportPath(row.id),
            mail: common => ({ template: 'checkReminder', params: { ...common, number, title, when } }),
          }
        },
      }
    },
  })
  return {
    remind,
    async begin(tx, id, day) {
      const at = morningOf(await zoneOf(tx), daysAfter(day, -daysBefore))
      if (at <= clock()) return
      await setReminder(tx, id, at)
      await remindAt(tx, id, at)
    },
  }
}
