import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { newRowId, writeCards } from '#server/cards/index.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'

const author = { accountId: '1', name: 'Bench' }
const batch = 500

const declared = (type: string): CardDeclaration => {
  const declaration = declarationOf(type)
  if (!declaration) throw new Error(`${type} is not declared`)
  return declaration
}

const write = (tx: TenantTransaction, type: string, cards: readonly CardValues[]) =>
  writeCards(
    tx,
    cards.map(values => ({ values })),
    { declaration: declared(type), author, action: 'imported', renamed: async () => undefined },
  )

/** What the objects are linked with. */
export interface Hubs {
  readonly place: string
  readonly person: string
  /** Of a hundred collections, those that hold all objects. */
  readonly collections: readonly string[]
  /** Some of the objects. */
  readonly objects: readonly string[]
}

/**
 * A hundred collections, and so many objects that all come from one place, were made by one person and belong to three of the collections.
 * @returns them, and how many objects a second were written.
 */
export async function fillLinks(
  database: Database,
  tenantId: string,
  count: number,
): Promise<Hubs & { readonly rate: number }> {
  const one = async (type: string, values: CardValues) => {
    const [written] = await database.inTenant(tenantId, tx => write(tx, type, [values]))
    return written?.record.id ?? ''
  }
  const place = await one('place', { placeLocation: [{ id: newRowId(), name: 'Ephesos' }] })
  const person = await one('person', { names: [{ id: newRowId(), name: 'Exekias' }] })
  const collections = (
    await database.inTenant(tenantId, tx =>
      write(
        tx,
        'collection',
        Array.from({ length: 100 }, (_, at) => ({ title: `Collection ${at}` })),
      ),
    )
  ).map(({ record }) => record.id)
  const full = collections.slice(0, 3)
  const objects: string[] = []
  const began = performance.now()
  for (let at = 0; at < count; at += batch) {
    const written = await database.inTenant(tenantId, tx =>
      write(
        tx,
        'object',
        Array.from({ length: Math.min(batch, count - at) }, (_, offset) => ({
          objectNumbers: [{ id: newRowId(), objectNumber: `L ${at + offset}` }],
          title: { en: `Sherd ${at + offset}` },
          productions: [{ id: newRowId(), type: { id: 31 }, agent: { id: person } }],
          currentPlace: { id: place },
          collections: full.map(id => ({ id: newRowId(), collection: { id } })),
        })),
      ),
    )
    const [first] = written
    if (first) objects.push(first.record.id)
  }
  return { place, person, collections: full, objects, rate: (count / (performance.now() - began)) * 1000 }
}
