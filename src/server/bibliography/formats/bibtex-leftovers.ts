import type { Leftover } from '#model/bibliography/leftovers.ts'
import { fold } from '#model/text/fold.ts'

/** Fields that always come to something in an item, sometimes in other words than theirs. */
const understood: ReadonlySet<string> = new Set(
  `abstract address annotation annote author booktitle booksubtitle date day doi edition editor isbn issn issue journal
  journaltitle keywords langid language location month note number pages pagetotal publisher series subtitle title translator type
  url urldate volume year crossref xref entrysubtype`.split(/\s+/),
)

const words = (text: string): readonly string[] =>
  fold(text.replace(/\\[a-zA-Z]+\*?|\\.|[{}$~]/g, ' ')).match(/[\p{L}\p{N}]+/gu) ?? []

/** Fields of an entry whose words are nowhere in the item made of it: own ones of a program, and those its type does not have. */
export function bibtexLeftovers(
  properties: Readonly<Record<string, unknown>>,
  item: Readonly<Record<string, unknown>>,
): readonly Leftover[] {
  const known = new Set(words(JSON.stringify(item)))
  return Object.entries(properties).flatMap(([name, value]) => {
    const text = String(value).replace(/[{}]/g, '').trim()
    if (text === '' || understood.has(name) || words(text).every(word => known.has(word))) return []
    return [{ name, text }]
  })
}
