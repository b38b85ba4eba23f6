import { cellColumns } from '../engine/cells.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { type Language, languages } from '../languages.ts'

export interface HeadingOptions {
  readonly language: Language
  /** Labels of a field in all languages, in their order, as exported tables use them for headings. */
  readonly labels: (path: string) => readonly string[]
}

/** More headings than this are in another language before it is taken to be that of the table. */
const fewHeadings = 1

/** Returns the language in which headings are called as the fields are; that of the reader, unless more are in another. */
export function headingsLanguage(
  declaration: Pick<CardDeclaration, 'sections'>,
  names: readonly string[],
  { language, labels }: HeadingOptions,
): Language {
  const headings = new Set(names.map(name => name.trim().toLowerCase()))
  const met = new Map(languages.map(each => [each, new Set<string>()]))
  for (const { path } of cellColumns(declaration))
    for (const [at, label] of labels(path).entries()) {
      const own = languages[at]
      for (const name of [label, label.split(' › ').at(-1) ?? label].map(text => text.toLowerCase()))
        if (own && headings.has(name)) met.get(own)?.add(name)
    }
  const countOf = (each: Language): number => met.get(each)?.size ?? 0
  return languages.reduce(
    (best, each) => (countOf(each) > countOf(best) + (best === language ? fewHeadings : 0) ? each : best),
    language,
  )
}
