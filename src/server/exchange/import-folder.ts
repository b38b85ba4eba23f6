import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod/mini'
import { mappingSchema } from '#model/api/mapping-schema.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { idleSettings } from '#model/exchange/idle-options.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import { mappingAsDeclared, missingTargets } from '#model/exchange/mapping-as-declared.ts'
import { fallbackLanguage } from '#model/languages.ts'
import { isCardType } from '#model/record-types.ts'
import { isVocabularyCode, type VocabularyCode } from '#model/vocabularies/definitions.ts'
import type { Author } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type ImportResult, importRows, readTable } from '#server/vocabularies/index.ts'

/** A folder or a file in it that cannot be imported; the message is for its author. */
export class FolderError extends Error {
  override name = 'FolderError'
}

/** A table, and how it becomes cards. */
export interface TableToImport {
  readonly path: string
  readonly declaration: CardDeclaration
  readonly mapping: Mapping
}

/** A file of terms for a vocabulary, in the layout in which vocabularies are exported. */
export interface TermsToImport {
  readonly path: string
  readonly code: VocabularyCode
}

export interface FolderToImport {
  readonly vocabularies: readonly TermsToImport[]
  /** In the order in which they are loaded. */
  readonly tables: readonly TableToImport[]
}

const mappingFile = z.extend(mappingSchema, { type: z.string() })
const importFile = z.object({
  vocabularies: z._default(z.array(z.string()), []),
  tables: z.array(z.string()),
})

/** Defaults for what a mapping file omits. */
const usual: Omit<Mapping, 'language' | 'columns'> = {
  mode: 'create',
  match: 'number',
  createTerms: false,
  keepUnmatched: false,
  emptyClears: false,
  constants: {},
}

async function readJson(path: string): Promise<object> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new FolderError(`${path} cannot be read: ${(error as Error).message}`)
  }
}

function checked<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  given: object,
): z.output<Schema> {
  const { data, error } = schema.safeParse(given)
  if (error)
    throw new FolderError(
      `${path}: ${error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
    )
  return data as z.output<Schema>
}

/**
 * Reads a mapping that was saved as a file: a profile as the API gives it, with the type of the cards.
 * @throws {FolderError}
 */
export async function readMappingFile(
  path: string,
): Promise<{ readonly declaration: CardDeclaration; readonly mapping: Mapping }> {
  const { type, ...given } = checked(path, mappingFile, { ...usual, ...(await readJson(path)) })
  const declaration = isCardType(type) ? declarationOf(type) : undefined
  if (!declaration) throw new FolderError(`${path}: there are no records of type ${type}`)
  const mapping = mappingAsDeclared(declaration, given)
  const missing = missingTargets(declaration, mapping)
  if (missing.length > 0) throw new FolderError(`${path}: there are no fields ${missing.join(', ')}`)
  const idle = idleSettings(declaration, mapping).map(({ column, option }) => `${column}: ${option}`)
  if (idle.length > 0) throw new FolderError(`${path}: without effect are ${idle.join(', ')}`)
  return { declaration, mapping }
}

/** A mapping as a file that {@link readMappingFile} reads. */
export const mappingFileText = (type: string, mapping: Mapping): string =>
  `${JSON.stringify({ type, ...mapping }, null, 2)}\n`

/** Reads the mapping of a table, which lies beside it: of 'objects.csv' in 'objects.json'. @throws {FolderError} */
export const readTableBeside = async (path: string): Promise<TableToImport> => ({
  path,
  ...(await readMappingFile(path.replace(/\.\w+$/, '.json'))),
})

/** Reads the vocabulary that a file is of from its name: 'LR.csv' has terms of LR. @throws {FolderError} */
function termsAt(path: string): TermsToImport {
  const code = basename(path).replace(/\.\w+$/, '')
  if (!isVocabularyCode(code)) throw new FolderError(`${path}: there is no vocabulary ${code}`)
  return { path, code }
}

/**
 * Reads which files of a folder are loaded, in which order and how: `import.json` lists them.
 * @throws {FolderError}
 */
export async function readFolder(folder: string): Promise<FolderToImport> {
  const path = join(folder, 'import.json')
  const { vocabularies, tables } = checked(path, importFile, await readJson(path))
  return {
    vocabularies: vocabularies.map(name => termsAt(join(folder, name))),
    tables: await Promise.all(tables.map(name => readTableBeside(join(folder, name)))),
  }
}

/** Adds the terms of a file to a vocabulary; those that are there already stay as they are. */
export const importTerms = async (
  tx: TenantTransaction,
  { path, code }: TermsToImport,
  { accountId }: Pick<Author, 'accountId'>,
): Promise<ImportResult> =>
  importRows(
    tx,
    { accountId, impersonatorId: null },
    code,
    readTable(await readFile(path, 'utf8'), { format: 'csv', profile: 'vitrine' }),
    { language: fallbackLanguage, dryRun: false },
  )
