import { roomDays } from '#model/api/procedures/room.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { dayMs } from '#model/dates/durations.ts'
import { valueAt } from '#model/engine/values.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'

export const offeredDays = [30, roomDays.default, 180, 365, roomDays.most] as const

/** After the last day of a procedure there still is something to write. */
const daysAfter = 14

/** For how many days a room is best opened: the least of those offered that outlast the procedure, and never less than usual. */
export function daysUntilOver({ type, values }: Pick<Procedure, 'type' | 'values'>, now: Date): number {
  const last = valueAt(values, procedureNamed(type)?.workflow.takesObjects?.until ?? '')
  if (typeof last !== 'string') return roomDays.default
  const left = (Date.parse(last) - now.getTime()) / dayMs + daysAfter
  return offeredDays.find(days => days >= Math.max(left, roomDays.default)) ?? roomDays.most
}
