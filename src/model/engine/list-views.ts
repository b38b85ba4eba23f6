import type { CardDeclaration } from './define-card.ts'
import { liesOnEarth } from './on-earth.ts'
import { branchFacet } from './tree.ts'

/** How a list of cards can be looked at (acceptance row C-S02; trees and timelines are ours), in the order in which it is offered. */
export const listViews = ['listView', 'gridView', 'treeView', 'mapView', 'timelineView'] as const

export type ListView = (typeof listViews)[number]

/**
 * How lists of a type can be looked at (acceptance row C-S02): as a table; as a gallery where pictures say most; on a map where its
 * cards have coordinates; as a tree where they stand below each other; along time where they are what happened.
 */
export function viewsOf(declaration: CardDeclaration): readonly ListView[] {
  const views: Readonly<Record<ListView, boolean>> = {
    listView: true,
    gridView: declaration.pictured === true,
    treeView: branchFacet(declaration) !== undefined,
    mapView: liesOnEarth(declaration),
    timelineView: declaration.timeline === true,
  }
  return listViews.filter(view => views[view])
}
