import type { RefMapper } from '#model/kinds/kind.ts'
import type { Language } from '#model/languages.ts'
import { cardTypeOfId } from '#model/record-types.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import type { KnownNames, LinkedCard } from './known-names.ts'
import { ownTitle, titleIn } from './title-in.ts'

/** Returns the name of a linked record: its title, else its number, else '---' (C-K18). */
export const linkedName = (card: LinkedCard, language: Language): string =>
  titleIn(card.titles, language) || card.number || '---'

/** Returns the same whatever the language, where it is a name: for tables, which are read in again, and for citations. */
export const linkedOwnName = (card: LinkedCard, language: Language): string =>
  ownTitle(card.titles, language) || card.number || '---'

/** Fills in the names of references, in one language. A reference to nothing keeps its id alone. */
export const naming = (names: KnownNames, language: Language): RefMapper => ({
  term(_vocabulary, ref) {
    const term = names.terms.get(ref.id)
    return term ? { id: ref.id, name: nameOf(term, language) } : ref
  },
  link(_types, ref) {
    const linked = ref.id === undefined ? undefined : names.cards.get(ref.id)
    if (!linked) return ref
    // Without its type there is no way to it: fields keep the id, which is their value, and show the name.
    const type = linked.nameOnly ? undefined : cardTypeOfId(linked.type)
    return { id: linked.id, name: linkedName(linked, language), ...(type && { type }) }
  },
})

/** Notes what the values it is shown refer to, for `namesOf` to look up. */
export function collecting(): RefMapper & {
  readonly ids: { readonly terms: Set<string>; readonly cards: Set<string> }
} {
  const ids = { terms: new Set<string>(), cards: new Set<string>() }
  return {
    ids,
    term(_vocabulary, ref) {
      ids.terms.add(ref.id)
      return ref
    },
    link(_types, ref) {
      if (ref.id !== undefined) ids.cards.add(ref.id)
      return ref
    },
  }
}
