import { declarationOf } from '#model/cards/declarations.ts'
import { identityOf } from '#model/engine/identity.ts'
import { type CardType, cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { allTitles } from '../names/title-in.ts'
import { existingCards } from '../store/cards.ts'
import { searchesFor } from './searches.ts'
import { candidatesOfEach } from './store/candidates.ts'

/** A record with the names it has. */
export interface NamedRecord {
  readonly id: string
  readonly names: readonly string[]
}

/**
 * Records of some types that may be called like some names, as duplicates are looked for: candidates, which are to be compared. Types whose
 * records are never merged have none.
 * @returns records by name.
 */
export async function cardsCalledLike(
  tx: TenantTransaction,
  types: readonly CardType[],
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly NamedRecord[]>> {
  const found = new Map<string, NamedRecord[]>()
  for (const type of types) {
    const declaration = declarationOf(type)
    if (!declaration?.mergeable) continue
    const pairs = await candidatesOfEach(
      tx,
      cardTypes[declaration.type],
      names.flatMap((name, at) =>
        searchesFor(tx.tenantId, { names: [name], identifiers: [], years: undefined }).map(search => ({
          ...search,
          at,
        })),
      ),
    )
    const records = await existingCards(tx, [cardTypes[type]], [...new Set(pairs.map(({ id }) => id))])
    const known = new Map(
      records.map(({ id, data, titles }) => [id, identityOf(declaration, data, allTitles(titles)).names]),
    )
    for (const { at, id } of pairs) {
      const [name = '', itsNames] = [names[at], known.get(id)]
      if (itsNames) found.set(name, [...(found.get(name) ?? []), { id, names: itsNames }])
    }
  }
  return found
}
