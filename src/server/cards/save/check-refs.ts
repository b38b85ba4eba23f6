import type { CardValues } from '#model/engine/define-card.ts'
import { placedRefs } from '#model/engine/placed-refs.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import type { Problems } from '#model/kinds/kind.ts'
import { type CardType, cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { lockTermNames, usable } from '#server/vocabularies/index.ts'
import { cardsByIds } from '../store/cards.ts'
import { holdRegister } from '../store/register.ts'

/**
 * Checks new references of a record: terms have to belong to the right vocabulary and be selectable, records have to be of an allowed type.
 * Existing references are accepted, even if deprecated since.
 */
export async function checkRefs(
  tx: TenantTransaction,
  declaration: Sheet,
  card: CardValues,
  before: CardValues,
  problems: Problems,
): Promise<void> {
  const known = placedRefs(declaration, before)
  const [oldTerms, oldLinks] = [known.terms, known.links].map(
    refs => new Set(refs.map(({ path, id }) => `${path} ${id}`)),
  )
  const now = placedRefs(declaration, card)
  const terms = now.terms.filter(({ path, id }) => !oldTerms?.has(`${path} ${id}`))
  const links = now.links.filter(({ path, id }) => !oldLinks?.has(`${path} ${id}`))
  if (terms.length > 0) await lockTermNames(tx)
  const unusable = await usable(
    tx,
    terms.map(({ vocabulary, id }) => ({ code: vocabulary, id })),
  )
  const bad = new Set(unusable.map(({ code, id }) => `${code} ${id}`))
  for (const { place, vocabulary, id } of terms)
    if (bad.has(`${vocabulary} ${id}`)) problems.at(place).add({ key: 'term' })
  // Locked, so that nobody deletes what is about to be linked.
  if (links.length > 0) await holdRegister(tx)
  const cards = new Map(
    (
      await cardsByIds(
        tx,
        links.map(({ id }) => id),
      )
    ).map(found => [found.id, found]),
  )
  for (const { place, types, id } of links) {
    const found = cards.get(id)
    const fits = found && !found.deleted_at && types.some(type => cardTypes[type as CardType] === found.type)
    if (!fits) problems.at(place).add({ key: 'link' })
  }
}
