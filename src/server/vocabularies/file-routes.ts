import { Readable } from 'node:stream'
import { listChanges, undoChange as undoChangeEndpoint } from '#model/api/vocabularies/changes.ts'
import {
  exportTerms as exportTermsEndpoint,
  importTerms as importTermsEndpoint,
} from '#model/api/vocabularies/files.ts'
import { doerOf, recordAudit } from '#server/audit/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { VocabularyNews } from './change-record.ts'
import { exportTerms, fileEndings, mediaTypes } from './export/export-terms.ts'
import { type ImportResult, importRows } from './import/import-terms.ts'
import { termReader } from './import/term-reader.ts'
import { knownVocabulary } from './known-vocabulary.ts'
import { changesOf, type Editor } from './store/changes.ts'
import { allTerms } from './store/rows.ts'
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

/** What concerns a vocabulary as a whole: its history, its import and export. */
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

  route(importTermsEndpoint, async ({ actor, params, body, language: asked }) => {
    const code = knownVocabulary(params.code)
    const language = body.language ?? asked
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
