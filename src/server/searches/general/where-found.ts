import type { FoundCard } from '#model/api/searches/general.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { facetsOf } from '#model/engine/facets.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { leafValues } from '#model/engine/values.ts'
import type { Leaf } from '#model/kinds/field.ts'
import type { Words } from '#model/kinds/kind.ts'
import { kindOf } from '#model/kinds/registry.ts'
import type { Language } from '#model/languages.ts'
import { matchRanges, wordsIn } from '#model/searches/match-ranges.ts'
import { cut } from '#model/text/cut.ts'
import { tokensOf } from '#model/text/tokens.ts'
import { allNames } from '#model/vocabularies/starts.ts'
import { allTitles, type CardRecord, type KnownNames, labelText, wordsOf } from '#server/cards/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'

/** Text that was searched. */
export interface SearchedText {
  readonly q: string
  /** An age was looked for beside it. */
  readonly aged: boolean
}

/** Characters of what is shown of a long text. */
const snippetLength = 140
/** Characters before what was found. */
const before = 40

/** The part of a text around a place. */
function around(text: string, at: number): string {
  if (text.length <= snippetLength) return text
  const begin = at <= before ? 0 : text.lastIndexOf(' ', at - before) + 1
  const part = cut(text.slice(begin), snippetLength)
  return `${begin > 0 ? '… ' : ''}${part}${begin + part.length < text.length ? ' …' : ''}`
}

interface Place {
  readonly path: string
  readonly text: string
}

/** Texts of a value that a search finds it by: as it is shown, and, where that is not it, in the words of another language. */
function textsOf(field: Leaf, value: unknown, words: Words, { terms, cards }: KnownNames): readonly string[] {
  const kind = kindOf(field)
  const shown = kind.show(value, field, words)
  const others = (kind.facts(value, field).ids ?? []).flatMap(id => {
    const term = terms.get(id)
    return [
      ...(term ? [...[term, ...term.path].flatMap(allNames), term.notation ?? ''] : []),
      ...allTitles(cards.get(id)?.titles),
    ]
  })
  // A text in several languages is shown in the one that matched.
  return [...(kind.facts(value, field).words ?? []), shown, ...others.map(name => `${shown} (${name})`)]
}

/** The field with most of the words searched, the first of several. */
function placeOf(
  declaration: CardDeclaration,
  { data }: CardRecord,
  names: KnownNames,
  words: Words,
  { q, aged }: SearchedText,
): Place | undefined {
  const wanted = tokensOf(q)
  const dating = aged ? facetsOf(declaration).find(({ field }) => kindOf(field).isDating)?.path : undefined
  let best: (Place & { readonly count: number }) | undefined
  for (const { path, field, value } of leafValues(fieldsOf(declaration), data)) {
    const leaf = field as Leaf
    if (wanted.length === 0 && path === dating) return { path, text: kindOf(leaf).show(value, leaf, words) }
    for (const text of textsOf(leaf, value, words, names)) {
      const count = wordsIn(text, wanted).length
      if (count > (best?.count ?? 0)) best = { path, text, count }
    }
  }
  return best
}

/** Name of a field, with that of its parent. */
function labelOf(texts: TextBook, language: Language, declaration: CardDeclaration, path: string): string {
  const keys = path.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'))
  const labels = keys
    .filter(key => texts.has(language, `${declaration.type}.${key}`))
    .map(key => labelText(texts, language, declaration, key))
  return [...new Set(labels)].join(': ')
}

/**
 * Returns the place of a match in a record; null where its heading contains it, or where no field of its own does (it is in the name of
 * something above what it refers to).
 * @param heading number, title and second line as they are shown
 */
export function whereFound(
  texts: TextBook,
  language: Language,
  declaration: CardDeclaration,
  card: { readonly record: CardRecord; readonly names: KnownNames; readonly heading: string },
  looked: SearchedText,
): FoundCard['match'] {
  const missing = tokensOf(looked.q).filter(word => wordsIn(card.heading, [word]).length === 0)
  if (missing.length === 0 && !looked.aged) return null
  const words = wordsOf(texts, declaration, card.names, language)
  const q = missing.join(' ')
  const place = placeOf(declaration, card.record, card.names, words, { q, aged: looked.aged })
  if (!place) return null
  const flat = place.text.replace(/\s+/g, ' ')
  const text = around(flat, matchRanges(flat, q)[0]?.[0] ?? 0)
  return {
    label: labelOf(texts, language, declaration, place.path),
    text,
    ranges: matchRanges(text, q).map(([from, to]): [number, number] => [from, to]),
  }
}
