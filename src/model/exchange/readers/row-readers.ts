import type { ReaderName } from '../mapping.ts'
import { isUnit, readDimensions } from './dimensions.ts'
import { readInscriptions } from './inscriptions.ts'
import { besideMaker } from './makers/beside-maker.ts'
import { type ReadMakers, readMakersOf } from './makers.ts'
import { readOwners } from './owners.ts'
import type { IsKnown, RowOfTexts } from './reader.ts'
import { readReferences } from './references.ts'

/** A reader that makes rows of a list from a text. */
export interface RowReader {
  /** The fields it fills in a row. */
  readonly fields: readonly string[]
  /** Those of them that make a row: a column that fills one has rows of its own. */
  readonly own: readonly string[]
  /** @param isKnown returns true for names that records have. */
  read(text: string, isKnown: IsKnown): ReadMakers
  /** Returns true for a text that means nothing by itself: a unit without a number. */
  readonly isIdle?: (text: string) => boolean
  /**
   * Returns a row with what a column beside says of it; undefined where that cannot be. By default a field that is there stays as it is.
   * @param isShared true when the same text is meant for several rows.
   */
  readonly beside?: (row: RowOfTexts, key: string, text: string, isShared: boolean) => RowOfTexts | undefined
}

/** Returns a row with a text of a column beside it; undefined where the row says something else, or one text would be meant for several rows. */
export const withBeside: NonNullable<RowReader['beside']> = (row, key, text, isShared) => {
  if (row[key] === text) return row
  return isShared || row[key] !== undefined ? undefined : { ...row, [key]: text }
}

const plain =
  (read: (text: string) => RowOfTexts[]): RowReader['read'] =>
  text => ({ rows: read(text), takenApart: [], isDoubtful: false })

const rowReaders = {
  dimensions: {
    fields: ['type', 'value', 'part'],
    own: ['type', 'value'],
    read: plain(readDimensions),
    isIdle: isUnit,
  },
  makers: {
    fields: ['type', 'agent', 'role', 'qualifier', 'culture', 'note'],
    own: ['type', 'agent', 'culture'],
    read: readMakersOf,
    beside: besideMaker,
  },
  inscriptions: { fields: ['type', 'text'], own: ['text'], read: plain(readInscriptions) },
  owners: { fields: ['owner', 'when', 'method', 'note'], own: ['owner'], read: plain(readOwners) },
  references: { fields: ['work', 'pages', 'figures', 'note'], own: ['work'], read: plain(readReferences) },
} as const satisfies Partial<Record<ReaderName, RowReader>>

/** Returns the reader of rows with a name; undefined for readers of single values. */
export const rowReader = (name: ReaderName): RowReader | undefined =>
  Object.hasOwn(rowReaders, name) ? rowReaders[name as keyof typeof rowReaders] : undefined
