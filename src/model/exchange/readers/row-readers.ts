import type { ReaderName } from '../mapping.ts'
import { isUnit, readDimensions } from './dimensions.ts'
import { readInscriptions } from './inscriptions.ts'
import { type ReadMakers, readMakersOf } from './makers.ts'
import { readOwners } from './owners.ts'
import type { IsKnown, RowOfTexts } from './reader.ts'
import { readReferences } from './references.ts'

/** A reader that makes rows of a list from a text. */
export interface RowReader {
  /** The fields it fills in a row. */
  readonly fields: readonly string[]
  /** @param isKnown returns true for names that records have. */
  read(text: string, isKnown: IsKnown): ReadMakers
  /** Returns true for a text that means nothing by itself: a unit without a number. */
  readonly isIdle?: (text: string) => boolean
}

const plain =
  (read: (text: string) => RowOfTexts[]): RowReader['read'] =>
  text => ({ rows: read(text), takenApart: [], isDoubtful: false })

const rowReaders = {
  dimensions: { fields: ['type', 'value', 'part'], read: plain(readDimensions), isIdle: isUnit },
  makers: { fields: ['type', 'agent', 'role', 'qualifier', 'culture', 'note'], read: readMakersOf },
  inscriptions: { fields: ['type', 'text'], read: plain(readInscriptions) },
  owners: { fields: ['owner', 'when', 'method', 'note'], read: plain(readOwners) },
  references: { fields: ['work', 'pages', 'figures', 'note'], read: plain(readReferences) },
} as const satisfies Partial<Record<ReaderName, RowReader>>

/** Returns the reader of rows with a name; undefined for readers of single values. */
export const rowReader = (name: ReaderName): RowReader | undefined =>
  Object.hasOwn(rowReaders, name) ? rowReaders[name as keyof typeof rowReaders] : undefined
