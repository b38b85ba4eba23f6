import type { Change } from '#model/engine/diff.ts'
import type { Language } from '#model/languages.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { labelsOf } from '#server/vocabularies/index.ts'
import { titleIn } from '../names/title-in.ts'
import { type LinkedCards, linksPath } from '../save/link-by-hand.ts'
import { unsetAssociation } from '../save/unset-association.ts'
import { cardsByIds } from '../store/cards.ts'

/** Linked cards that the history names before it says that there are more. */
const mostNamed = 10

/** What the history keeps of a change of links: cards under an association, or, of a new order, their ids alone. */
const linkedIn = (value: unknown): LinkedCards | undefined => {
  if (Array.isArray(value)) return { type: '', ids: value, association: unsetAssociation }
  return typeof value === 'object' && value !== null && 'ids' in value ? (value as LinkedCards) : undefined
}

/** Says of changes of links by hand what the cards and associations are called: `title`, beside what is kept. */
export async function namedLinks(
  tx: TenantTransaction,
  changes: readonly Change[],
  language: Language,
): Promise<(change: Change) => Change> {
  const linked = changes
    .filter(({ path }) => path === linksPath)
    .flatMap(({ before, after }) => [linkedIn(before), linkedIn(after)])
    .filter(value => value !== undefined)
  if (linked.length === 0) return change => change
  const cards = new Map(
    (await cardsByIds(tx, [...new Set(linked.flatMap(({ ids }) => ids.slice(0, mostNamed)))])).map(card => [
      card.id,
      titleIn(card.titles, language) || card.number || '---',
    ]),
  )
  const terms = await labelsOf(
    tx,
    linked.flatMap(({ association }) => (association === unsetAssociation ? [] : [association])),
  )
  const named = (value: unknown): unknown => {
    const said = linkedIn(value)
    if (!said) return value
    const titles = said.ids.slice(0, mostNamed).map(id => cards.get(id) ?? id)
    const term = terms.get(said.association)
    const title = [...titles, ...(said.ids.length > mostNamed ? ['…'] : [])].join('; ')
    return { ...said, title: term ? `${nameOf(term, language)}: ${title}` : title }
  }
  return change =>
    change.path === linksPath && change.kind !== 'moved'
      ? { ...change, before: named(change.before), after: named(change.after) }
      : change
}
