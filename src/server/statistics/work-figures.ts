import type { WorkFigures } from '#model/api/statistics.ts'
import { cardTypes } from '#model/cards/card-types.ts'
import { declarations } from '#model/cards/declarations.ts'
import { displayName } from '#model/display-name.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { KeptFigures } from './kept-figures.ts'
import { readableCards, readableProcedures } from './readable.ts'
import type { StatisticsContext } from './statistics-context.ts'
import { changesOfPeople } from './store/changes.ts'
import { procedureCounts } from './store/procedures.ts'

const day = 86_400_000
const iso = (date: Date) => date.toISOString().slice(0, 10)

/** Mondays of the last weeks, the current one among them, the earliest first. */
export function weeksUntil(now: Date, count: number): readonly string[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const monday = today - ((now.getUTCDay() + 6) % 7) * day
  return Array.from({ length: count }, (_, at) => iso(new Date(monday - (count - 1 - at) * 7 * day)))
}

/** How much was done, and what is going on (acceptance row C-S07). Who did it is told to administrators alone. */
export function readWorkFigures(
  { database, clock }: StatisticsContext,
  keep: KeptFigures,
  actor: MuseumActor,
  weeks: number,
): Promise<WorkFigures> {
  const { tenantId, role } = actor
  const readable = readableCards(actor).flatMap(({ types }) => types.map(type => cardTypes[type]))
  const all = declarations.flatMap(({ types }) => types)
  const procedures = readableProcedures(actor)
  const count = () =>
    database.inTenant(tenantId, async tx => {
      const now = clock()
      const mondays = weeksUntil(now, weeks)
      const since = new Date(mondays[0] ?? now)
      // Nothing is to be looked up where all may be read.
      const types = readable.length === all.length ? undefined : readable
      const changes = await changesOfPeople(tx, since, types)
      const edits = (of: typeof changes) => of.reduce((sum, { edits }) => sum + edits, 0)
      const byPerson = Map.groupBy(changes, ({ id }) => id)
      const people = [...byPerson].map(([id, own]) => ({
        id,
        name: own[0] ? displayName(own[0]) : '',
        edits: edits(own),
      }))
      return {
        weeks: mondays.map(week => ({ week, edits: edits(changes.filter(one => one.week === week)) })),
        people: role === 'TENANT_ADMIN' ? people.toSorted((one, other) => other.edits - one.edits) : null,
        procedures: await procedureCounts(tx, procedures),
        countedAt: now.toISOString(),
      }
    })
  return keep([tenantId, role, weeks, ...readable, ...procedures].join(' '), count)
}
