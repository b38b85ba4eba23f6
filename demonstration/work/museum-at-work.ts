import { cardEndpoints } from '#model/api/cards/card-endpoints.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { dayMs } from '#model/dates/durations.ts'
import { dayIn, platformZone } from '#model/dates/museum-day.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { Language } from '#model/languages.ts'
import { type CardType, cardTypes } from '#model/record-types.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { cardsWithNumbers, existingCards } from '#server/cards/index.ts'
import { findCards } from '#server/exchange/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { findOrCreate } from '#server/vocabularies/index.ts'
import type { Hands } from './hands.ts'

/** A museum in which people are at work: who they are, and where things are by the names that people use. */
export interface MuseumAtWork {
  readonly admin: Hands
  readonly curator: Hands
  /** The day so many days from today: YYYY-MM-DD. */
  day(days: number): string
  /** As many days from today, or as many as to the Monday after when that day is of a weekend. */
  workday(days: number): number
  /** The card of a type that is called so. */
  card(type: CardType, title: string): Promise<{ readonly id: string }>
  /** The record of one of these types that is called so, or has that number; undefined where there is none. */
  record(types: readonly CardType[], name: string): Promise<{ readonly id: string } | undefined>
  /** Id of the object with a number. */
  object(number: string): Promise<string>
  /** Id of the picture of the object with a number. */
  picture(number: string): Promise<string>
  /** A term by its name, or by the way to it: 'house > room'. */
  term(code: VocabularyCode, name: string): Promise<{ readonly id: string }>
}

export interface AtWorkOptions {
  readonly database: Database
  readonly clock: Clock
  readonly tenantId: string
  readonly language: Language
  readonly admin: Hands
  readonly curator: Hands
}

/** Days from a day of the weekend to the Monday after it: from Sunday, from Saturday. */
const weekend: Readonly<Record<number, number>> = { 0: 1, 6: 2 }

/** @throws when something is asked for that the museum does not have. */
export function museumAtWork(options: AtWorkOptions): MuseumAtWork {
  const { database, clock, tenantId, language, admin, curator } = options
  const found = <Found>(value: Found | undefined, name: string): Found => {
    if (value === undefined) throw new Error(`The demonstration has no ${name}`)
    return value
  }
  const object = (number: string) =>
    database.inTenant(tenantId, async tx =>
      found((await cardsWithNumbers(tx, cardTypes.object, [number]))[0]?.cardId, number),
    )
  const dateOf = (days: number) => new Date(clock().getTime() + days * dayMs)
  const day = (days: number) => dayIn(platformZone, dateOf(days))
  return {
    admin,
    curator,
    day,
    workday: days => days + (weekend[dateOf(days).getUTCDay()] ?? 0),
    async card(type, title) {
      const { list } = cardEndpoints(found(declarationOf(type), type))
      const { result } = await admin(list, { query: { q: title, without_filters: 'true' } })
      return { id: found(result.find(row => row.title === title)?.id, title) }
    },
    record: (types, name) =>
      database.inTenant(tenantId, async tx => {
        const [id] = (await findCards(tx, types, [name]))(name)
        return id === undefined ? undefined : { id }
      }),
    object,
    async picture(number) {
      const id = await object(number)
      const types = typeIdsOf(found(declarationOf('object'), 'object'))
      const [record] = await database.inTenant(tenantId, tx => existingCards(tx, types, [id]))
      return found(record?.cover_file_id ?? undefined, `picture of ${number}`)
    },
    term: (code, name) =>
      database.inTenant(tenantId, async tx => {
        const editor = { accountId: null, impersonatorId: null }
        const terms = await findOrCreate(tx, code, [name], { create: false, language, editor })
        return { id: found(terms.get(name), name) }
      }),
  }
}
