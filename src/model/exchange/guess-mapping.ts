import { cellColumns } from '../engine/cells.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import type { Language } from '../languages.ts'
import { objectAliases } from './aliases.ts'
import { type ColumnMapping, keyPaths, type Mapping, type Target } from './mapping.ts'
import { dimensionHeading, isUnitHeading, readDimensions } from './readers/dimensions.ts'
import { foldLabel } from './readers/fold-label.ts'

/** Properties of a column before it is mapped. */
export interface SeenColumn {
  readonly name: string
  /** Some of its filled cells. */
  readonly samples: readonly string[]
}

export interface GuessOptions {
  readonly language: Language
  /** Labels of a field in all languages, as exported tables use them for headings. */
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

/** Position of numbers behind a column of dimensions as text, which may name their parts. */
const afterText = 100

const isNumber = (text: string): boolean => /^[\d.,\s/¼-¾]+$/.test(text.trim())

/**
 * Proposes targets for columns that hold one dimension each. Those without a unit are read together with the column of units beside
 * them: 'H: 12 x W: 4 cm'.
 */
function byDimension(columns: readonly SeenColumn[]): ReadonlyMap<string, readonly Target[]> {
  const headed = columns.flatMap(({ name, samples }, at) => {
    const heading = dimensionHeading(name)
    const isRead = samples.every(text => isNumber(text) || readDimensions(text).length > 0)
    return heading && samples.length > 0 && isRead ? [{ column: name, at, ...heading }] : []
  })
  const units = columns.filter(({ name }) => isUnitHeading(name))
  const found = new Map<string, readonly Target[]>()
  const add = (column: string, target: Partial<Target>) =>
    found.set(column, [{ path: 'measurements', reader: 'dimensions', ...target }])
  const open = headed.filter(({ unit }) => unit === undefined)
  for (const { column, name, unit } of headed)
    if (unit) add(column, { prefix: `${name}: `, suffix: ` ${unit}`, turn: afterText })
  for (const [at, { column, name }] of open.entries())
    add(column, {
      prefix: `${name}: `,
      turn: afterText + 1,
      ...(units.length > 0 && at > 0 && { join: ' x ' }),
    })
  const [unit] = units
  if (unit && open.length > 0) add(unit.name, { join: ' ', turn: afterText + 2 })
  return found
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
    // Each measures something else.
    const key = `${path} ${reader} ${reader === 'dimensions' ? JSON.stringify(target) : ''}`
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
  { labels }: GuessOptions,
): ColumnMapping[] {
  const { namePath } = declaration
  const own = new Map<string, Target>(keyPaths.map(path => [path, { path }]))
  for (const { path } of cellColumns(declaration)) {
    own.set(path, { path })
    for (const label of labels(path)) if (!own.has(label)) own.set(label, { path })
  }
  const taken = new Set<string>()
  const exported = columns.some(({ name }) => name === '@id')
  const measured = exported ? new Map<string, readonly Target[]>() : byDimension(columns)
  return columns.map(({ name, samples }) => {
    const alias = exported ? undefined : aliasNames.get(foldLabel(name))
    const exact = own.get(name)
    const called = namePath && nameWords.has(foldLabel(name)) ? [{ path: namePath }] : []
    // Aliases apply only to record types that have the field.
    const ways = [alias ?? [], exact ? [exact] : called, measured.get(name) ?? [], byContent(samples)]
    const targets = ways.map(each => possible(each, declaration, taken)).find(each => each.length > 0)
    return { column: name, targets: targets ?? [] }
  })
}

/** Returns a mapping for a new table. A table with ids updates the records it was exported from. */
export function guessMapping(
  declaration: Guessed,
  columns: readonly SeenColumn[],
  options: GuessOptions,
): Mapping {
  const mapped = guessColumns(declaration, columns, options)
  const exported = mapped.some(({ targets }) => targets.some(({ path }) => path === '@id'))
  return {
    mode: declaration.uploaded ? 'update' : exported ? 'createAndUpdate' : 'create',
    match: exported ? 'id' : declaration.uploaded ? 'title' : 'number',
    createTerms: true,
    keepUnmatched: true,
    emptyClears: exported,
    language: options.language,
    constants: {},
    columns: mapped,
  }
}
