import type { CardValues } from '#model/engine/define-card.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import type { Language } from '#model/languages.ts'
import { type ReadSection, readView } from '#model/print/read-view.ts'
import { namesOf, opensNothing, sayLabel, wordsOf } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'

/** Filled sheets as people outside the museum read them, in the order given: nothing private. */
export async function readSheets(
  tx: TenantTransaction,
  texts: TextBook,
  language: Language,
  sheet: NamedSheet,
  filled: readonly CardValues[],
): Promise<ReadSection[][]> {
  const names = await namesOf(tx, opensNothing, sheet, filled)
  const words = {
    ...wordsOf(texts, sheet, names, language),
    label: (key: string) => sayLabel(texts, language, sheet, key),
  }
  return filled.map(values => readView(sheet, values, words))
}

/** Some of the top-level fields of sections. */
export const withOnly = (sections: NamedSheet['sections'], keys: readonly string[]): NamedSheet['sections'] =>
  Object.fromEntries(
    Object.entries(sections).flatMap(([name, section]) => {
      const fields = Object.entries(section.fields).filter(([key]) => keys.includes(key))
      return fields.length === 0 ? [] : [[name, { ...section, fields: Object.fromEntries(fields) }]]
    }),
  )
