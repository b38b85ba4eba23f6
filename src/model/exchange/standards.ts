import { type RecordStandard, recordStandards } from './file-kinds.ts'
import { adlib } from './standards/adlib.ts'
import { collectionspace } from './standards/collectionspace.ts'
import { dublinCore } from './standards/dublin-core.ts'
import { ead } from './standards/ead.ts'
import { edm } from './standards/edm.ts'
import { lido } from './standards/lido.ts'
import { marcxml } from './standards/marcxml.ts'
import { mods } from './standards/mods.ts'
import type { Standard } from './standards/standard.ts'

export const standards: Readonly<Record<RecordStandard, Standard>> = {
  lido,
  marcxml,
  mods,
  ead,
  edm,
  adlib,
  collectionspace,
  'dublin-core': dublinCore,
}

/** Returns the standard of a kind of file; undefined for other kinds. */
export const standardOf = (kind: string): Standard | undefined =>
  new Map<string, Standard>(Object.entries(standards)).get(kind)

/** Returns the standard of a file with elements of these names at its beginning. */
export const standardWith = (names: ReadonlySet<string>): RecordStandard | undefined =>
  recordStandards.find(kind => standards[kind].isIn(names))
