import type { Term } from '#model/api/vocabularies/shapes.ts'
import type { TreeNode } from '../../ui/tree/TreeNode.ts'
import { shownName } from '../shown-name.ts'

export interface NodeOptions {
  /** Every term may be pressed, also one that only groups others: as a place for a new one. */
  readonly alwaysClickable: boolean
  /** Said behind a term that is no longer offered. */
  readonly deprecated: string
}

/** A term as a node of a tree; its children and their number are told by who has loaded them. */
export const termNode = (term: Term, { alwaysClickable, deprecated }: NodeOptions): TreeNode => ({
  id: term.id,
  name: shownName(term),
  hasChildren: term.children > 0,
  disabled: !alwaysClickable && !term.assignable,
  ...(term.deprecated && { note: deprecated }),
})

/** A term that a search found: without what is below it, and with where it stands. */
export const foundNode = (term: Term, options: NodeOptions): TreeNode => {
  const { note, ...node } = termNode(term, options)
  const path = term.path.map(({ name }) => name).join(' > ')
  const notes = [path, note].filter(Boolean).join(' · ')
  return { ...node, hasChildren: false, ...(notes && { note: notes }) }
}
