/** Columns of a vocabulary as a table: what the export writes, the import reads. */
export const columns = {
  id: 'id',
  parentId: 'parent_id',
  labels: { en: 'name_en', it: 'name_it', de: 'name_de', pl: 'name_pl' },
  alternatives: { en: 'other_names_en', it: 'other_names_it', de: 'other_names_de', pl: 'other_names_pl' },
  notation: 'notation',
  note: 'note',
  source: 'source',
  sourceUri: 'source_uri',
  assignable: 'assignable',
  categories: 'object_categories',
  deprecated: 'deprecated',
} as const

/** Separates several names in a cell. */
export const betweenNames = ' | '
