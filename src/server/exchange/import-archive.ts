import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { z } from 'zod/mini'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { modesFor } from '#model/exchange/modes-for.ts'
import { fallbackLanguage } from '#model/languages.ts'
import { isVocabularyCode, type VocabularyCode } from '#model/vocabularies/definitions.ts'
import type { Author } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type ImportResult, importRows } from '#server/vocabularies/index.ts'
import { FolderError } from './import-folder.ts'

/** A table in an archive; it can be read more than once. */
export interface ArchivedTable {
  readonly name: string
  readonly declaration: CardDeclaration
  content(): Promise<Readable>
}

/** The vocabulary and terms of an archive's file. */
export interface ArchivedTerms {
  readonly code: VocabularyCode
  content(): Promise<Readable>
}

/** The export of a whole museum, as another one takes it in. */
export interface ArchiveToImport {
  readonly vocabularies: readonly ArchivedTerms[]
  readonly tables: readonly ArchivedTable[]
  /** Tables that make no records: files come by uploading. */
  readonly leftOut: readonly string[]
  close(): void
}

const labels = z.record(z.string(), z.string())
const termsFile = z.object({
  terms: z.array(
    z.object({
      id: z.string(),
      parentId: z.nullable(z.string()),
      labels,
      alternatives: z.record(z.string(), z.array(z.string())),
      notation: z.nullable(z.string()),
      note: z.string(),
      sourceUri: z.nullable(z.string()),
      assignable: z.boolean(),
      categories: z.array(z.number()),
      deprecatedAt: z.nullable(z.string()),
      mergedIntoId: z.nullable(z.string()),
    }),
  ),
})

const tablePath = /^tables\/(\w+?)(?:-\d+)?\.xlsx$/
const termsPath = /^vocabularies\/(\w+)\.json$/

async function* entriesOf(path: string, zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry()
  } catch (error) {
    zip.close()
    throw new FolderError(`${path} cannot be read: ${(error as Error).message}`)
  }
}

/**
 * Opens the archive of a whole museum (see 'Export your data').
 * @throws {FolderError} for a file that is none
 */
export async function openMuseumArchive(path: string): Promise<ArchiveToImport> {
  const zip: ZipFile = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(error => {
    throw new FolderError(`${path} cannot be read: ${(error as Error).message}`)
  })
  const vocabularies: ArchivedTerms[] = []
  const tables: ArchivedTable[] = []
  const leftOut: string[] = []
  for await (const entry of entriesOf(path, zip)) {
    const name = entry.fileName
    const content = () => zip.openReadStreamPromise(entry)
    const code = termsPath.exec(name)?.[1]?.toUpperCase() ?? ''
    if (isVocabularyCode(code)) vocabularies.push({ code, content })
    const type = tablePath.exec(name)?.[1]
    const declaration = type === undefined ? undefined : declarationOf(type)
    if (declaration && modesFor(declaration).includes('create')) tables.push({ name, declaration, content })
    else if (type !== undefined) leftOut.push(name)
  }
  if (tables.length === 0 && vocabularies.length === 0) {
    zip.close()
    throw new FolderError(`${path} is not the archive of a museum: it has no tables`)
  }
  return { vocabularies, tables, leftOut, close: () => zip.close() }
}

/** Adds the terms of an archive to a vocabulary, where they were, with their names in all languages; those that are there already keep what they have. */
export async function importArchivedTerms(
  tx: TenantTransaction,
  { code, content }: ArchivedTerms,
  { accountId }: Pick<Author, 'accountId'>,
): Promise<ImportResult | undefined> {
  const { data, error } = termsFile.safeParse(JSON.parse(await text(await content())))
  if (error)
    throw new FolderError(
      `${code}: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
    )
  const rows = data.terms
    .filter(({ mergedIntoId }) => mergedIntoId === null)
    .map(({ id, parentId, deprecatedAt, mergedIntoId: _none, ...term }) => ({
      ...term,
      key: id,
      parentKey: parentId,
      deprecated: deprecatedAt !== null,
    }))
  if (rows.length === 0) return undefined
  const file = { rows, scheme: '', source: null, byName: true }
  const editor = { accountId, impersonatorId: null }
  return importRows(tx, editor, code, file, { language: fallbackLanguage, dryRun: false })
}
