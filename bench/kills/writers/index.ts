import type { Writer } from '../writer.ts'
import { auditsWriter } from './audits.ts'
import { bulkWriter } from './bulk.ts'
import { importsWriter } from './imports.ts'
import { proceduresWriter } from './procedures.ts'
import { recordsWriter } from './records.ts'
import { uploadsWriter } from './uploads.ts'

/** All who write into a museum at the same time. */
export const newWriters = (): readonly Writer[] => [
  recordsWriter(1),
  recordsWriter(2),
  importsWriter(),
  bulkWriter(),
  uploadsWriter(),
  proceduresWriter(),
  auditsWriter(),
]
