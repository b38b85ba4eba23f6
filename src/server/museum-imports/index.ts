import { localeOf } from '#model/languages.ts'
import { museumKey } from '#server/exchange/index.ts'
import { createPlainPictures } from '#server/files/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import type { Counted, ImportsContext, Taking } from './imports-context.ts'
import type { ArchivedTable, MuseumToImport } from './open-archive.ts'
import { takeBegun } from './parts/begun.ts'
import { takeTrash, takeTrashOfFiles } from './parts/binned.ts'
import { takeComments } from './parts/comments.ts'
import { takeDistinct } from './parts/distinct.ts'
import { takeFiles } from './parts/files.ts'
import { takeFinished } from './parts/finished.ts'
import { takeHistories } from './parts/history.ts'
import { takeMerged } from './parts/merged.ts'
import { settleNames, takeNames } from './parts/names.ts'
import { keepNumbers } from './parts/numbers.ts'
import { takeProcedures } from './parts/procedures.ts'
import { takeRestOfRecords } from './parts/rest.ts'
import { takeRows } from './parts/rows.ts'
import { takeSettings } from './parts/settings.ts'
import { takeWithdrawals } from './parts/withdrawals.ts'
import { takeTerms } from './take-terms.ts'

export { type ArchivedTable, type MuseumToImport, openMuseumArchive } from './open-archive.ts'

/** The museum that an archive comes into, and in whose name. */
export interface Into extends Pick<Taking, 'tenantId' | 'author' | 'signal' | 'language' | 'tell'> {
  /** Loads a table. @returns true where links of it wait for records of later tables. */
  load(table: ArchivedTable): Promise<boolean>
}

export interface MuseumImports {
  /**
   * Takes the export of another museum in: its vocabularies and files, its tables, those once more that wait for links, and what tables do not
   * bring. Records are told from one another by those they were there: what was taken over is left alone when it is read again, so that a run that was
   * stopped or killed is simply repeated.
   * @throws {ArchiveError} for a part of another shape
   */
  take(from: MuseumToImport, into: Into): Promise<void>
}

/** Takes the exports of other museums in. */
export function createMuseumImports({
  storage,
  ...options
}: Omit<ImportsContext, 'pictures'> & { readonly storage: Storage }): MuseumImports {
  const context: ImportsContext = { ...options, pictures: createPlainPictures(storage) }
  const { database } = context

  async function takeVocabularies(from: MuseumToImport, { tenantId, author, language, tell }: Into) {
    const terms = new Map<string, string>()
    for (const vocabulary of from.vocabularies) {
      const { created, ids } = await database.inTenant(tenantId, tx =>
        takeTerms(tx, from, vocabulary, author),
      )
      for (const [there, here] of ids) terms.set(there, here)
      const name = context.texts.translate(language, `vocabularies.names.${vocabulary.code}`)
      const number = created.toLocaleString(localeOf(language))
      tell(`${name} · ${context.texts.translate(language, 'import.check.newTerms')}: ${number}`)
    }
    return terms
  }

  async function takeTables({ tables }: MuseumToImport, { signal, load, language, tell }: Into) {
    const waiting: ArchivedTable[] = []
    for (const table of tables) if (!signal.aborted && (await load(table))) waiting.push(table)
    if (waiting.length > 0) tell(context.texts.translate(language, 'import.command.laterLinks'))
    for (const table of waiting) if (!signal.aborted) await load(table)
  }

  return {
    async take(from, into) {
      const { tenantId, language, tell } = into
      const here = await database.inTenant(tenantId, museumKey)
      const terms = await takeVocabularies(from, into)
      const key = from.museumKey
      const isWhole = key !== undefined && key !== here
      const checksums = isWhole ? await from.archive.checksums() : new Map<string, string>()
      const counts = new Map<Counted, number>()
      const taking: Taking = {
        context,
        ...into,
        from: { ...from, museumKey: key ?? '' },
        terms,
        checksums,
        counts,
      }
      if (isWhole) {
        await takeFiles(taking)
        await keepNumbers(taking)
      }
      await takeTables(from, into)
      if (isWhole) {
        await takeBegun(taking)
        await takeTrash(taking)
        await takeMerged(taking)
        // Before anything is published here and gets a new one.
        await takeNames(taking)
        await takeWithdrawals(taking)
        await takeRestOfRecords(taking)
        await takeTrashOfFiles(taking)
        await settleNames(taking)
        await takeProcedures(taking)
        await takeRows(taking)
        await takeDistinct(taking)
        await takeComments(taking)
        await takeFinished(taking)
        await takeHistories(taking)
        await takeSettings(taking)
      } else tell(context.texts.translate(language, 'import.command.archive.onlyTables'))
      for (const [what, done] of counts) {
        const number = done.toLocaleString(localeOf(language))
        tell(context.texts.translate(language, `import.command.archive.${what}`, { number }))
      }
    },
  }
}
