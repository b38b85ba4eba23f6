import { Readable } from 'node:stream'
import { uploadingFiles } from '#model/api/files/uploads.ts'
import {
  checkImport,
  deleteImport as deleteEndpoint,
  deleteProfile as deleteProfileEndpoint,
  listImports,
  listProfiles,
  loadImport,
  mapImport,
  readFileAgain,
  readImport,
  readImportRows,
  readImportSamples,
  readRefusedRows,
  retryPictures,
  saveProfile,
  uploadImport,
} from '#model/api/imports.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { madeTypes } from '#model/exchange/made-types.ts'
import { changesCards, type Mapping } from '#model/exchange/mapping.ts'
import { picturesPath } from '#model/exchange/pictures.ts'
import { shippedProfiles } from '#model/exchange/profiles.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { authorOf, mayDo, namedChanges } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { JobDefinition } from '#server/platform/jobs/index.ts'
import { answerImport, answerImports } from './answer-import.ts'
import { answerSamples } from './answer-samples.ts'
import { attachmentOf } from './attachment.ts'
import { mayMakeOf } from './decisions/decide.ts'
import { isChecked, requireSeen } from './decisions/require-seen.ts'
import type { ExchangeContext } from './exchange-context.ts'
import { firstMapping } from './first-mapping.ts'
import { requireFitting } from './fit-mapping.ts'
import type { ImportOperation } from './import-operations.ts'
import { rowMessages } from './message-text.ts'
import type { TakePicturesInput } from './pictures/take-pictures.ts'
import { refusedRows } from './refused-rows.ts'
import { archivedPaths, clearNamed } from './store/archives.ts'
import {
  deleteImport,
  type ImportRecord,
  importById,
  importForUpdate,
  importsBefore,
  insertImport,
  updateImport,
} from './store/imports.ts'
import { clearNames } from './store/names.ts'
import { clearPictures, retryFailed } from './store/pictures.ts'
import { deleteProfile, profileById, profilesOf, putProfile } from './store/profiles.ts'
import { clearRows, rowsOfOutcome } from './store/rows.ts'
import { takeFile } from './take-file.ts'

const page = 50

/** Profiles are changed and deleted by their authors, and by administrators. */
const ownsProfile = (
  actor: MuseumActor,
  { created_by: author }: { readonly created_by: string | null },
): boolean => author === actor.accountId || actor.role === 'TENANT_ADMIN'

/** @throws {CodedError} `not_found` for a type that has no cards yet, `forbidden` for who may not add any. */
function typeFor(actor: MuseumActor, type: string): CardDeclaration {
  const declaration = declarationOf(type)
  if (!declaration) throw notFound()
  if (!mayDo(declaration, actor, 'create')) throw forbidden()
  return declaration
}

/** @throws {CodedError} `not_found` */
async function knownImport(
  tx: TenantTransaction,
  id: string,
  { hold = false }: { readonly hold?: boolean } = {},
): Promise<ImportRecord> {
  const record = await (hold ? importForUpdate : importById)(tx, id)
  if (!record) throw notFound()
  return record
}

/** @throws {CodedError} `conflict` once it is loaded: the report of what was loaded stays as it was. */
function requireOpen(record: ImportRecord): ImportRecord {
  if (record.load_id !== null) throw new CodedError('conflict', { text: 'import.alreadyLoaded' })
  return record
}

/** A mapping says what is to be a card; without a number or an id none is found again. */
function requireMapped(actor: MuseumActor, record: ImportRecord): void {
  const declaration = typeFor(actor, record.card_type)
  const { mapping } = record
  requireFitting(declaration, mapping)
  if (changesCards(mapping.mode) && !mayDo(declaration, actor, 'update')) throw forbidden()
  // Cards that are made for links are of other types.
  for (const type of madeTypes(declaration, mapping)) typeFor(actor, type)
  requireMayAttach(actor, declaration, mapping)
}

/** @throws {CodedError} `forbidden` to who may add no files, or attach none to records of the type, where the mapping asks for pictures. */
function requireMayAttach(actor: MuseumActor, declaration: CardDeclaration, { columns }: Mapping): void {
  const wanted = columns.some(({ targets }) => targets.some(({ path }) => path === picturesPath))
  if (wanted && !(isAllowed(actor, uploadingFiles) && mayDo(declaration, actor, 'link')))
    throw new CodedError('forbidden', { text: 'import.pictures.forbidden' })
}

