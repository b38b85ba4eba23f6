import { cellColumns } from '../engine/cells.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { requiredOf } from '../engine/field-schemas.ts'
import { allFields, isList } from '../engine/fields.ts'
import { type Language, languages } from '../languages.ts'
import { type Alias, emptyWords, gathering, rowsOfSeveral } from './alias.ts'
import { entityAliases, objectAliases } from './aliases.ts'
import { isFurther, readingsOf, singular } from './heading-words.ts'
import { type HeadingOptions, headingsLanguage } from './headings-language.ts'
import { type ColumnMapping, keyPaths, type Mapping, type Target } from './mapping.ts'
import { dimensionHeading, isUnitHeading, readDimensions } from './readers/dimensions.ts'
import { catalogueCards, tableContexts } from './standard-columns.ts'
import { readOrigin } from './table-origin.ts'

/** Properties of a column before it is mapped. */
export interface SeenColumn {
  readonly name: string
  /** Some of its filled cells. */
  readonly samples: readonly string[]
}

export type GuessOptions = HeadingOptions

type Guessed = Pick<CardDeclaration, 'sections' | 'namePath' | 'numberPath' | 'uploaded'>

/** A proposal for a column, with how well it fits, from 0 to 1. */
interface Proposal {
  readonly column: SeenColumn
  readonly targets: readonly Target[]
  readonly score: number
}

/** Below this a proposal is shown as one to look at. */
const sure = 0.85
/** Labels of our own fields; what museums mean by the same word comes first. */
const labelled = 0.95
/** Headings of single dimensions are clear, and their cells were looked at. */
const measuredScore = 0.98
/** The words of a label of ours, whatever their case and accents; of the last step of one that stands in a group, where no other field ends so. */
const worded = 0.7
const endWorded = 0.6
/** Only readings that leave hardly anything out are compared with labels. */
const literal = 0.88
/** Share of a score that is left when the cells speak against the heading. */
const contradicted = 0.5

const link = /^(?:https?:\/\/|www\.|data:)\S+$/i
const flag = /^(?:true|false|yes|no|y|n|0|1|ja|nein|si|tak|nie|null)$/i
const dated = /\d|cent|jh|sec|wiek|w\.|present|heute|oggi|roman|medieval/i

/** Returns true when most of the cells match. */
const mostly = (samples: readonly string[], looks: (text: string) => boolean): boolean =>
  samples.length > 0 && samples.filter(looks).length > samples.length * 0.7

/** A meaning of a heading, and how common the heading is among those of its alias. */
interface Known {
  readonly alias: Alias
  readonly weight: number
}

/** Names each alias is known by, in the words of headings. The first names of an alias are the most common. */
function byNames(aliases: readonly Alias[]): ReadonlyMap<string, readonly Known[]> {
  const known = new Map<string, Known[]>()
  for (const alias of aliases)
    for (const [at, name] of alias.names.split('|').entries()) {
      const words = readingsOf(name)[0]?.words ?? name
      // 'startdate' is a start date as well.
      for (const each of [words, singular(words.split(' ')).join(' '), words.replaceAll(' ', '')])
        if (!known.get(each)?.some(other => other.alias === alias))
          known.set(each, [...(known.get(each) ?? []), { alias, weight: 1 - at / 1000 }])
    }
  return known
}

const general = byNames([...entityAliases, ...objectAliases, ...catalogueCards])
const contexts = tableContexts.map(({ columns, ...context }) => ({ ...context, names: byNames(columns) }))

/** Fields by the words of their labels in all languages, with how sure those are. */
function byLabels(
  paths: readonly string[],
  labels: GuessOptions['labels'],
): ReadonlyMap<string, { readonly path: string; readonly score: number }> {
  const wordsOf = (text: string): string => readingsOf(text)[0]?.words ?? ''
  const known = new Map<string, { path: string; score: number }>()
  const ends = new Map<string, Set<string>>()
  for (const path of paths)
    for (const label of labels(path)) {
      const words = wordsOf(label.replaceAll(' › ', ' '))
      if (!known.has(words)) known.set(words, { path, score: worded })
      const end = wordsOf(label.split(' › ').at(-1) ?? '')
      ends.set(end, (ends.get(end) ?? new Set()).add(path))
    }
  for (const [end, [path, another]] of ends)
    if (path !== undefined && another === undefined && !known.has(end))
      known.set(end, { path, score: endWorded })
  return known
}

/** Headings of name columns, for any record type. */
const nameWords: ReadonlySet<string> = new Set(
  'name|display name|title|nome|titolo|denominazione|bezeichnung|titel|nazwa|tytul'.split('|'),
)

