import { cellColumns } from '../engine/cells.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { requiredOf } from '../engine/field-schemas.ts'
import { allFields, isList } from '../engine/fields.ts'
import type { Field } from '../kinds/field.ts'
import { type Language, languages } from '../languages.ts'
import { besideMakers, gathering, rowsOfSeveral } from './alias.ts'
import { areAnswers, areNumbers, areOfFiles, areOfSystems, confirmed, type SeenColumn } from './cell-signs.ts'
import { areCounted, areLicences, contentSigns, licencesByAddress } from './content-signs.ts'
import { byDimension } from './dimension-targets.ts'
import { type GroupedMeaning, groupedMeaning } from './grouped-headings.ts'
import { HeadingVersions, type Version } from './heading-versions.ts'
import { isForSorting, isFurther, isKey, pairWordsOf, readingsOf } from './heading-words.ts'
import { type HeadingOptions, headingsLanguage } from './headings-language.ts'
import { byLabels, contexts, general, type Known, unordered } from './known-headings.ts'
import { type ColumnMapping, keyPaths, type Mapping, type Target } from './mapping.ts'
import { readOrigin } from './table-origin.ts'

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
/** Cells of another program mean nothing, but for columns that are known by their name. */
const systems = 0.93
/** A thing and what is told of it, every word of the heading; less where some are left. */
const paired = 0.9
const pairedInPart = 0.55
/** A pair that has no field is left out, unless its heading is known by name. */
const pairedWithNothing = 0.86
/** Only readings that leave hardly anything out are compared with labels. */
const literal = 0.88
/** Headings of name columns, for any record type. */
const nameWords: ReadonlySet<string> = new Set(
  'name|display name|title|nome|titolo|denominazione|bezeichnung|titel|nazwa|tytul'.split('|'),
)

/** Words in another order than an alias has them. */
const inOrder = 0.95

const turned = (
  aliases: ReadonlyMap<string, readonly Known[]>,
  words: string,
  share: number,
): readonly Known[] =>
  share < literal
    ? []
    : (aliases.get(unordered(words)) ?? []).map(each => ({ ...each, weight: each.weight * inOrder }))

const licencePath = 'publication/licence'

/** Reads addresses of licences as the terms for them. */
const withLicences = (target: Target, { samples }: SeenColumn): Target =>
  target.path === licencePath && areLicences(samples) ? { ...target, values: licencesByAddress } : target

type Proposing = (targets: readonly Target[], score: number) => Proposal[]

/** Returns how sure the meaning of a thing and what is told of it is. */
function pairScore({ targets, share, isOfMedia }: GroupedMeaning): number {
  if (targets.length > 0) return share === 1 ? paired : pairedInPart + share / 10
  return share === 1 || isOfMedia ? pairedWithNothing : pairedInPart + 0.15
}

