import { declarationOf } from '#model/cards/declarations.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { parseCard } from '#model/engine/parse-card.ts'
import { problemList } from '#model/engine/problem-list.ts'
import { newRowId, writeCards } from '#server/cards/index.ts'
import type { Database } from '#server/platform/db/index.ts'
import { seeded } from '../catalogue/invented-objects.ts'
import { rangedDate } from '../catalogue/ranged-date.ts'
import { inventedName } from '../merging/fill-persons.ts'

const author = { accountId: '1', name: 'Bench' }
const batch = 500
const places = 200
const persons = 5000

async function write(
  database: Database,
  tenantId: string,
  type: 'place' | 'person',
  count: number,
  invent: (at: number) => CardValues,
): Promise<readonly string[]> {
  const declaration = declarationOf(type)
  if (!declaration) throw new Error(`${type} is not declared`)
  const ids: string[] = []
  for (let at = 0; at < count; at += batch) {
    const cards = Array.from({ length: Math.min(batch, count - at) }, (_, offset) => ({
      values: parseCard(declaration, invent(at + offset), problemList().problems, newRowId),
    }))
    const written = await database.inTenant(tenantId, tx =>
      writeCards(tx, cards, { declaration, author, action: 'imported', renamed: async () => undefined }),
    )
    ids.push(...written.map(({ record }) => record.id))
  }
  return ids
}

/** What searches ask for. */
export interface Makers {
  /** The first was the birthplace of most, the last of few. */
  readonly places: readonly string[]
  /** The first made most, the last next to nothing. */
  readonly persons: readonly string[]
}

/** Persons born in places between 1400 and 1900; some of either are met often, most rarely. */
export async function writeMakers(database: Database, tenantId: string): Promise<Makers> {
  const random = seeded(7)
  const placeIds = await write(database, tenantId, 'place', places, at => ({
    placeLocation: [{ name: `Borgo ${at}` }],
  }))
  const personIds = await write(database, tenantId, 'person', persons, at => {
    const born = Math.round(1400 + random() * 500)
    return {
      entityType: { id: 5 },
      names: [{ name: inventedName(at) }],
      places: [{ place: { id: placeIds[Math.floor(random() ** 3 * places)] } }],
      birthDate: rangedDate(born, born + 1),
    }
  })
  return { places: placeIds, persons: personIds }
}

/** Half of the objects were made by one of the persons. */
export const madeBy =
  ({ persons: ids }: Makers) =>
  (at: number): CardValues => {
    const random = seeded(at + 1_000_003)
    if (random() < 0.5) return {}
    return { productions: [{ type: { id: 31 }, agent: { id: ids[Math.floor(random() ** 3 * ids.length)] } }] }
  }
