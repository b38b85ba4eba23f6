import { unescaped } from '../engine/cell-text.ts'
import { cellAsRows } from '../engine/cells.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { identifierKey, nameKey } from '../text/known-by.ts'
import { pathKey, stepsOf } from './path-steps.ts'
import type { ReadRow } from './read-row.ts'

/** By what the card of a row is found. */
export type RowKeys = Pick<ReadRow, 'row' | 'id' | 'key' | 'number'>

/** What is looked at of a row to know it by. */
export type RowToKnow = RowKeys & Pick<ReadRow, 'cells'>

/** Several rows are called so. */
const several = -1

/**
 * What the rows of a table are known by, for links from one of its rows to another, wherever that stands: the key of the row, the number
 * of its card, its name with what it lies in, its name.
 */
export class KnownRows {
  readonly #numbers = new Map<string, number>()
  readonly #paths = new Map<string, number>()
  readonly #names = new Map<string, number>()
  readonly #keys = new Map<number, RowKeys>()
  readonly #declaration: CardDeclaration

  constructor(declaration: CardDeclaration) {
    this.#declaration = declaration
  }

  add({ row, id, key, number, cells }: RowToKnow): void {
    this.#keys.set(row, { row, id, key, number })
    const { namePath = '', broaderPath = '' } = this.#declaration
    for (const each of [key, number]) if (each !== '') once(this.#numbers, identifierKey(each), row)
    const [name = ''] = textsOf(cells, namePath)
    if (name === '') return
    const known = this.#names.get(nameKey(name))
    this.#names.set(nameKey(name), known === undefined ? row : several)
    const [above = ''] = textsOf(cells, broaderPath)
    if (broaderPath !== '') once(this.#paths, pathKey([...stepsOf(above), name]), row)
  }

  /** The row that is meant, if it is one of the table's. */
  called(name: string): number | undefined {
    const named = this.#names.get(nameKey(name))
    return (
      this.#numbers.get(identifierKey(name)) ??
      this.on(stepsOf(name)) ??
      (named === several ? undefined : named)
    )
  }

  /** By what the card of a row is found. */
  keysOf(row: number): RowKeys {
    return this.#keys.get(row) ?? { row, id: '', key: '', number: '' }
  }

  /** The row of what stands at the end of a way down. */
  on(steps: readonly string[]): number | undefined {
    return this.#paths.get(pathKey(steps))
  }
}

const once = (known: Map<string, number>, key: string, row: number): void => {
  if (!known.has(key)) known.set(key, row)
}

const textsOf = (cells: ReadRow['cells'], path: string): string[] =>
  cellAsRows(cells.get(path) ?? '').map(text => unescaped(text))
