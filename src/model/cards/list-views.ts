/** How a list of cards can be looked at (acceptance row C-S02; trees and timelines are ours), in the order in which it is offered. */
export const listViews = ['listView', 'gridView', 'treeView', 'mapView', 'timelineView'] as const

export type ListView = (typeof listViews)[number]