/** Position of numbers behind a column of dimensions as text, which may name their parts. */
const afterText = 100

const isNumber = (text: string): boolean => /^[\d.,\s/¼-¾]+$/.test(text.trim())

/**
 * Proposes targets for columns that hold one dimension each. Those without a unit are read together with the column of units beside
 * them: 'H: 12 x W: 4 cm'.
 */
function byDimension(columns: readonly SeenColumn[]): ReadonlyMap<string, readonly Target[]> {
  const units = columns.filter(({ name }) => isUnitHeading(name))
  const headed = columns.flatMap(({ name, samples }, at) => {
    const heading = dimensionHeading(name)
    const filled = samples.filter(text => !emptyWords.some(word => word.toLowerCase() === text.toLowerCase()))
    const isRead = filled.every(
      text => isNumber(text) || readDimensions(`${heading?.name}: ${text}`).length > 0,
    )
    const isMeasured = units.length === 0 && !mostly(filled, isNumber)
    return heading && filled.length > 0 && isRead ? [{ column: name, at, isMeasured, ...heading }] : []
  })
  const found = new Map<string, readonly Target[]>()
  const add = (column: string, target: Partial<Target>) =>
    found.set(column, [{ path: 'measurements', reader: 'dimensions', empty: emptyWords, ...target }])
  // Cells with units of their own need no column of units.
  const open = headed.filter(({ unit, isMeasured }) => unit === undefined && !isMeasured)
  for (const { column, name, unit, isMeasured } of headed)
    if (isMeasured) add(column, { prefix: `${name}: `, turn: afterText })
    else if (unit) add(column, { prefix: `${name}: `, suffix: ` ${unit}`, turn: afterText })
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

/** True for fields that any number of columns fill together: notes, dimensions, rows of some lists, and parts that are joined in their order. */
const mayShare = ({ path, reader, join, turn }: Target): boolean =>
  path === gathering ||
  rowsOfSeveral.has(path) ||
  (join !== undefined && turn === undefined) ||
  reader === 'dimensions'

/** Splits at bars as well where cells have them: so are several values of records in XML and JSON written. */
const apartByBars = (target: Target, { samples }: SeenColumn): Target =>
  target.split &&
  !target.split.some(each => each.trim() === '|') &&
  samples.some(text => text.includes(' | '))
    ? { ...target, split: [' | ', ...target.split] }
    : target

/** Proposes fields for the columns of one table. */
class Guess {
  /** Values of every record, as tables of this kind mean them. */
  readonly constants: Mapping['constants']
  readonly #columns: readonly SeenColumn[]
  readonly #kinds: ReadonlyMap<string, string>
  readonly #derived: ReadonlySet<string>
  readonly #labels: ReadonlyMap<string, Target>
  readonly #byLabels: ReadonlyMap<string, { readonly path: string; readonly score: number }>
  readonly #exported: boolean
  /** Paths without which a row of a list is not accepted, by the path of the list. */
  readonly #required: ReadonlyMap<string, readonly string[]>
  readonly #aliases: readonly ReadonlyMap<string, readonly Known[]>[]
  readonly #namePath: string | undefined
  readonly #measured: ReadonlyMap<string, readonly Target[]>

  constructor(declaration: Guessed, columns: readonly SeenColumn[], { labels, language }: GuessOptions) {
    const cells = cellColumns(declaration)
    const own = new Map<string, Target>(keyPaths.map(path => [path, { path }]))
    for (const { path } of cells) own.set(path, { path })
    // What one field is called in a language another one is called in the next: that of the table comes first.
    for (const each of [language, ...languages.filter(other => other !== language)])
      for (const { path } of cells) {
        const label = labels(path)[languages.indexOf(each)]
        if (label !== undefined && !own.has(label)) own.set(label, { path })
      }
    this.#columns = columns
    this.#byLabels = byLabels(
      cells.filter(({ field }) => !field.derived).map(({ path }) => path),
      labels,
    )
    this.#kinds = new Map(cells.map(({ path, field }) => [path, field.kind]))
    // The number of a record is meant even where the product gives it: its record is found by it.
    const number = declaration.numberPath?.replaceAll('.', '/')
    this.#derived = new Set(
      cells.flatMap(({ path, field }) => (field.derived && path !== number ? [path] : [])),
    )
    this.#labels = own
    this.#namePath = declaration.namePath
    this.#required = new Map(
      [...allFields(declaration).values()].flatMap(({ path, field }) =>
        isList(field) ? [[path, requiredOf(field.fields).map(key => `${path}/${key}`)] as const] : [],
      ),
    )
    this.#measured = byDimension(columns)
    this.#exported = columns.some(({ name }) => name === '@id')
    const headings = new Set(columns.flatMap(({ name }) => readingsOf(name).map(({ words }) => words)))
    const found = this.#exported ? [] : contexts.filter(({ isIn }) => isIn(headings))
    this.#aliases = [...found.map(({ names }) => names), general]
    this.constants = Object.fromEntries(
      found.flatMap(({ constants = {} }) =>
        Object.entries(constants).filter(([path]) => this.#kinds.has(path)),
      ),
    )
  }

  /** Returns the targets the record has. */
  #possible(targets: readonly Target[]): readonly Target[] {
    return targets.filter(
      ({ path }) =>
        path.startsWith('@') ||
        [...this.#kinds.keys()].some(own => own === path || own.startsWith(`${path}/`)),
    )
  }

  /** Returns what the cells of a column leave of a score: all, if nothing in them speaks against the field. */
  #confirmed({ path, reader }: Target, samples: readonly string[]): number {
    const kind = reader?.endsWith('Year') ? 'number' : this.#kinds.get(path)
    if (samples.length === 0 || path.startsWith('@')) return 1
    if (mostly(samples, text => link.test(text.trim())) && kind !== 'url') return 0
    const flagged = kind !== 'boolean' && kind !== 'number' && kind !== 'identifier'
    if (flagged && samples.length > 1 && mostly(samples, text => flag.test(text.trim()))) return contradicted
    if (kind === 'number' || kind === 'measure' || kind === 'money' || kind === 'coordinates')
      return mostly(samples, text => /\d/.test(text)) ? 1 : contradicted
    if (kind === 'date' || kind === 'day') return mostly(samples, text => dated.test(text)) ? 1 : contradicted
    if (kind === 'identifier') return samples.some(text => /\d/.test(text)) ? 1 : contradicted
    if (kind === 'translated' && mostly(samples, text => /^[\d\s.,/-]+$/.test(text))) return contradicted
    return 1
  }

  /** Returns the proposals for a column by its heading: of exported tables, of museums and systems. */
  #byHeading(column: SeenColumn): Proposal[] {
    const { name, samples } = column
    const propose = (targets: readonly Target[], score: number): Proposal[] => {
      const possible = this.#possible(targets)
      const [first] = possible
      if (targets.length > 0 && !first) return []
      const left = first ? score * this.#confirmed(first, samples) : score
      return left > 0 ? [{ column, targets: possible, score: left }] : []
    }
    const exact = this.#labels.get(name)
    // In a table of our own a column is what its heading says, whatever is in it; elsewhere a derived field is not meant.
    const isMeant = exact !== undefined && (this.#exported || !this.#derived.has(exact.path))
    const proposals: Proposal[] = isMeant
      ? [{ column, targets: this.#possible([exact]), score: this.#exported ? 1 : labelled }]
      : []
    if (this.#exported) return proposals
    const measured = this.#possible(this.#measured.get(name) ?? [])
    if (measured.length > 0) proposals.push({ column, targets: measured, score: measuredScore })
    for (const { words, weight } of readingsOf(name)) {
      const called = this.#namePath && nameWords.has(words) ? propose([{ path: this.#namePath }], weight) : []
      for (const [rank, aliases] of this.#aliases.entries()) {
        for (const { alias, weight: common } of aliases.get(words) ?? [])
          for (const [at, targets] of alias.ways.entries()) {
            // A column that means nothing to a record gives way to a field of that name.
            const fit = targets.length > 0 || rank < this.#aliases.length - 1 ? weight : weight * 0.9
            proposals.push(...propose(targets, fit * common - rank * 0.02 - at * 0.1))
          }
      }
      proposals.push(...called)
      const label = weight < literal ? undefined : this.#byLabels.get(words)
      if (label) proposals.push(...propose([{ path: label.path }], label.score * weight))
    }
    return proposals
  }

  /** Returns proposals for a column whose heading says nothing, by what is in it. */
  #byContent(column: SeenColumn): Proposal[] {
    const { samples } = column
    const measured = mostly(
      samples,
      text => /\d/.test(text) && /\b(cm|mm|in\.)/.test(text) && readDimensions(text).length > 0,
    )
    const targets = this.#possible([
      { path: 'dimensionsDisplay' },
      { path: 'measurements', reader: 'dimensions' },
    ])
    return measured && samples.length > 2 && targets.length > 0 ? [{ column, targets, score: 0.6 }] : []
  }

  /**
   * Returns the mapping of each column. The best proposals are given first. A field is filled by one column alone, unless columns of a list
   * are counted ('Subject 2') or notes are gathered; of several fields that one column would fill, a column made for one of them takes it.
   */
  columns(): ColumnMapping[] {
    const proposals = this.#columns
      .flatMap(column => [...this.#byHeading(column), ...(this.#exported ? [] : this.#byContent(column))])
      .sort((one, other) => other.score - one.score)
    const given = new Map<SeenColumn, Proposal>()
    const holders = new Map<string, { readonly column: SeenColumn; readonly first: boolean }>()
    const keyOf = ({ path, reader, turn }: Target) => [path, reader, turn].join(' ')
    for (const proposal of proposals) {
      const { column, targets } = proposal
      if (given.has(column)) continue
      if (targets.length === 0) {
        given.set(column, proposal)
        continue
      }
      const further = isFurther(column.name)
      const free = targets.filter(target => {
        const holder = holders.get(keyOf(target))
        return !holder?.first || mayShare(target) || (further && this.#repeats(target))
      })
      const [first] = free
      if (!first) continue
      for (const target of free) {
        const holder = holders.get(keyOf(target))
        const loser = holder && !holder.first ? given.get(holder.column) : undefined
        if (loser && holder)
          given.set(holder.column, {
            ...loser,
            targets: loser.targets.filter(each => keyOf(each) !== keyOf(target)),
          })
        holders.set(keyOf(target), { column, first: target === first })
      }
      given.set(column, { ...proposal, targets: free })
    }
    this.#keepWhole(given)
    const notes = [...given.values()].filter(({ targets }) => targets.some(({ path }) => path === gathering))
    return this.#columns.map(column => {
      const { targets = [], score = 0 } = given.get(column) ?? {}
      const told = targets.map(target =>
        target.path === gathering && notes.length > 1
          ? { ...target, prefix: `${column.name}: ` }
          : apartByBars(target, column),
      )
      return { column: column.name, targets: told, ...(told.length > 0 && score < sure && { unsure: true }) }
    })
  }

  /** Sends to the notes what a row of a list would not be accepted with: an appraiser without an amount, a box without a place. */
  #keepWhole(given: Map<SeenColumn, Proposal>): void {
    // Only columns whose texts stay as they are fill rows side by side; others make rows of their own.
    const isSideBySide = ({ reader, split, with: others }: Target): boolean => !reader && !split && !others
    const filled = new Set([
      ...Object.keys(this.constants),
      ...[...given.values()].flatMap(({ targets }) => targets.filter(isSideBySide).map(({ path }) => path)),
    ])
    const isWhole = (target: Target): boolean => {
      const { path, reader, with: others = {} } = target
      const list = path.slice(0, Math.max(0, path.lastIndexOf('/')))
      const own = [path, ...Object.keys(others)]
      return (
        reader !== undefined ||
        (this.#required.get(list) ?? []).every(
          each => own.includes(each) || (isSideBySide(target) && filled.has(each)),
        )
      )
    }
    for (const [column, proposal] of given) {
      const targets = proposal.targets.map(target =>
        isWhole(target) ? target : { path: gathering, prefix: `${column.name}: ` },
      )
      given.set(column, { ...proposal, targets: this.#possible(targets) })
    }
  }

  /** Returns true for fields of lists, which several columns may fill with a row each. */
  #repeats({ path, reader }: Target): boolean {
    return reader !== undefined || path.includes('/')
  }
}

/** Returns the language of a table: an exported one tells it, others show it by their headings. */
const languageOf = (declaration: Guessed, columns: readonly SeenColumn[], options: GuessOptions): Language =>
  readOrigin(columns.find(({ name }) => name === '@museum')?.samples[0] ?? '').language ??
  headingsLanguage(
    declaration,
    columns.map(({ name }) => name),
    options,
  )

/** Returns a mapping for a new table. A table with ids updates the records it was exported from. */
export function guessMapping(
  declaration: Guessed,
  columns: readonly SeenColumn[],
  options: GuessOptions,
): Mapping {
  const language = languageOf(declaration, columns, options)
  const guess = new Guess(declaration, columns, { ...options, language })
  const mapped = guess.columns()
  const exported = mapped.some(({ targets }) => targets.some(({ path }) => path === '@id'))
  return {
    mode: declaration.uploaded ? 'update' : exported ? 'createAndUpdate' : 'create',
    match: exported ? 'id' : declaration.uploaded ? 'title' : 'number',
    createTerms: true,
    keepUnmatched: true,
    emptyClears: exported,
    language,
    constants: guess.constants,
    columns: mapped,
  }
}
