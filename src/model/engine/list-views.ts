import type { CardDeclaration } from './define-card.ts'
import { liesOnEarth } from './on-earth.ts'
import { branchFacet } from './tree.ts'

/** Views of a list in display order (C-S02; trees and timelines are additions). */
export const listViews = ['listView', 'gridView', 'treeView', 'mapView', 'timelineView'] as const

export type ListView = (typeof listViews)[number]

/**
 * Returns the views of a type's list (C-S02): table; gallery where pictures matter; map where records have coordinates; tree where they are
 * nested; timeline for events.
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
