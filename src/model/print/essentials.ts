import { sectionsOf } from '../engine/completeness.ts'
import type { CardDeclaration, CardValues } from '../engine/define-card.ts'
import { allFields, isLeaf } from '../engine/fields.ts'
import { leafValues } from '../engine/values.ts'
import type { Leaf } from '../kinds/field.ts'
import { kindOf } from '../kinds/registry.ts'
import { readText } from './read-text.ts'
import type { ReadWords } from './read-view.ts'
import { type Readers, readableBy } from './readable.ts'

/** An essential fact about a record. */
export interface Essential {
  readonly path: string
  readonly label: string
  readonly text: string
}

const mostEssentials = 9
/** Maximum number of values shown of a repeated field. */
const mostValues = 3

/** Returns true for main fields offered as columns, except derived ones, which are less precise than entered text. */
const isEssential = (field: Leaf): boolean =>
  field.level === 'R' && field.column === true && !kindOf(field).choicesOf

/**
 * Returns a short summary of a record: the main fields offered as columns of lists, in their order.
 * @param known texts already shown beside it: number, title.
 */
export function essentialsOf(
  declaration: CardDeclaration,
  card: CardValues,
  words: ReadWords,
  readers: Readers = {},
  known: readonly string[] = [],
): Essential[] {
  const isReadable = readableBy(declaration, card, readers)
  const all = allFields(declaration)
  const isOpen = (path: string): boolean =>
    path
      .split('/')
      .map((_, at, steps) => steps.slice(0, at + 1).join('/'))
      .every(above => {
        const placed = all.get(above)
        return placed !== undefined && isReadable(above, placed.field)
      })
  const found = new Map<string, string[]>()
  for (const name of sectionsOf(declaration, card))
    for (const { path, field, value } of leafValues(declaration.sections[name]?.fields ?? {}, card)) {
      if (!isLeaf(field) || !isEssential(field) || !isOpen(path)) continue
      const text = readText(value, field, words)
      const texts = found.get(path) ?? []
      if (text !== '' && !texts.includes(text) && !known.includes(text)) found.set(path, [...texts, text])
    }
  return [...found].slice(0, mostEssentials).map(([path, texts]) => ({
    path,
    label: words.label(path),
    text: texts.slice(0, mostValues).join(', ') + (texts.length > mostValues ? ' …' : ''),
  }))
}
