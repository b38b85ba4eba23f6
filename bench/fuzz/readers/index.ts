import type { FuzzReader } from '../fuzz-reader.ts'
import { calls } from './calls.ts'
import { cells } from './cells.ts'
import { files } from './files/index.ts'
import { references } from './references.ts'
import { tables } from './tables.ts'
import { vocabularies } from './vocabularies.ts'

/** Every reader of the product that takes what strangers send; each file of this folder adds its own. */
export const fuzzReaders: readonly FuzzReader[] = [
  ...tables,
  ...cells,
  ...references,
  ...vocabularies,
  ...calls,
  ...files,
]
