import { unescaped } from '../engine/cell-text.ts'
import { cellAsRows, cellColumnsByPath } from '../engine/cells.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { problemList } from '../engine/problem-list.ts'
import type { Words } from '../kinds/kind.ts'
import { kindOf } from '../kinds/registry.ts'
import type { Language } from '../languages.ts'
import { identifierKey, nameKey } from '../text/known-by.ts'
import { readMarked } from '../text/marked-name.ts'
import { pathKey, stepsOf } from './path-steps.ts'
import type { ReadRow } from './read-row.ts'

/** Keys by which a row's record is found. */
export type RowKeys = Pick<ReadRow, 'row' | 'id' | 'museum' | 'key' | 'number'>

/** Parts of a row that identify it. */
export type RowToKnow = RowKeys & Pick<ReadRow, 'cells'>

/** Several rows have this name. */
const several = -1

/** An index of a table's rows for links between them, in any order: by key, record number, name with the broader one, and name. */
export class KnownRows {
  readonly #numbers = new Map<string, number>()
  readonly #paths = new Map<string, number>()
  readonly #names = new Map<string, number>()
  readonly #keys = new Map<number, RowKeys>()
  readonly #ids = new Map<string, number>()
  readonly #declaration: CardDeclaration

  readonly #language: Language

  /** @param language language of names that give none. */
  constructor(declaration: CardDeclaration, language: Language) {
    this.#declaration = declaration
    this.#language = language
  }

  add({ row, id, museum, key, number, cells }: RowToKnow): void {
    this.#keys.set(row, { row, id, museum, key, number })
    if (id !== '') once(this.#ids, `${museum}/${id}`, row)
    const { namePath = '', broaderPath = '' } = this.#declaration
    for (const each of [key, number]) if (each !== '') once(this.#numbers, identifierKey(each), row)
    const [text = ''] = textsOf(cells, namePath)
    const [above = ''] = textsOf(cells, broaderPath)
    for (const name of this.#namesIn(text)) {
      const known = this.#names.get(nameKey(name))
      this.#names.set(nameKey(name), known === undefined || known === row ? row : several)
      if (broaderPath !== '') once(this.#paths, pathKey([...stepsOf(readMarked(above).name), name]), row)
    }
  }

  /** Returns the names in a cell: one, or one per language. */
  #namesIn(text: string): readonly string[] {
    const field = cellColumnsByPath(this.#declaration).get(this.#declaration.namePath ?? '')?.field
    if (!field || text === '') return []
    const value = kindOf(field).read(text, field, problemList().problems, wordsIn(this.#language))
    return value === undefined ? [] : (kindOf(field).index(value, field).words ?? [])
  }

  /** Returns the row with this name, if any. */
  called(name: string): number | undefined {
    const named = this.#names.get(nameKey(name))
    return (
      this.#numbers.get(identifierKey(name)) ??
      this.on(stepsOf(name)) ??
      (named === several ? undefined : named)
    )
  }

  /** Returns the keys by which a row's record is found. */
  keysOf(row: number): RowKeys {
    return this.#keys.get(row) ?? { row, id: '', museum: '', key: '', number: '' }
  }

  /** Returns the row with this id, as its museum gave it. */
  withId(museum: string, id: string): number | undefined {
    return this.#ids.get(`${museum}/${id}`)
  }

  /** Returns the row at the end of a path. */
  on(steps: readonly string[]): number | undefined {
    return this.#paths.get(pathKey(steps))
  }
}

/** Words for names, which are plain text and need none. */
const wordsIn = (language: Language): Words => ({
  language,
  term: () => '',
  link: () => '',
  choice: () => '',
  yesNo: String,
})

const once = (known: Map<string, number>, key: string, row: number): void => {
  if (!known.has(key)) known.set(key, row)
}

const textsOf = (cells: ReadRow['cells'], path: string): string[] =>
  cellAsRows(cells.get(path) ?? '').map(text => unescaped(text))
