import { declarationOfId } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { declaredValues } from '#model/engine/earlier-values.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { shownToPublic } from '#model/engine/publicity.ts'
import {
  type LinkedRecord,
  type PublicCard,
  publicProjection,
  type SeenByPublic,
  seenByPublic,
} from '#model/open/public-card.ts'
import type { Holder } from '#model/permissions/access.ts'
import { cardTypes } from '#model/record-types.ts'
import {
  type CardRecord,
  cardsAbove,
  type KnownNames,
  type KnownToPublic,
  namesOf,
  seesAll,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { knownTerms } from './known-terms.ts'
import { linkedRecords } from './linked-records.ts'
import { rulesOf } from './store/sites.ts'

/** Names of terms and records as the public reads them; records of which it may not know are left out. */
export const publicNames = (
  { terms, cards }: KnownNames,
  linked: ReadonlyMap<string, LinkedRecord>,
): KnownNames => ({
  terms,
  cards: new Map(
    [...cards].flatMap(([id, card]) => {
      const names = linked.get(id)?.names
      return names ? [[id, { ...card, number: '', titles: { ...names } }] as const] : []
    }),
  ),
})

/** Ancestors of linked public records as far as the public may know of them: each is public, and says itself what is above it. */
async function aboveLinked(
  tx: TenantTransaction,
  { cards }: KnownNames,
  linked: ReadonlyMap<string, LinkedRecord>,
): Promise<KnownToPublic['above']> {
  const shownAbove = new Map<number, boolean>()
  const saysAbove = async (type: number): Promise<boolean> => {
    const declaration = declarationOfId(type)
    if (!declaration?.broaderPath) return false
    const known = shownAbove.get(type)
    if (known !== undefined) return known
    const isShown = shownToPublic(declaration, await rulesOf(tx, cardTypes[declaration.type]))
    shownAbove.set(type, isShown(declaration.broaderPath))
    return isShown(declaration.broaderPath)
  }
  const below: string[] = []
  for (const { id, type } of cards.values())
    if (linked.get(id)?.page && (await saysAbove(type))) below.push(id)
  const chains = await cardsAbove(tx, below)
  const all = new Map([...chains.values()].flat().map(card => [card.id, card]))
  const nothing = new Map<string, never>()
  const known = await linkedRecords(tx, { terms: nothing, cards: all })
  const named = publicNames({ terms: nothing, cards: all }, known).cards
  return new Map(
    [...chains].map(([id, chain]) => {
      const end = chain.findIndex(card => known.get(card.id)?.page === undefined)
      const seen = end < 0 ? chain : chain.slice(0, end)
      return [id, seen.flatMap(card => named.get(card.id) ?? [])]
    }),
  )
}

/** Published records as the public sees them, and those they refer to as far as it may know of them. */
export interface Projected {
  readonly records: readonly { readonly card: PublicCard; readonly seen: SeenByPublic }[]
  readonly known: KnownToPublic
}

/** Returns published records of a type as the public sees and finds them now, in order. Their embargo and state are for the caller to ask. */
export async function projectRecords(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  records: readonly Pick<CardRecord, 'data'>[],
  holder: Holder = seesAll,
): Promise<Projected> {
  const all = records.map(({ data }) => declaredValues(fieldsOf(declaration), data))
  const known = await namesOf(tx, seesAll, declaration, all)
  const linked = await linkedRecords(tx, known, holder)
  const gate = {
    rules: await rulesOf(tx, cardTypes[declaration.type]),
    today: await todayOf(tx),
    term: knownTerms(known),
    link: (id: string) => linked.get(id),
  }
  return {
    records: all.map(values => {
      const seen = seenByPublic(declaration, values, gate)
      return { seen, card: publicProjection(declaration, values, gate, seen) }
    }),
    known: { names: publicNames(known, linked), above: await aboveLinked(tx, known, linked) },
  }
}

/** Returns published records of a type as the public sees them now, in order. @param holder somebody of the staff who is shown this */
export const projectCards = async (
  tx: TenantTransaction,
  declaration: CardDeclaration,
  records: readonly Pick<CardRecord, 'data'>[],
  holder: Holder = seesAll,
): Promise<readonly PublicCard[]> =>
  (await projectRecords(tx, declaration, records, holder)).records.map(({ card }) => card)
