/** Standards of museums, libraries and archives whose records are read as rows, each declared in a file of its own. */
export const recordStandards = [
  'lido',
  'marcxml',
  'mods',
  'ead',
  'edm',
  'adlib',
  'collectionspace',
  'dublin-core',
] as const
export type RecordStandard = (typeof recordStandards)[number]

/** Kinds of files that hold records as trees; of 'xml', 'json' and 'jsonl' only the structure is known. */
export const treeKinds = [...recordStandards, 'xml', 'json', 'jsonl'] as const
export type TreeKind = (typeof treeKinds)[number]

export const isTreeKind = (kind: string): kind is TreeKind => treeKinds.some(each => each === kind)

/** Names of these kinds, the same in every language. */
export const kindNames: Readonly<Record<TreeKind, string>> = {
  lido: 'LIDO',
  marcxml: 'MARCXML',
  mods: 'MODS',
  ead: 'EAD',
  edm: 'EDM',
  adlib: 'Adlib XML',
  collectionspace: 'CollectionSpace XML',
  'dublin-core': 'Dublin Core',
  xml: 'XML',
  json: 'JSON',
  jsonl: 'JSON Lines',
}
