import { cellColumns } from '#model/engine/cells.ts'
import { allFields } from '#model/engine/fields.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import type { Field } from '#model/kinds/field.ts'
import { type Language, languages } from '#model/languages.ts'
import { labelText } from '#server/cards/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { inTurns } from '#server/platform/in-turns.ts'

/** The field at a path, whether or not it holds fields itself. */
export const declaredField = (declaration: NamedSheet, path: string): Field | undefined =>
  allFields(declaration).get(path)?.field

const made = new WeakMap<NamedSheet, Map<Language, ReadonlyMap<string, string>>>()

/** Heading of each column of a table in a language: 'Material and technique › Technique'. No two columns are headed alike. */
export async function headersIn(
  texts: TextBook,
  language: Language,
  declaration: NamedSheet,
): Promise<ReadonlyMap<string, string>> {
  const known = made.get(declaration) ?? new Map<Language, ReadonlyMap<string, string>>()
  made.set(declaration, known)
  const before = known.get(language)
  if (before) return before
  const headers = new Map<string, string>()
  const taken = new Set<string>()
  for await (const { path } of inTurns(cellColumns(declaration))) {
    const steps = path.split('/')
    const label = steps
      .map((_, at) => labelText(texts, language, declaration, steps.slice(0, at + 1).join('/')))
      .join(' › ')
    const header = taken.has(label) ? `${label} (${path})` : label
    taken.add(header)
    headers.set(path, header)
  }
  known.set(language, headers)
  return headers
}

/** Possible headings of a column, in all languages. */
export async function headersOf(
  texts: TextBook,
  declaration: NamedSheet,
): Promise<(path: string) => readonly string[]> {
  const all: ReadonlyMap<string, string>[] = []
  for (const language of languages) all.push(await headersIn(texts, language, declaration))
  return path => all.flatMap(headers => headers.get(path) ?? [])
}
