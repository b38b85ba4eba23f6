import type { CardValues } from '#model/engine/define-card.ts'
import { placedRefs } from '#model/engine/placed-refs.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import type { Problems } from '#model/kinds/kind.ts'
import { type CardType, cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { lockTermNames, usable } from '#server/vocabularies/index.ts'
import { cardsByIds } from '../store/cards.ts'
import { holdRegister } from '../store/register.ts'

/** The values of a record to be checked, with those it had. */
interface Checked {
  readonly values: CardValues
  readonly before?: CardValues
  readonly problems: Problems
}

/** References of a record that it did not have before, each with where its problems go. */
function newRefs(declaration: Sheet, { values, before = {}, problems }: Checked) {
  const known = placedRefs(declaration, before)
  const [oldTerms, oldLinks] = [known.terms, known.links].map(
    refs => new Set(refs.map(({ path, id }) => `${path} ${id}`)),
  )
  const now = placedRefs(declaration, values)
  return {
    terms: now.terms
      .filter(({ path, id }) => !oldTerms?.has(`${path} ${id}`))
      .map(term => ({ ...term, problems: problems.at(term.place) })),
    links: now.links
      .filter(({ path, id }) => !oldLinks?.has(`${path} ${id}`))
      .map(link => ({ ...link, problems: problems.at(link.place) })),
  }
}

/** Checks new references of several records as `checkRefs` does, all at once; those to records in the trash are let through where `binned` is. */
export async function checkAllRefs(
  tx: TenantTransaction,
  declaration: Sheet,
  records: readonly Checked[],
  { binned = false } = {},
): Promise<void> {
  const found = records.map(each => newRefs(declaration, each))
  const terms = found.flatMap(each => each.terms)
  const links = found.flatMap(each => each.links)
  if (terms.length > 0) await lockTermNames(tx)
  const unusable = await usable(
    tx,
    terms.map(({ vocabulary, id }) => ({ code: vocabulary, id })),
  )
  const bad = new Set(unusable.map(({ code, id }) => `${code} ${id}`))
  for (const { problems, vocabulary, id } of terms)
    if (bad.has(`${vocabulary} ${id}`)) problems.add({ key: 'term' })
  // Locked, so that nobody deletes what is about to be linked.
  if (links.length > 0) await holdRegister(tx)
  const cards = new Map(
    (
      await cardsByIds(
        tx,
        links.map(({ id }) => id),
      )
    ).map(card => [card.id, card]),
  )
  for (const { problems, types, id } of links) {
    const card = cards.get(id)
    const isThere = card && (binned || !card.deleted_at)
    const fits = isThere && types.some(type => cardTypes[type as CardType] === card.type)
    if (!fits) problems.add({ key: 'link' })
  }
}

/**
 * Checks new references of a record: terms have to belong to the right vocabulary and be selectable, records have to be of an allowed type.
 * Existing references are accepted, even if deprecated since.
 */
export const checkRefs = (
  tx: TenantTransaction,
  declaration: Sheet,
  card: CardValues,
  before: CardValues,
  problems: Problems,
): Promise<void> => checkAllRefs(tx, declaration, [{ values: card, before, problems }])
