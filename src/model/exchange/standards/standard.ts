import { type Language, languages } from '../../languages.ts'
import type { Target } from '../mapping.ts'
import type { TreeNode } from './tree.ts'

/** Treatment of elements of a name. Without one, an element is a step of the path of its columns. */
export type ElementRule =
  /** Left out with all that is in it: columns of its record tell it, or it is none of a record's. */
  | 'leave'
  /** Its contents stand as if they were its parent's. */
  | 'through'
  /** Its text, in one cell. */
  | ((element: TreeNode) => string)

/** A cell of a record: the name of its column and a text; several of one column are several values. */
export type CellText = readonly [column: string, text: string]

/** A standard by which files hold records. */
export interface Standard {
  /** Returns true for files with elements of these names at their beginning. */
  readonly isIn: (names: ReadonlySet<string>) => boolean
  /** Names of the elements that are records. */
  readonly records: ReadonlySet<string>
  /**
   * Treatment of a record in a record. `outer`: a part of it like any other. `inner`: the outer one only wraps it. `both`: each is a record of
   * its own, as units of an archive are.
   */
  readonly nested: 'outer' | 'inner' | 'both'
  /** Returns the elements of a record that make a row each, by default itself. */
  readonly rows?: (record: TreeNode) => readonly TreeNode[]
  /** Without them the elements of a record have no columns by their paths: `cells` tells all there is. */
  readonly elements?: ReadonlyMap<string, ElementRule>
  /**
   * Columns that are made of several elements.
   * @param within the records around it, and the one a row is of, the outermost first
   */
  readonly cells: (row: TreeNode, within: readonly TreeNode[]) => Iterable<CellText>
  /** Fields that columns go to. A column in brackets, 'title[short]', goes where the one without them goes. */
  readonly targets: Readonly<Record<string, readonly Target[]>>
  /** True where other columns are named as the fields of the program are, so that their names tell where they go. */
  readonly namesTell?: true
}

/** The column that tells the language of a record. */
export const languageColumn = 'language'

/** Several values in one cell. */
export const several = [' | '] as const

/** Rules of elements by their treatment. */
export const rulesOf = (
  rules: Readonly<Partial<Record<'leave' | 'through', string>>>,
  texts: Readonly<Record<string, (element: TreeNode) => string>> = {},
): ReadonlyMap<string, ElementRule> =>
  new Map<string, ElementRule>([
    ...(rules.leave ?? '').split(/\s+/).map(name => [name, 'leave'] as const),
    ...(rules.through ?? '').split(/\s+/).map(name => [name, 'through'] as const),
    ...Object.entries(texts),
  ])

export interface TextInLanguage {
  readonly text: string
  /** Empty where it is not said. */
  readonly language: string
}

const isOurs = (language: string): language is Language => languages.some(each => each === language)

/**
 * Returns texts as one cell for a field that has a text in each language: '[de] Schrank\n[en] Cabinet'. Texts in the language of the record are not
 * marked if there is no other.
 */
export function byLanguage(texts: readonly TextInLanguage[], ofRecord: string): string {
  const told = texts.filter(({ text }) => text !== '')
  const groups = Map.groupBy(told, ({ language }) =>
    isOurs(language) && language !== ofRecord ? language : '',
  )
  const marked = [...groups].map(([language, found]) => {
    const text = [...new Set(found.map(each => each.text))].join('\n')
    const own = language || (groups.size > 1 && isOurs(ofRecord) ? ofRecord : '')
    return own === '' ? text : `[${own}] ${text}`
  })
  return marked.join('\n')
}

/** Returns the text of a span: both ends, or the one there is. */
export const span = (first: string, last: string): string =>
  first === last || last === '' ? first : first === '' ? last : `${first} – ${last}`

/** Returns the year at the beginning of an ISO date, empty where there is none. */
export const yearOf = (date: string): string => /^\s*(-?\d{1,4})(?=$|[-/T\s])/.exec(date)?.[1] ?? ''

/** Returns a maker as the reader of makers takes it: 'Léon Gruel (1841–1923) [binder]'. */
export function maker(name: string, life: string, role: string): string {
  if (name === '') return ''
  return [name, life && `(${life})`, role && `[${role}]`].filter(Boolean).join(' ')
}

/** Returns a measurement as the reader of dimensions takes it: 'height: 12 cm'. */
export const dimension = (type: string, value: string, unit: string): string =>
  value === '' ? '' : `${type && `${type}: `}${value}${unit && ` ${unit}`}`

/** Returns a text with its label as the reader of inscriptions takes it: '[front] Anno 1921'. */
export const labelled = (label: string, text: string): string =>
  text === '' || label === '' || !/^[\p{L}’']+(?: [\p{L}’']+){0,3}$/u.test(label)
    ? text
    : `[${label}] ${text}`
