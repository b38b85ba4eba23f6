import type { WorkFigures } from '#model/api/statistics.ts'
import { declarations } from '#model/cards/declarations.ts'
import { dayIn, daysAfter, momentIn } from '#model/dates/museum-day.ts'
import { displayName } from '#model/display-name.ts'
import { cardTypes } from '#model/record-types.ts'
import { zoneOf } from '#server/platform/db/museum-day.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { KeptFigures } from './kept-figures.ts'
import { readableCards, readableProcedures } from './readable.ts'
import type { StatisticsContext } from './statistics-context.ts'
import { changesOfPeople, procedureCounts } from './store.ts'

/** Mondays of the last weeks until a day, the current one among them, the earliest first. */
export function weeksUntil(today: string, count: number): readonly string[] {
  const monday = daysAfter(today, -((new Date(today).getUTCDay() + 6) % 7))
  return Array.from({ length: count }, (_, at) => daysAfter(monday, -(count - 1 - at) * 7))
}

/** Work done and in progress (C-S07). Who did it is shown to administrators only. */
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
      const zone = await zoneOf(tx)
      const mondays = weeksUntil(dayIn(zone, now), weeks)
      const since = mondays[0] === undefined ? now : momentIn(zone, mondays[0], 0)
      // Nothing is to be looked up where all may be read.
      const types = readable.length === all.length ? undefined : readable
      const changes = await changesOfPeople(tx, { since, zone }, types)
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
