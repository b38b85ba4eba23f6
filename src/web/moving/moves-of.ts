import type { CardDeclaration } from '#model/engine/define-card.ts'
import { isLeaf } from '#model/engine/fields.ts'
import { type LogList, logsOf } from '#model/engine/logs.ts'
import type { Leaf } from '#model/kinds/field.ts'

/** The log of a type's moves, and what a person says about a move: not where it begins, which each record knows. */
export interface Moves extends LogList {
  readonly asked: readonly (readonly [key: string, field: Leaf])[]
  /** Key of the place to which records are moved. */
  readonly to: string
}

/** Returns the log in which a type keeps where its records have been; undefined for types that are not moved. */
export function movesOf(declaration: CardDeclaration): Moves | undefined {
  const [log] = logsOf(declaration)
  if (!log) return undefined
  const { struck, differ } = log.list.log
  const [from, to] = differ
  const asked = Object.entries(log.list.fields).flatMap(([key, field]): [string, Leaf][] =>
    isLeaf(field) && key !== struck && key !== from ? [[key, field]] : [],
  )
  return { ...log, asked, to }
}
