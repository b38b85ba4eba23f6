import { cellColumnsByPath } from '../engine/cells.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { type Language, languages } from '../languages.ts'
import type { SeenColumn } from './cell-signs.ts'
import { type GuessOptions, guessMapping } from './guess-mapping.ts'
import { effective } from './idle-options.ts'
import type { ColumnMapping, Mapping, Target } from './mapping.ts'
import { languageColumn, type Standard } from './standards/standard.ts'

type Mapped = Pick<CardDeclaration, 'sections' | 'namePath' | 'numberPath' | 'uploaded'>

/** Languages as standards write them: ISO 639-1 and both codes of ISO 639-2. */
const codes: Readonly<Record<string, Language>> = {
  eng: 'en',
  ger: 'de',
  deu: 'de',
  ita: 'it',
  pol: 'pl',
}

const languagesByCode = new Map<string, Language>([
  ...languages.map(language => [language, language] as const),
  ...Object.entries(codes),
])

/** Returns the language of the records, where they tell one. */
const languageOf = (columns: readonly SeenColumn[]): Language | undefined =>
  columns
    .find(({ name }) => name === languageColumn)
    ?.samples.map(code => languagesByCode.get(code.toLowerCase()))
    .find(language => language !== undefined)

/** 'title[short]' → 'title' */
const unqualified = (name: string): string => name.replace(/\[[^\]]*\]/g, '')

/** Gives fields to columns: one that holds a single value goes to the column that the standard names first. */
class Giving {
  readonly #declaration: Mapped
  readonly #taken = new Set<string>()

  constructor(declaration: Mapped) {
    this.#declaration = declaration
  }

  #holdsSeveral({ path, reader }: Target): boolean {
    const column = cellColumnsByPath(this.#declaration).get(path)
    if (!column) return reader !== undefined
    const { field, lists } = column
    return (
      lists > 0 ||
      field.kind === 'terms' ||
      field.kind === 'longText' ||
      ('long' in field && field.long === true)
    )
  }

  /** Returns the targets that the record type has and no other column took. */
  free(targets: readonly Target[]): readonly Target[] {
    return targets.flatMap(target => {
      const fitting = effective(this.#declaration, target)
      const lacks = fitting.path === undefined || target.reader !== fitting.reader
      const exists = cellColumnsByPath(this.#declaration).has(target.path) || fitting.reader !== undefined
      const key = `${target.path} ${target.reader}`
      if (lacks || !exists || (this.#taken.has(key) && !this.#holdsSeveral(target))) return []
      this.#taken.add(key)
      return [fitting]
    })
  }

  /** True for fields no column fills yet. */
  isOpen({ path, reader }: Target): boolean {
    return ![...this.#taken].some(key => key.startsWith(`${path} `)) || this.#holdsSeveral({ path, reader })
  }
}

/**
 * Returns the mapping of records of a standard: each column goes where the standard says. Other columns are left out, unless they are named after the
 * fields of a program: those are mapped as in any table.
 */
export function standardMapping(
  standard: Standard,
  declaration: Mapped,
  columns: readonly SeenColumn[],
  options: GuessOptions,
): Mapping {
  const language = languageOf(columns) ?? options.language
  const targets = new Map(Object.entries(standard.targets))
  const wanted = [...targets.keys()]
  const known = (name: string): string => (targets.has(name) ? name : unqualified(name))
  const giving = new Giving(declaration)
  const given = new Map<string, readonly Target[]>()
  const declared = columns.filter(({ name }) => targets.has(known(name)))
  for (const { name } of declared.toSorted(
    (one, other) => wanted.indexOf(known(one.name)) - wanted.indexOf(known(other.name)),
  ))
    given.set(name, giving.free(targets.get(known(name)) ?? []))
  const others = columns.filter(({ name }) => !given.has(name))
  const guessed = guessMapping(declaration, standard.namesTell ? others : [], { ...options, language })
  const mapped = new Map(guessed.columns.map(column => [column.column, column]))
  return {
    ...guessed,
    columns: columns.map(({ name }): ColumnMapping => {
      const own = given.get(name)
      if (own) return { column: name, targets: own }
      const { targets: found = [], ...guess } = mapped.get(name) ?? { column: name }
      const open = found.filter(target => giving.isOpen(target))
      return open.length > 0 ? { ...guess, column: name, targets: open } : { column: name, targets: [] }
    }),
  }
}

/** Returns true for record types whose numbers a standard tells: others are mapped by the names of columns. */
export const isDescribedBy = ({ targets }: Standard, declaration: Mapped): boolean =>
  (targets.number ?? []).some(({ path }) => cellColumnsByPath(declaration).has(path))
