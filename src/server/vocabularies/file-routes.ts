import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { listChanges, undoChange as undoChangeEndpoint } from '#model/api/vocabularies/changes.ts'
import {
  type exportFormats,
  exportTerms as exportTermsEndpoint,
  importTerms as importTermsEndpoint,
} from '#model/api/vocabularies/files.ts'
import { languages } from '#model/languages.ts'
import { guardFormula } from '#model/text/formula-guard.ts'
import { doerOf, recordAudit } from '#server/audit/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { VocabularyNews } from './change-record.ts'
import { betweenNames, columns } from './export/columns.ts'
import { createSkosTurtle } from './export/skos-turtle.ts'
import { type ImportResult, importRows } from './import/import-terms.ts'
import { termReader } from './import/term-reader.ts'
import { knownVocabulary } from './known-vocabulary.ts'
import { changesOf, type Editor } from './store/changes.ts'
import { allTerms } from './store/rows.ts'
import type { TermRow } from './term-row.ts'
import type { TermsInUse } from './terms-in-use.ts'
import { undoChange } from './undo-change.ts'

export interface FileRoutesOptions {
  readonly database: Database
  readonly termsInUse: TermsInUse
  readonly clock: Clock
  readonly change: <Changed extends VocabularyNews>(
    actor: MuseumActor,
    work: (tx: TenantTransaction, editor: Editor) => Promise<Changed | undefined>,
  ) => Promise<Changed | undefined>
}

/** Changes a page where the caller does not say. */
const usualBlocksize = 25

export type ExportFormat = (typeof exportFormats)[number]

const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  'skos-turtle': 'text/turtle; charset=utf-8',
}

const fileEndings: Readonly<Record<ExportFormat, string>> = {
  csv: 'csv',
  tsv: 'tsv',
  'skos-turtle': 'ttl',
}

/** Terms that are written in one go; between them others have their turn. */
const atOnce = 100

/** A vocabulary as a file that can be imported again, piece by piece. */
export async function* exportTerms(
  code: string,
  rows: readonly TermRow[],
  format: ExportFormat,
): AsyncGenerator<string> {
  const turtle = createSkosTurtle(code)
  for (let at = 0; at === 0 || at < rows.length; at += atOnce) {
    const some = rows.slice(at, at + atOnce)
    yield format === 'skos-turtle' ? turtle.add(some) : asTable(some, format, at === 0)
    await nextTurn()
  }
  if (format === 'skos-turtle') yield turtle.end()
}

/** With the mark of UTF-8 that spreadsheets look for. Tab text cannot quote, so tabs and line ends become spaces. */
function asTable(rows: readonly TermRow[], format: 'csv' | 'tsv', isFirst: boolean): string {
  const records = rows.map(row => ({
    [columns.id]: row.id,
    [columns.parentId]: row.parentId ?? '',
    ...Object.fromEntries(languages.map(language => [columns.labels[language], row.labels[language] ?? ''])),
    ...Object.fromEntries(
      languages.map(language => [
        columns.alternatives[language],
        (row.alternatives[language] ?? []).join(betweenNames),
      ]),
    ),
    [columns.notation]: row.notation ?? '',
    [columns.note]: format === 'tsv' ? row.note.replace(/\s+/g, ' ') : row.note,
    [columns.source]: row.source ?? '',
    [columns.sourceUri]: row.sourceUri ?? '',
    [columns.assignable]: String(row.assignable),
    [columns.categories]: row.categories.join(' '),
    [columns.deprecated]: String(row.deprecatedAt !== null),
  }))
  return stringify(records, {
    header: isFirst,
    columns: Object.values(columns).flatMap(column =>
      typeof column === 'string' ? column : Object.values(column),
    ),
    bom: isFirst,
    // A spreadsheet, and our import, may take a semicolon for what separates cells.
    ...(format === 'tsv' ? { delimiter: '\t', quote: false } : { quoted_match: ';' }),
    // A cell that a spreadsheet would take for a formula stays a text.
    cast: { string: guardFormula },
  })
}

/** Routes for a vocabulary as a whole: its history, its import and export. */
export const fileRoutes = ({ database, termsInUse, clock, change }: FileRoutesOptions): Route[] => [
  route(listChanges, async ({ actor, params, query }) => {
    const code = knownVocabulary(params.code)
    const limit = query.blocksize ?? usualBlocksize
    const { rows, total } = await database.inTenant(actor.tenantId, tx =>
      changesOf(tx, code, { offset: (query.page ?? 0) * limit, limit }),
    )
    return {
      totalSize: total,
      result: rows.map(({ sample, at, accountId, person, ...row }) => ({
        ...row,
        terms: sample,
        at: at.toISOString(),
        by: accountId === null ? null : { accountId, name: person ?? '' },
      })),
    }
  }),

  route(undoChangeEndpoint, async ({ actor, params }) => {
    await change(actor, tx => undoChange(tx, params.id, termsInUse))
    return undefined
  }),

  route(importTermsEndpoint, async ({ actor, params, body, language: accepted }) => {
    const code = knownVocabulary(params.code)
    const language = body.language ?? accepted
    const { content, format, profile = 'vitrine' } = body
    const { tenantId } = actor
    const file = await termReader('terms', () => ({ content, format, profile, language }), { tenantId })
    let result: ImportResult | undefined
    await change(actor, async (tx, editor) => {
      result = await importRows(tx, editor, code, file, { language, dryRun: body.dryRun ?? false })
      return result.news
    })
    return {
      created: result?.created ?? 0,
      updated: result?.updated ?? 0,
      unchanged: result?.unchanged ?? 0,
      changeId: result?.news?.changeId ?? null,
    }
  }),

  route(exportTermsEndpoint, async ({ actor, params, query, request, reply }) => {
    const code = knownVocabulary(params.code)
    const format = query.format ?? 'csv'
    const rows = await database.inTenant(actor.tenantId, async tx => {
      const terms = await allTerms(tx, code)
      const details = { what: code, count: terms.length, format }
      await recordAudit(tx, doerOf(actor, request), 'vocabularyExported', clock(), details)
      return terms
    })
    reply.header('content-disposition', `attachment; filename="${code.toLowerCase()}.${fileEndings[format]}"`)
    return reply
      .type(mediaTypes[format])
      .send(Readable.from(exportTerms(code, rows, format), { objectMode: false }))
  }),
]
