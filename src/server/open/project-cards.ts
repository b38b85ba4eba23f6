import type { CardDeclaration } from '#model/engine/define-card.ts'
import { declaredValues } from '#model/engine/earlier-values.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import {
  type LinkedRecord,
  type PublicCard,
  publicProjection,
  type SeenByPublic,
  seenByPublic,
} from '#model/open/public-card.ts'
import { cardTypes } from '#model/record-types.ts'
import {
  type CardRecord,
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
): Promise<Projected> {
  const all = records.map(({ data }) => declaredValues(fieldsOf(declaration), data))
  const known = await namesOf(tx, seesAll, declaration, all)
  const linked = await linkedRecords(tx, known)
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
    known: { names: publicNames(known, linked), isPublic: id => linked.get(id)?.page !== undefined },
  }
}

/** Returns published records of a type as the public sees them now, in order. */
export const projectCards = async (
  tx: TenantTransaction,
  declaration: CardDeclaration,
  records: readonly Pick<CardRecord, 'data'>[],
): Promise<readonly PublicCard[]> =>
  (await projectRecords(tx, declaration, records)).records.map(({ card }) => card)
