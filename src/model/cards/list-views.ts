/** How a list of cards can be looked at (acceptance row C-S02). */
export const listViews = ['listView', 'gridView', 'mapView'] as const

export type ListView = (typeof listViews)[number]
