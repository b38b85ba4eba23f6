import { createHash } from 'node:crypto'
import type { RoomAnswer, Rooms } from '#model/engine/aspects/rooms.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import type { Language } from '#model/languages.ts'
import { type ReadSection, readView } from '#model/print/read-view.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { labelText, namesOf, opensNothing, wordsOf } from '#server/cards/index.ts'
import { canonicalJson } from '#server/platform/canonical-json.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'

/** Some of the top-level fields of sections. */
const withOnly = (sections: NamedSheet['sections'], keys: readonly string[]): NamedSheet['sections'] =>
  Object.fromEntries(
    Object.entries(sections).flatMap(([name, section]) => {
      const fields = Object.entries(section.fields).filter(([key]) => keys.includes(key))
      return fields.length === 0 ? [] : [[name, { ...section, fields: Object.fromEntries(fields) }]]
    }),
  )

/** The fields of a record that a room shows, private ones only where they are revealed. */
export function shownSheet(
  { type, sections, rooms }: ProcedureDeclaration,
  keys: readonly string[],
): NamedSheet {
  const revealed = rooms?.reveals ?? []
  const shown = Object.entries(withOnly(sections, keys)).map(([name, section]) => {
    const fields = Object.entries(section.fields).map(([key, field]) => [
      key,
      revealed.includes(key) ? { ...field, private: false } : field,
    ])
    return [name, { ...section, fields: Object.fromEntries(fields) }]
  })
  return { type, sections: Object.fromEntries(shown), rules: [] }
}

/** Those it shows of each line. */
export const shownLine = ({ type, lines }: ProcedureDeclaration, { showsOfLines }: Rooms): NamedSheet => ({
  type,
  sections: withOnly({ line: { fields: lines.fields } }, showsOfLines),
  rules: [],
})

/** The fields of an answer. */
export const answerSheet = ({ area }: Rooms, { sections, rules = [] }: RoomAnswer): NamedSheet => ({
  type: area,
  sections,
  rules,
})

/** Those it asks of each line; undefined where it asks nothing. */
export const answerLine = ({ area }: Rooms, { line }: RoomAnswer): NamedSheet | undefined =>
  line && { type: area, sections: { line: { fields: line } }, rules: [] }

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
    label: (key: string) => labelText(texts, language, sheet, key),
  }
  return filled.map(values => readView(sheet, values, words))
}

/** A mark of the words an answer agrees to: another one as soon as something of them changes. */
export const agreedMark = (document: CardValues, keys: readonly string[]): string =>
  createHash('sha256')
    .update(canonicalJson(keys.map(key => [key, document[key] ?? null])))
    .digest('base64url')
