import type { Readable } from 'node:stream'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { modesFor } from '#model/exchange/modes-for.ts'
import { isVocabularyCode, type VocabularyCode } from '#model/vocabularies/definitions.ts'
import { Archive, ArchiveError, formatVersion, manifestFile } from '#server/museum-exports/index.ts'

/** A table in an archive; it can be read more than once. */
export interface ArchivedTable {
  readonly name: string
  readonly declaration: CardDeclaration
  content(): Promise<Readable>
}

/** The vocabulary of an archive's file. */
export interface ArchivedTerms {
  readonly code: VocabularyCode
  readonly name: string
}

/** The export of a whole museum, as another one takes it in. */
export interface MuseumToImport {
  readonly archive: Archive
  /** Key of the museum; undefined in archives of earlier versions, of which tables alone are taken. */
  readonly museumKey: string | undefined
  readonly vocabularies: readonly ArchivedTerms[]
  readonly tables: readonly ArchivedTable[]
  /** Paths of the files themselves, by the ids of their records there. */
  readonly originals: ReadonlyMap<string, string>
}

const tablePath = /^tables\/(\w+?)(?:-\d+)?\.xlsx$/
const termsPath = /^vocabularies\/(\w+)\.json$/
const originalPath = /^files\/originals\/(\d+)\/[^/]+$/

/**
 * Opens the archive of a whole museum (see 'Export your data').
 * @returns undefined for a ZIP file that is something else
 * @throws {ArchiveError} for what cannot be read, was made to do harm, or is of a later version of the product
 */
export async function openMuseumArchive(path: string): Promise<MuseumToImport | undefined> {
  const archive = await Archive.open(path)
  try {
    if (!archive.has('manifest.json')) {
      archive.close()
      return undefined
    }
    const manifest = manifestFile.safeParse(await archive.json('manifest.json').catch(() => undefined))
    if (!manifest.success) throw new ArchiveError(`${path}: manifest.json is not that of a museum.`)
    if (manifest.data.format > formatVersion)
      throw new ArchiveError(`${path} was made by a later version of the product.`)
    const vocabularies: ArchivedTerms[] = []
    const tables: ArchivedTable[] = []
    const originals = new Map<string, string>()
    for (const name of archive.names) {
      const code = termsPath.exec(name)?.[1]?.toUpperCase() ?? ''
      if (isVocabularyCode(code)) vocabularies.push({ code, name })
      const type = tablePath.exec(name)?.[1]
      const declaration = type === undefined ? undefined : declarationOf(type)
      if (declaration && modesFor(declaration).includes('create'))
        tables.push({ name, declaration, content: () => archive.content(name) })
      const file = originalPath.exec(name)?.[1]
      if (file !== undefined) originals.set(file, name)
    }
    return { archive, museumKey: manifest.data.museumKey, vocabularies, tables, originals }
  } catch (error) {
    archive.close()
    throw error
  }
}
