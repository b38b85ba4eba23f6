import type { TreeNode } from './TreeNode.ts'

/** A row as it is shown: a node, or the word in place of nodes that are not here. */
export type TreeRow =
  | { readonly kind: 'node'; readonly id: string; readonly node: TreeNode }
  | {
      readonly kind: 'more'
      readonly id: string
      readonly label: string
      readonly parent: string | undefined
    }
  | { readonly kind: 'loading'; readonly id: string }

const moreId = 'more of '

/**
 * The nodes with each id once, wherever it comes first. Levels are fetched one by one: a node that has just been moved
 * stands for a moment both where it was and where it is, and a collection with a key twice never ends.
 */
export function onceEach(nodes: readonly TreeNode[], met = new Set<string>()): readonly TreeNode[] {
  return nodes.flatMap(node => {
    if (met.has(node.id)) return []
    met.add(node.id)
    return [node.children ? { ...node, children: onceEach(node.children, met) } : node]
  })
}

/** The rows under a parent: its nodes, then the row that brings more; one that waits while they are on their way. */
export function rowsUnder(
  nodes: readonly TreeNode[] | undefined,
  more: string | undefined,
  parent?: string,
): readonly TreeRow[] {
  if (!nodes) return [{ kind: 'loading', id: `loading ${parent ?? ''}` }]
  const rows: TreeRow[] = nodes.map(node => ({ kind: 'node', id: node.id, node }))
  return more ? [...rows, { kind: 'more', id: `${moreId}${parent ?? ''}`, label: more, parent }] : rows
}

/** The parent whose row of more this is; `false` for other rows. */
export const parentOfMore = (id: string): string | undefined | false =>
  id.startsWith(moreId) ? id.slice(moreId.length) || undefined : false
