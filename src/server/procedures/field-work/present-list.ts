import type { FieldItem } from '#model/api/procedures/field-work.ts'
import { typesOfLines } from '#model/cards/records-of-lines.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { valueAt } from '#model/engine/values.ts'
import type { TermRef } from '#model/kinds/values.ts'
import { mayOpen } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Asker } from '../acting.ts'
import { lineItems } from '../objects/line-items.ts'
import type { Found } from '../permitted.ts'
import { documentsOf } from '../store/field-entries.ts'
import type { ObjectRecord } from '../store/objects.ts'
import { localizedWords, placeWords } from './place-words.ts'

const isSettled = ({ declaration }: Found, document: CardValues): boolean => {
  const { settles } = declaration.workflow
  const state = settles && valueAt(document, settles.path)
  return typeof state === 'object' && state !== null && 'id' in state
    ? (settles?.by.includes(Number(state.id)) ?? false)
    : false
}

/** Lines of a procedure as a list for devices: from where to where each object goes. Where it stands is told to those who may open its record. */
export async function presentFieldList(
  tx: TenantTransaction,
  asker: Asker,
  one: Found,
  records: readonly ObjectRecord[],
): Promise<FieldItem[]> {
  const { fieldWork } = one.declaration.workflow
  const ids = records.map(({ cardId }) => cardId)
  const items = await lineItems(tx, one.declaration, ids, asker)
  const isOpen = typesOfLines(one.declaration.lines).every(type => mayOpen(asker.actor, type))
  const documents = isOpen ? await documentsOf(tx, ids) : new Map<string, CardValues>()
  const ways = records.map(({ cardId, document }) => {
    const given = { values: one.row.document, line: document }
    return { from: fieldWork?.from(given, documents.get(cardId) ?? {}), to: fieldWork?.to(given) }
  })
  const names = await placeWords(
    tx,
    ways.flatMap(({ from, to }) => [from, to].flatMap(place => place?.id ?? [])),
  )
  const placeOf = (place: TermRef | undefined) =>
    place ? { id: place.id, name: localizedWords(names.get(place.id), asker.language) } : null
  return records.map(({ cardId, document }, at) => {
    const item = items.get(cardId)
    return {
      objectId: cardId,
      number: item?.number ?? '',
      title: item?.title ?? '---',
      thumbnailUrl: item?.thumbnailUrl ?? null,
      from: placeOf(ways[at]?.from),
      to: placeOf(ways[at]?.to),
      settled: isSettled(one, document),
    }
  })
}
