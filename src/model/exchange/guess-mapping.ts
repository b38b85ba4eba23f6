import { cellColumns } from '../engine/cells.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { type Language, languages } from '../languages.ts'
import { objectAliases } from './aliases.ts'
import { type ColumnMapping, keyPaths, type Mapping, type Target } from './mapping.ts'
import { readDimensions } from './readers/dimensions.ts'
import { foldLabel } from './readers/fold-label.ts'
import { readOrigin } from './table-origin.ts'

/** Properties of a column before it is mapped. */
export interface SeenColumn {
  readonly name: string
  /** Some of its filled cells. */
  readonly samples: readonly string[]
}

export interface GuessOptions {
  readonly language: Language
  /** Labels of a field in all languages, in their order, as exported tables use them for headings. */
  readonly labels: (path: string) => readonly string[]
}

const aliasNames: ReadonlyMap<string, readonly Target[]> = new Map(
  objectAliases.flatMap(({ names, targets }) =>
    names.split('|').map(name => [foldLabel(name), targets] as const),
  ),
)

/** Returns true when most of the cells match. */
const mostly = (samples: readonly string[], looks: (text: string) => boolean): boolean =>
  samples.length > 2 && samples.filter(looks).length > samples.length * 0.7

/** Guesses targets from the content of columns with unknown names. */
function byContent(samples: readonly string[]): readonly Target[] {
  if (
    mostly(samples, text => /\d/.test(text) && /\b(cm|mm|in\.)/.test(text) && readDimensions(text).length > 0)
  )
    return [{ path: 'dimensionsDisplay' }, { path: 'measurements', reader: 'dimensions' }]
  return []
}

/** Keeps only targets the record has, and single values only once. */
function possible(
  targets: readonly Target[],
  declaration: Pick<CardDeclaration, 'sections'>,
  taken: Set<string>,
): readonly Target[] {
  const columns = cellColumns(declaration)
  return targets.filter(target => {
    const { path, reader = '' } = target
    const isField = columns.some(column => column.path === path || column.path.startsWith(`${path}/`))
    const key = `${path} ${reader}`
    if ((!isField && !path.startsWith('@')) || taken.has(key)) return false
    taken.add(key)
    return true
  })
}

type Guessed = Pick<CardDeclaration, 'sections' | 'namePath' | 'uploaded'>

/** Headings of name columns, for any record type. */
const nameWords: ReadonlySet<string> = new Set(
  'name|display name|title|nome|titolo|denominazione|bezeichnung|titel|nazwa|tytul'.split('|').map(foldLabel),
)

/** Proposes targets for each column: by the headings of exported tables, by names museums use, by content. */
function guessColumns(
  declaration: Guessed,
  columns: readonly SeenColumn[],
  { labels, language }: GuessOptions,
): ColumnMapping[] {
  const { namePath } = declaration
  const own = new Map<string, Target>(keyPaths.map(path => [path, { path }]))
  const paths = cellColumns(declaration).map(({ path }) => path)
  for (const path of paths) own.set(path, { path })
  // What one field is called in a language another one is called in the next: that of the table comes first.
  for (const each of [language, ...languages.filter(other => other !== language)])
    for (const path of paths) {
      const label = labels(path)[languages.indexOf(each)]
      if (label !== undefined && !own.has(label)) own.set(label, { path })
    }
  const taken = new Set<string>()
  const exported = columns.some(({ name }) => name === '@id')
  return columns.map(({ name, samples }) => {
    const alias = exported ? undefined : aliasNames.get(foldLabel(name))
    const exact = own.get(name)
    const called = namePath && nameWords.has(foldLabel(name)) ? [{ path: namePath }] : []
    // Aliases apply only to record types that have the field.
    const ways = [alias ?? [], exact ? [exact] : called, exported ? [] : byContent(samples)]
    for (const way of ways) {
      // A guess that is not taken keeps no field from the columns after it.
      const targets = possible(way, declaration, taken)
      if (targets.length > 0) return { column: name, targets }
    }
    return { column: name, targets: [] }
  })
}

/** Returns the language of an exported table, which its rows tell. */
const languageOf = (columns: readonly SeenColumn[], { language }: GuessOptions): Language =>
  readOrigin(columns.find(({ name }) => name === '@museum')?.samples[0] ?? '').language ?? language

/** Returns a mapping for a new table. A table with ids updates the records it was exported from. */
export function guessMapping(
  declaration: Guessed,
  columns: readonly SeenColumn[],
  options: GuessOptions,
): Mapping {
  const language = languageOf(columns, options)
  const mapped = guessColumns(declaration, columns, { ...options, language })
  const exported = mapped.some(({ targets }) => targets.some(({ path }) => path === '@id'))
  return {
    mode: declaration.uploaded ? 'update' : exported ? 'createAndUpdate' : 'create',
    match: exported ? 'id' : declaration.uploaded ? 'title' : 'number',
    createTerms: true,
    keepUnmatched: true,
    emptyClears: exported,
    language,
    constants: {},
    columns: mapped,
  }
}
