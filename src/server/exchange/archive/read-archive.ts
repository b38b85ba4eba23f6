import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { cut } from '#model/text/cut.ts'
import { defaultLimits, TableError } from '../tables/index.ts'

/** A file of an archive, and where its packed bytes lie. */
export interface ArchivedFile {
  readonly path: string
  readonly start: number
  readonly packed: number
  readonly bytes: number
  readonly crc32: number
  readonly deflated: boolean
}

/** The table of an archive, and the files beside it. */
export interface TableArchive {
  readonly table: ArchivedFile
  readonly files: readonly ArchivedFile[]
}

/** Entries of an archive, folders and what systems leave in it included. */
const mostEntries = 20_000
const mostUnfoldedGigabytes = 20
const longestPath = 1000
/** Characters of a path that are told. */
const told = 120
/** Files below this are never bombs. */
const unmeasured = 16 * 1024 ** 2

const shown = (path: string): string => (path.length > told ? `${cut(path, told)}…` : path)

/** Parts by which a workbook or a Darwin Core archive is known: read as such, whatever else is in it. */
const ofWorkbooks: readonly RegExp[] = [
  /^\[content_types\]\.xml$/,
  /^_rels\/\.rels$/,
  /^mimetype$/,
  /^meta-inf\/manifest\.xml$/,
  /^(?!__macosx\/)(?:[^/]+\/)?meta\.xml$/,
]

/** Files that systems put beside those of people. */
const ofSystems = /(^|\/)(__macosx\/|\.|thumbs\.db$|desktop\.ini$)/i

/** Extensions of tables, those that are hardly anything else first. */
const tableEndings: readonly RegExp[] = [
  /\.(csv|tsv|tab|xlsx|xls|ods)$/i,
  /\.(xml|json|jsonl|ndjson|rdf|mods|bib|ris)$/i,
  /\.txt$/i,
]

const depthOf = ({ path }: ArchivedFile): number => path.split('/').length

/** @throws {TableError} when there is none, or several that are equally likely. */
function tableAmong(files: readonly ArchivedFile[]): ArchivedFile {
  for (const ending of tableEndings) {
    const fitting = files.filter(({ path }) => ending.test(path))
    const least = Math.min(...fitting.map(depthOf))
    const [table, ...others] = fitting.filter(file => depthOf(file) === least)
    if (!table) continue
    if (others.length === 0) return table
    const named = [table, ...others].slice(0, 3).map(({ path }) => shown(path))
    throw new TableError('archiveSeveralTables', {
      found: others.length < 3 ? named.join(', ') : `${named.join(', ')}, …`,
    })
  }
  throw new TableError('archiveNoTable')
}

const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000

/** @throws {TableError} for what no honest archive of pictures has. */
function requireHarmless(entry: Entry): void {
  const { fileName, uncompressedSize, compressedSize, compressionMethod } = entry
  const found = shown(fileName)
  if (isLink(entry) || fileName.length > longestPath) throw new TableError('archivePath', { found })
  if (entry.isEncrypted()) throw new TableError('archiveEncrypted', { found })
  if (compressionMethod !== 0 && compressionMethod !== 8) throw new TableError('archiveMethod', { found })
  const ratio = uncompressedSize / Math.max(1, compressedSize)
  if (uncompressedSize > unmeasured && ratio > defaultLimits.unfoldedRatio)
    throw new TableError('archiveBomb', { limit: mostUnfoldedGigabytes })
}

/** @throws {TableError} where bytes belong to two files: a small archive unfolds to anything so. */
function requireApart(files: readonly ArchivedFile[]): void {
  const sorted = files.toSorted((one, other) => one.start - other.start)
  for (const [at, { start, packed }] of sorted.entries())
    if (start + packed > (sorted[at + 1]?.start ?? Number.POSITIVE_INFINITY))
      throw new TableError('archiveBomb', { limit: mostUnfoldedGigabytes })
}

/** Faults of the archive as the file's; a path that leads out of it is told apart. */
function archiveError(error: unknown): unknown {
  if (error instanceof TableError || !(error instanceof Error) || 'syscall' in error) return error
  const [, found] =
    /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/s.exec(error.message) ??
    []
  return found === undefined
    ? new TableError('damagedFile', {}, error)
    : new TableError('archivePath', { found: shown(found) }, error)
}

async function entriesOf(zip: ZipFile): Promise<readonly Entry[] | undefined> {
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    if (ofWorkbooks.some(part => part.test(name))) return undefined
    if (entries.push(entry) > mostEntries) throw new TableError('archiveTooMany', { limit: mostEntries })
  }
  return entries
}

/**
 * Reads what a ZIP with a table and pictures holds, without unpacking any of it. Undefined for a ZIP that is a workbook or another table itself.
 * @throws {TableError}
 */
export async function readArchive(path: string): Promise<TableArchive | undefined> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(error => {
    throw archiveError(error)
  })
  try {
    const entries = await entriesOf(zip)
    if (!entries) return undefined
    const files: ArchivedFile[] = []
    let unfolded = 0
    for (const entry of entries) {
      requireHarmless(entry)
      if (entry.fileName.endsWith('/') || ofSystems.test(entry.fileName)) continue
      unfolded += entry.uncompressedSize
      if (unfolded > mostUnfoldedGigabytes * 1024 ** 3)
        throw new TableError('archiveBomb', { limit: mostUnfoldedGigabytes })
      const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true })
      files.push({
        path: entry.fileName,
        start: fileDataStart,
        packed: entry.compressedSize,
        bytes: entry.uncompressedSize,
        crc32: entry.crc32,
        deflated: entry.compressionMethod === 8,
      })
    }
    requireApart(files)
    const table = tableAmong(files)
    return { table, files: files.filter(file => file !== table) }
  } catch (error) {
    throw archiveError(error)
  } finally {
    zip.close()
  }
}
