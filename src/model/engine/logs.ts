import type { Fields, List, Log } from '../kinds/field.ts'
import type { Problems } from '../kinds/kind.ts'
import type { CardValues } from './define-card.ts'
import { sameValue } from './diff.ts'
import { fieldsOf, isList } from './fields.ts'
import type { Sheet } from './sheet.ts'
import { rowsOf } from './values.ts'

/** A list of a sheet that is only added to, by its key. */
export interface LogList {
  readonly key: string
  readonly list: List & { readonly log: Log }
}

const isLog = (list: List): list is LogList['list'] => list.log !== undefined

const known = new WeakMap<Fields, readonly LogList[]>()

/** Returns the lists of a sheet that are only added to. */
export function logsOf(declaration: Pick<Sheet, 'sections'>): readonly LogList[] {
  const fields = fieldsOf(declaration)
  const before = known.get(fields)
  if (before) return before
  const found = Object.entries(fields).flatMap(([key, list]): LogList[] =>
    isList(list) && isLog(list) ? [{ key, list }] : [],
  )
  known.set(fields, found)
  return found
}

/** Returns true for a path in a list that is only added to: an earlier version does not take back what has been added since. */
export const isLogged = (declaration: Pick<Sheet, 'sections'>, path: string): boolean =>
  logsOf(declaration).some(({ key }) => key === path.split(/[/#]/)[0])

/**
 * Requires that every row of a log is still there, with the same facts. Facts that a row lacked may be added.
 * @param before the values as they are stored
 */
export function requireLogs(
  declaration: Pick<Sheet, 'sections'>,
  before: CardValues,
  values: CardValues,
  problems: Problems,
): void {
  for (const { key, list } of logsOf(declaration)) {
    const rows = rowsOf(values[key])
    const at = new Map(rows.map((row, index) => [row.id, index]))
    for (const row of rowsOf(before[key])) {
      const index = at.get(row.id)
      if (index === undefined) {
        problems.at(key).add({ key: 'logKept' })
        continue
      }
      for (const fact of list.log.facts)
        if (row[fact] !== undefined && !sameValue(row[fact], rows[index]?.[fact]))
          problems.at(`${key}.${index}.${fact}`).add({ key: 'logFact' })
    }
  }
}
