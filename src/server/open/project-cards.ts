import type { CardDeclaration } from '#model/engine/define-card.ts'
import { declaredValues } from '#model/engine/earlier-values.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { type PublicCard, publicProjection } from '#model/open/public-card.ts'
import { cardTypes } from '#model/record-types.ts'
import { type CardRecord, namesOf, seesAll } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { knownTerms } from './known-terms.ts'
import { linkedRecords } from './linked-records.ts'
import { rulesOf } from './store/sites.ts'

/** Returns published records of a type as the public sees them now, in order. Their embargo and state are for the caller to ask. */
export async function projectCards(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  records: readonly Pick<CardRecord, 'data'>[],
): Promise<readonly PublicCard[]> {
  const all = records.map(({ data }) => declaredValues(fieldsOf(declaration), data))
  const known = await namesOf(tx, seesAll, declaration, all)
  const linked = await linkedRecords(tx, known)
  const gate = {
    rules: await rulesOf(tx, cardTypes[declaration.type]),
    today: await todayOf(tx),
    term: knownTerms(known),
    link: (id: string) => linked.get(id),
  }
  return all.map(values => publicProjection(declaration, values, gate))
}
