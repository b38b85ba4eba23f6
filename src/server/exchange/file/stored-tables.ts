import type { Found, ImportWithFile } from '#model/api/imports.ts'
import { paths } from '#model/bibliography/fields.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { cellColumnsByPath } from '#model/engine/cells.ts'
import { readsReferences } from '#server/bibliography/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import type { TableArchive } from '../archive/read-archive.ts'
import { type Spool, spool } from '../tables/index.ts'
import { fileError } from './file-error.ts'
import { fileLimit } from './file-limit.ts'
import type { DraftedRow, ReadBatch, ReadBy, RowToDraft, tasks } from './file-tasks.ts'
import type { ChoiceLabels } from './labels-of-choices.ts'
import type { TableFile } from './open-file.ts'
import type { RowBatch } from './row-source.ts'
import { tableReader } from './table-reader.ts'

/** A table of a museum, as it is stored. */
export interface StoredTable {
  readonly tenant_id: string
  readonly storage_key: string
  readonly reading: ImportWithFile['reading']
  /** Type of the records that its rows are, or are about. */
  readonly card_type: string
}

export interface Stretch {
  /** Names the reader: one that goes on where it stopped finds the file open. */
  readonly work: string
  readonly after: number
  readonly limit: number
}

/** Stored tables, read apart from the server's process. All of it throws a {CodedError} with what is wrong with the file. */
export interface StoredTables {
  /** The table in a ZIP, and the files beside it; undefined for a file that is a table itself. */
  archive(table: StoredTable): Promise<TableArchive | undefined>
  describe(table: StoredTable): Promise<Found>
  cells(table: StoredTable, stretch: Stretch): Promise<RowBatch>
  rows(table: StoredTable, stretch: Stretch, by: ReadBy): Promise<ReadBatch>
  known(table: StoredTable, stretch: Stretch, by: ReadBy): ReturnType<typeof tasks.known>
}

/** Reads what the cells of rows say. */
export const readDrafts = (
  tenantId: string,
  input: { readonly by: ReadBy; readonly labels: ChoiceLabels; readonly rows: readonly RowToDraft[] },
): Promise<readonly DraftedRow[]> => tableReader('drafts', () => input, { tenantId })

/** Seconds in which a table is read through, or read on from its middle after a restart; large ones get more. */
const secondsFor = (bytes: number): number => 180 + Math.ceil(bytes / bytesPerSecond)

/** Bytes that are read in a second where much else is going on. */
const bytesPerSecond = 2 * 1024 ** 2

/** A copy nobody reads on is removed after this long. */
const idleMs = 120_000

interface Copy {
  readonly file: Promise<Spool>
  readers: number
  idle?: NodeJS.Timeout
}

/** True for types with the fields of a cited work. */
const hasWorks = (type: string): boolean => {
  const declaration = declarationOf(type)
  return declaration !== undefined && cellColumnsByPath(declaration).has(paths.shortReference)
}

/** Readers are given files: what is stored elsewhere is copied for as long as someone reads it. */
export function createStoredTables(storage: Storage): StoredTables {
  const copies = new Map<string, Copy>()

  const begin = (key: string): Copy => {
    const copy: Copy = {
      file: storage.get(key).then(content => spool(content, fileLimit)),
      readers: 0,
    }
    copies.set(key, copy)
    copy.file.catch(() => copies.delete(key))
    return copy
  }

  const release = async (key: string, { file }: Copy): Promise<void> => {
    copies.delete(key)
    await (await file.catch(() => undefined))?.dispose()
  }

  async function reading<Result>(
    { storage_key: key, reading, card_type }: StoredTable,
    isDone: (result: Result) => boolean,
    work: (fileAt: (path: string) => TableFile, copy: Pick<Spool, 'path' | 'bytes'>) => Promise<Result>,
  ): Promise<Result> {
    const copy = copies.get(key) ?? begin(key)
    clearTimeout(copy.idle)
    copy.readers++
    let done = true
    try {
      const file = await copy.file.catch((error: unknown) => {
        throw fileError(error)
      })
      const fileAt = (at: string) => ({
        path: at,
        reading,
        references: readsReferences.href,
        ofWorks: hasWorks(card_type),
      })
      const result = await work(fileAt, file)
      done = isDone(result)
      return result
    } finally {
      copy.readers--
      if (copy.readers === 0) {
        if (done) await release(key, copy)
        else copy.idle = setTimeout(() => void release(key, copy), idleMs).unref()
      }
    }
  }

  /** Numbers of works are those of one database: readers serve everyone in this process. */
  const named = ({ storage_key }: StoredTable, stretch: Stretch): Stretch => ({
    ...stretch,
    work: `${storage_key} ${stretch.work}`,
  })
  const isLast = ({ next }: { readonly next: number | undefined }): boolean => next === undefined
  const optionsFor = ({ tenant_id }: StoredTable, { path, bytes }: Pick<Spool, 'path' | 'bytes'>) => ({
    tenantId: tenant_id,
    seconds: secondsFor(bytes),
    file: path,
  })

  return {
    archive: async table => {
      const { archive } = await reading(
        table,
        () => true,
        (_fileAt, file) => tableReader('archive', path => ({ path }), optionsFor(table, file)),
      )
      return archive
    },
    describe: table =>
      reading(
        table,
        () => true,
        (fileAt, file) => tableReader('describe', path => ({ file: fileAt(path) }), optionsFor(table, file)),
      ),
    cells: (table, stretch) =>
      reading(table, isLast, (fileAt, file) =>
        tableReader(
          'cells',
          path => ({ ...named(table, stretch), file: fileAt(path) }),
          optionsFor(table, file),
        ),
      ),
    rows: (table, stretch, by) =>
      reading(table, isLast, (fileAt, file) =>
        tableReader(
          'rows',
          path => ({ ...named(table, stretch), file: fileAt(path), by }),
          optionsFor(table, file),
        ),
      ),
    known: (table, stretch, by) =>
      reading(table, isLast, (fileAt, file) =>
        tableReader(
          'known',
          path => ({ ...named(table, stretch), file: fileAt(path), by }),
          optionsFor(table, file),
        ),
      ),
  }
}
