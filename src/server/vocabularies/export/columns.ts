/** Columns of a vocabulary as a table: what the export writes, the import reads. */
export const columns = {
  id: 'id',
  parentId: 'parent_id',
  labels: { en: 'name_en', it: 'name_it', de: 'name_de', pl: 'name_pl' },
  notation: 'notation',
  note: 'note',
  source: 'source',
  sourceUri: 'source_uri',
  assignable: 'assignable',
  categories: 'object_categories',
  deprecated: 'deprecated',
} as const