export interface ImportRoutesOptions extends ExchangeContext {
  readonly check: ImportOperation
  readonly load: ImportOperation
  readonly pictures: JobDefinition<TakePicturesInput>
}

export function importRoutes(context: ImportRoutesOptions): Route[] {
  const { database, operations, storage, tables, texts } = context

  /** Changes an import that is not loaded, and shows it; what was found about its rows no longer holds. */
  const change = async (
    actor: MuseumActor,
    id: string,
    work: (tx: TenantTransaction, record: ImportRecord) => Promise<ImportRecord>,
  ): Promise<ImportRecord> =>
    database.inTenant(actor.tenantId, async tx => {
      const record = requireOpen(await knownImport(tx, id, { hold: true }))
      typeFor(actor, record.card_type)
      await clearRows(tx, id)
      await clearNames(tx, id)
      await clearPictures(tx, id)
      await clearNamed(tx, id)
      await updateImport(tx, id, { checkId: null, newConfirmed: 0 })
      return work(tx, record)
    })

  /** Begins a work on an import and notes it there, together or not at all: pressed twice, an import is still loaded once. */
  const begin = (actor: MuseumActor, id: string, operation: ImportOperation) =>
    database.inTenant(actor.tenantId, async tx => {
      const author = await authorOf(tx, actor)
      const record = requireOpen(await knownImport(tx, id, { hold: true }))
      requireMapped(actor, record)
      const loads = operation === context.load
      if (loads) await requireSeen(tx, record)
      const unchecked = loads && !(await isChecked(operations, tx, record))
      const input = { importId: id, author, mayMake: mayMakeOf(actor), ...(unchecked && { unchecked }) }
      const started = await operations.startIn(tx, actor, operation, input)
      await updateImport(tx, id, loads ? { loadId: started.id } : { checkId: started.id })
      return started
    })

  return [
    route(uploadImport, async ({ actor, query, body, language }) => {
      const declaration = typeFor(actor, query.type)
      if (!(body instanceof Readable)) throw new CodedError('invalid_request')
      const taken = await takeFile(context, actor.tenantId, declaration.type, body)
      const record = await database.inTenant(actor.tenantId, async tx => {
        const author = await authorOf(tx, actor)
        return insertImport(tx, {
          accountId: author.accountId,
          accountName: author.name,
          cardType: declaration.type,
          name: query.name,
          ...taken,
          ...(await firstMapping(context, tx, declaration, taken, language)),
        })
      })
      return answerImport(context, actor, record, language)
    }),

    route(listImports, async ({ actor, query }) => {
      const { type } = typeFor(actor, query.type)
      const found = await answerImports(context, actor, tx =>
        importsBefore(tx, type, { before: query.before, limit: page + 1 }),
      )
      return { result: found.slice(0, page), hasMore: found.length > page }
    }),

    route(readImport, async ({ actor, params, language }) => {
      const record = await database.inTenant(actor.tenantId, tx => knownImport(tx, params.id))
      typeFor(actor, record.card_type)
      return answerImport(context, actor, record, language)
    }),

    route(readFileAgain, async ({ actor, params, body, language }) => {
      const record = await change(actor, params.id, async (tx, before) => {
        const found = await tables.describe({ ...before, reading: body.reading })
        const declaration = typeFor(actor, before.card_type)
        const same =
          found.columns.map(({ name }) => name).join('\n') ===
          before.found.columns.map(({ name }) => name).join('\n')
        const archive = { files: await archivedPaths(tx, params.id) }
        return updateImport(tx, params.id, {
          reading: body.reading,
          found,
          ...(!same && (await firstMapping(context, tx, declaration, { found, archive }, language))),
        })
      })
      return answerImport(context, actor, record, language)
    }),

    route(mapImport, async ({ actor, params, body, language }) => {
      const record = await change(actor, params.id, tx =>
        updateImport(tx, params.id, { mapping: body.mapping as Mapping, profile: body.profile ?? null }),
      )
      return answerImport(context, actor, record, language)
    }),

    route(checkImport, ({ actor, params }) => begin(actor, params.id, context.check)),

    route(loadImport, ({ actor, params }) => begin(actor, params.id, context.load)),

    route(retryPictures, async ({ actor, params, language }) => {
      const record = await database.inTenant(actor.tenantId, async tx => {
        const author = await authorOf(tx, actor)
        const known = await knownImport(tx, params.id, { hold: true })
        requireMayAttach(actor, typeFor(actor, known.card_type), known.mapping)
        const rows = await retryFailed(tx, known.id)
        const [from, to] = [rows.at(0), rows.at(-1)]
        if (from !== undefined && to !== undefined)
          await context.jobs.enqueue(tx.db, context.pictures, {
            tenantId: tx.tenantId,
            importId: known.id,
            author,
            from,
            to,
          })
        return known
      })
      return answerImport(context, actor, record, language)
    }),

    route(readImportSamples, ({ actor, params, language }) =>
      database.inTenant(actor.tenantId, async tx => {
        const record = await knownImport(tx, params.id)
        typeFor(actor, record.card_type)
        return { result: await answerSamples(context, tx, record, { actor, language }) }
      }),
    ),

    route(readImportRows, ({ actor, params, query, language }) =>
      database.inTenant(actor.tenantId, async tx => {
        const record = await knownImport(tx, params.id)
        const declaration = typeFor(actor, record.card_type)
        const rows = await rowsOfOutcome(
          tx,
          { importId: record.id, declaration },
          {
            outcome: query.outcome ?? 'updated',
            after: Number(query.after ?? 0),
            limit: page + 1,
          },
        )
        const shown = rows.slice(0, page)
        const changes = await namedChanges(
          tx,
          declaration,
          shown.map(row => row.changes ?? []),
          { actor, language },
        )
        return {
          result: shown.map(({ row, number, card_id, messages }, at) => ({
            row,
            number,
            cardId: card_id,
            changes: [...(changes[at] ?? [])],
            messages: rowMessages(texts, language, declaration, messages),
          })),
          hasMore: rows.length > page,
        }
      }),
    ),

    route(readRefusedRows, async ({ actor, params, query, language, reply }) => {
      const record = await database.inTenant(actor.tenantId, tx => knownImport(tx, params.id))
      typeFor(actor, record.card_type)
      const kind = query.format ?? (record.found.kind === 'xlsx' ? 'xlsx' : 'csv')
      const content = await refusedRows(context, {
        tenantId: actor.tenantId,
        record,
        language,
        kind,
        all: query.rows === 'all',
      })
      const name = `${record.name.replace(/\.[^.]*$/, '')} – ${texts.translate(language, 'import.refusedFile')}`
      return reply.headers(attachmentOf(kind, name)).send(content)
    }),

    route(deleteEndpoint, async ({ actor, params }) => {
      const keys = await database.inTenant(actor.tenantId, async tx => {
        const record = requireOpen(await knownImport(tx, params.id, { hold: true }))
        typeFor(actor, record.card_type)
        return deleteImport(tx, record)
      })
      for (const key of keys) await storage.delete(key)
      return undefined
    }),

    route(listProfiles, async ({ actor, query }) => {
      const declaration = typeFor(actor, query.type)
      const own = await database.inTenant(actor.tenantId, tx => profilesOf(tx, declaration.type))
      return {
        result: [
          ...own.map(profile => ({
            id: profile.id,
            name: profile.name,
            mapping: profile.mapping as never,
            editable: ownsProfile(actor, profile),
          })),
          ...shippedProfiles(declaration.type).map(({ name, mapping }) => ({
            id: null,
            name,
            mapping: mapping as never,
            editable: false,
          })),
        ],
      }
    }),

    route(saveProfile, ({ actor, body }) => {
      const declaration = typeFor(actor, body.type)
      return database.inTenant(actor.tenantId, async tx => {
        const kept = await putProfile(tx, {
          cardType: declaration.type,
          name: body.name.trim(),
          mapping: body.mapping as Mapping,
          by: actor.accountId,
          overrides: actor.role === 'TENANT_ADMIN',
        })
        if (!kept) throw new CodedError('conflict', { text: 'import.map.profileTaken' })
        return kept
      })
    }),

    route(deleteProfileEndpoint, async ({ actor, params }) => {
      await database.inTenant(actor.tenantId, async tx => {
        const profile = await profileById(tx, params.id)
        if (!profile) throw notFound()
        if (!ownsProfile(actor, profile)) throw forbidden()
        await deleteProfile(tx, params.id)
      })
      return undefined
    }),
  ]
}