/** True for fields that any number of columns fill together: notes, dimensions, rows of some lists, and parts that are joined in their order. */
const mayShare = ({ path, reader, join, turn }: Target): boolean =>
  path === gathering ||
  rowsOfSeveral.has(path) ||
  besideMakers.has(path) ||
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
  readonly #kinds: ReadonlyMap<string, Field['kind']>
  /** Paths of fields, and of what they are in. */
  readonly #paths: ReadonlySet<string>
  readonly #derived: ReadonlySet<string>
  readonly #labels: ReadonlyMap<string, Target>
  readonly #byLabels: ReadonlyMap<string, { readonly path: string; readonly score: number }>
  readonly #exported: boolean
  readonly #versions: HeadingVersions
  readonly #isOfSpecimens: boolean
  readonly #isNatural: boolean
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
    this.#paths = new Set(
      cells.flatMap(({ path }) => path.split('/').map((_, at, steps) => steps.slice(0, at + 1).join('/'))),
    )
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
    this.#versions = new HeadingVersions(columns)
    const found = this.#exported ? [] : this.#contexts()
    this.#isOfSpecimens = found.some(({ constants = {} }) => Object.keys(constants).length > 0)
    this.#isNatural = found.some(({ isNatural }) => isNatural === true)
    this.#aliases = [...found.map(({ names }) => names), general]
    this.constants = Object.fromEntries(
      found.flatMap(({ constants = {} }) =>
        Object.entries(constants).filter(([path]) => this.#kinds.has(path)),
      ),
    )
  }

  /** Returns the kinds of tables that this one is, by its headings. */
  #contexts(): typeof contexts {
    const headings = new Set(
      this.#columns.flatMap(column =>
        this.#versions.of(column).flatMap(({ text }) => readingsOf(text).map(({ words }) => words)),
      ),
    )
    return contexts.filter(
      ({ about, isIn }) =>
        (about === undefined || this.#possible([{ path: about }]).length > 0) && isIn(headings),
    )
  }

  /** Returns the targets the record has. */
  #possible(targets: readonly Target[]): readonly Target[] {
    return targets.filter(({ path }) => path.startsWith('@') || this.#paths.has(path))
  }

  /** Returns what the cells of a column leave of a score: all, if nothing in them speaks against the field. */
  #confirmed({ path, reader }: Target, samples: readonly string[]): number {
    const kind = reader?.endsWith('Year') ? 'number' : this.#kinds.get(path)
    if (samples.length === 0 || path.startsWith('@')) return 1
    if (path === licencePath && areLicences(samples)) return 1
    if ((reader === 'makers' || path.startsWith('otherPlaces/')) && areNumbers(samples)) return 0
    if (path === 'otherNumbers/number' && areCounted(samples)) return 0
    return confirmed(kind, samples)
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
    if (areOfFiles(samples)) return [{ column, targets: [], score: 1 }]
    if (isKey(name)) proposals.push({ column, targets: [], score: pairedWithNothing })
    if (areOfSystems(samples) || isForSorting(name) || areAnswers(name, samples))
      proposals.push({ column, targets: [], score: systems })
    if (measured.length > 0) proposals.push({ column, targets: measured, score: measuredScore })
    for (const version of this.#versions.of(column)) proposals.push(...this.#byVersion(version, propose))
    return proposals
  }

  /** Returns the proposals for a heading as it is, or as it can be written otherwise. */
  #byVersion({ text, weight: share, isWhole = false, isNatural }: Version, propose: Proposing): Proposal[] {
    if (isNatural && !this.#isNatural) return []
    const proposals: Proposal[] = []
    const pair = isWhole ? undefined : groupedMeaning(pairWordsOf(text), this.#isOfSpecimens)
    if (pair) proposals.push(...propose(pair.targets, pairScore(pair) * share))
    for (const { words, weight: own } of readingsOf(text)) {
      if (isWhole && own < literal) continue
      const weight = own * share
      const called = this.#namePath && nameWords.has(words) ? propose([{ path: this.#namePath }], weight) : []
      for (const [rank, aliases] of this.#aliases.entries()) {
        for (const { alias, weight: common } of aliases.get(words) ?? turned(aliases, words, own))
          for (const [at, targets] of alias.ways.entries()) {
            if (isWhole && targets.length === 0) continue
            // A column that means nothing to a record gives way to a field of that name.
            const fit = targets.length > 0 || rank < this.#aliases.length - 1 ? weight : weight * 0.9
            const made = propose(targets, fit * common - rank * 0.02 - at * 0.1)
            proposals.push(...made)
            // What the cells contradict in one way they contradict in each.
            if (made.length === 0 && this.#possible(targets).length > 0) break
          }
      }
      proposals.push(...called)
      const label = own < literal ? undefined : this.#byLabels.get(words)
      if (label) proposals.push(...propose([{ path: label.path }], label.score * weight))
    }
    return proposals
  }

  /** Returns proposals for a column whose heading says nothing, by what is in it. */
  #byContent(column: SeenColumn): Proposal[] {
    return contentSigns(column).flatMap(({ targets, score }) => {
      const possible = this.#possible(targets)
      return possible.length > 0 ? [{ column, targets: possible, score }] : []
    })
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
    const keyOf = ({ path, reader, turn, with: others = {} }: Target) =>
      [path, reader, turn, others['productions/role']].join(' ')
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
          : apartByBars(withLicences(target, column), column),
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
    const isTold = (path: string): boolean => {
      const list = path.slice(0, path.lastIndexOf('/'))
      return [...given.values()].some(({ targets }) =>
        targets.some(({ path: other, reader, with: further }) =>
          reader ? other === list : !further && other.startsWith(`${list}/`) && !besideMakers.has(other),
        ),
      )
    }
    // A name in one column needs none in parts, and a first name alone is none.
    const makers = [...given.values()].flatMap(({ targets }) =>
      targets.filter(
        ({ path, reader, with: others }) => path === 'productions' && reader === 'makers' && !others,
      ),
    )
    const isWholeName = ({ join }: Target): boolean => join === undefined
    const areParts = !makers.some(isWholeName) && makers.some(({ turn }) => turn === 1)
    for (const [column, proposal] of given) {
      if (!areParts && proposal.targets.some(each => makers.includes(each) && !isWholeName(each))) {
        given.delete(column)
        continue
      }
      // What is told of makers means nothing without them.
      const known = proposal.targets.filter(({ path }) => !besideMakers.has(path) || isTold(path))
      const targets = known.map(target =>
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
