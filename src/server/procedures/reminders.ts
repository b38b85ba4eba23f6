import { dayMs } from '#model/dates/durations.ts'
import { dayIn, daysAfter, longDay, momentIn } from '#model/dates/museum-day.ts'
import { localeOf } from '#model/languages.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { procedureDeclarations, procedureNamed } from '#model/procedures/declarations.ts'
import { type DateReminder, remindersOf } from '#model/procedures/reminders.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { zoneOf } from '#server/platform/db/museum-day.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import { defineReminders, type Reminders, type RemindersContext } from '#server/reminders/index.ts'
import { may } from './permitted.ts'
import { membersOf } from './store/people.ts'
import { type ProcedureRecord, procedureById, procedureToChange } from './store/procedures.ts'
import { remindedAt, setReminder, takeReminder } from './store/reminders.ts'

/** A server that was off for longer says nothing of the days that went by. */
const graceMs = 7 * dayMs

const allTypes = procedureDeclarations.map(({ name }) => name)

const of = ({ type, status, document }: ProcedureRecord, zone: string): DateReminder[] => {
  const declaration = procedureNamed(type)
  return declaration ? remindersOf(declaration, status, document, zone) : []
}

export interface ProcedureReminders extends Pick<Reminders, 'remind'> {
  /** Recalculates the next reminder to the managers of a procedure, after each change of its dates or status. */
  again(tx: TenantTransaction, id: string): Promise<void>
}

/** Tells the managers of procedures of the days these have to do with, as their declarations say. */
export function procedureReminders(
  context: RemindersContext & { readonly texts: TextBook },
): ProcedureReminders {
  const { clock, texts } = context
  const nextOf = (row: ProcedureRecord, zone: string, after: Date): Date | null =>
    (row.deleted_at ? undefined : of(row, zone).find(({ at }) => at > after))?.at ?? null

  const { remind, remindAt } = defineReminders(context, {
    name: 'procedures.remind',
    async take(tx, id, due) {
      const row = await procedureToChange(tx, allTypes, id)
      if (!row || row.deleted_at || !(await takeReminder(tx, row.id, due))) return undefined
      const now = clock()
      const zone = await zoneOf(tx)
      // A museum that moved to another zone since is reminded once that day, whatever hour the reminder was made for.
      const day = dayIn(zone, due)
      const rest = momentIn(zone, daysAfter(day, 1), 0)
      const next = nextOf(row, zone, now > rest ? now : rest)
      await setReminder(tx, row.id, next)
      const todays = of(row, zone).filter(({ at }) => dayIn(zone, at) === day)
      const isLate = now.getTime() - due.getTime() > graceMs
      const members = (await membersOf(tx, [row.id])).get(row.id) ?? []
      const { number, title, type } = row
      const declaration = procedureNamed(type)
      const area = declaration?.type ?? type
      return {
        next,
        accountIds:
          isLate || todays.length === 0
            ? []
            : members.flatMap(({ manager, person }) => (manager ? [person.id] : [])),
        mayKnow: holder => declaration !== undefined && may(holder, declaration, 'read'),
        in(language) {
          const nameOf = ({ date }: DateReminder) =>
            texts.translate(language, `${area}.date/${date.kind}` as TextKey)
          const date = todays.map(nameOf).join(', ')
          const when = todays[0] ? longDay(todays[0].day, localeOf(language)) : ''
          return {
            title: `${date}: ${number} · ${title}`,
            when,
            path: procedurePath(row.id),
            mail: common => ({
              template: 'procedureReminder',
              params: { ...common, number, title, date, when },
            }),
          }
        },
      }
    },
  })

  return {
    remind,
    async again(tx, id) {
      const row = await procedureById(tx, allTypes, id)
      const next = row ? nextOf(row, await zoneOf(tx), clock()) : null
      if (!row || next?.getTime() === (await remindedAt(tx, row.id))?.getTime()) return
      await setReminder(tx, row.id, next)
      await remindAt(tx, row.id, next)
    },
  }
}
