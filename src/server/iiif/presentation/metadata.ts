import type { CardDeclaration } from '#model/engine/define-card.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { withQualifiers } from '#model/engine/qualify.ts'
import type { Language } from '#model/languages.ts'
import { type LanguageMap, languageMap, plainText } from '#model/open/iiif/language-map.ts'
import type { PublicCard } from '#model/open/public-card.ts'
import { type ReadEntry, type ReadValue, readView } from '#model/print/read-view.ts'
import { publicWords } from '#server/open/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'

/** A line that viewers show of a record. */
export interface LabelledValue {
  readonly label: LanguageMap
  readonly value: LanguageMap
}

/** Returns a field within another as a line of text: 'Technique: oil on canvas'. */
const line = ({ label, value }: ReadEntry): string => `${label}: ${linesOf(value).join('; ')}`

/** Returns a value as lines of text. */
function linesOf(value: ReadValue): readonly string[] {
  switch (value.kind) {
    case 'text':
      return [value.text]
    case 'lines':
      return value.lines
    case 'fields':
      return value.entries.map(line)
    case 'table':
      return value.rows.map(row =>
        row.flatMap((cell, at) => (cell === '' ? [] : [`${value.columns[at] ?? ''}: ${cell}`])).join('; '),
      )
    case 'rows':
      return value.rows.map(row => row.map(line).join('; '))
  }
}

/** Returns what the public reads of a record, field by field, in all languages of the site. */
export function metadataOf(
  texts: TextBook,
  site: readonly Language[],
  declaration: CardDeclaration,
  card: PublicCard,
): readonly LabelledValue[] {
  const values = withQualifiers(fieldsOf(declaration), card.values)
  const read = new Map(
    site.map(language => {
      const sections = readView(declaration, values, publicWords(texts, language, declaration, card))
      return [language, new Map(sections.flatMap(({ entries }) => entries.map(entry => [entry.path, entry])))]
    }),
  )
  const paths = new Set([...read.values()].flatMap(entries => [...entries.keys()]))
  return [...paths].flatMap(path => {
    const entryIn = (language: Language) => read.get(language)?.get(path)
    const label = languageMap(site, language => [entryIn(language)?.label ?? ''])
    const value = languageMap(site, language => {
      const entry = entryIn(language)
      return entry ? linesOf(entry.value).map(plainText) : []
    })
    return label && value ? [{ label, value }] : []
  })
}
