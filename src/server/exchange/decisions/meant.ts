import type { Scope } from '#model/exchange/decisions.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import { cardItems, type Reader } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { labelsOf } from '#server/vocabularies/index.ts'

/** A term or record, as people tell it from others. */
export interface Meant {
  readonly id: string
  readonly name: string
  readonly about: string
}

/** Names terms or records of a scope, as the reader may see them; by id. */
export async function meantBy(
  tx: TenantTransaction,
  { vocabulary }: Scope,
  ids: readonly string[],
  reader: Reader,
): Promise<ReadonlyMap<string, Meant>> {
  const wanted = [...new Set(ids)]
  if (vocabulary === undefined) {
    const items = await cardItems(tx, wanted, reader)
    return new Map(
      items.map(({ id, title, shortDescription, description }) => [
        id,
        { id, name: title, about: [shortDescription, description].filter(Boolean).join(' · ') },
      ]),
    )
  }
  const terms = await labelsOf(tx, wanted)
  return new Map(
    [...terms].map(([id, term]) => [
      id,
      {
        id,
        name: nameOf(term, reader.language),
        about: term.path.map(step => nameOf(step, reader.language)).join(' › '),
      },
    ]),
  )
}
