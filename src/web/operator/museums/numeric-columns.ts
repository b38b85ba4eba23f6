import type { MuseumColumn } from '#model/api/operator/museums.ts'

/** Columns whose values stand under each other at the right. */
export const numericColumns: ReadonlySet<MuseumColumn> = new Set<MuseumColumn>([
  'storage',
  'users',
  'objects',
  'openOrders',
])
