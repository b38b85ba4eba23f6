import {
  changeTemplate as changeEndpoint,
  createTemplate,
  deleteTemplate,
  listTemplates,
  readTemplate,
  readTemplateVersion,
  restoreTemplate,
  restoreTemplateVersion,
  templateFields,
  templateVersions,
} from '#model/api/print-templates.ts'
import { isId } from '#model/ids.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { changeTemplate, nameOf, ownTemplate, requireWhole, savingOf, toldNow } from './change-templates.ts'
import type { TemplatesContext } from './context.ts'
import type { KnownTemplates } from './known-templates.ts'
import { holdDefaults, insertTemplate, templateById, updateTemplate, versionsOf } from './store/templates.ts'
import { tellFields } from './tell-fields.ts'

/** A version of a template of the museum. @throws {CodedError} `not_found` */
async function versionOf(tx: TenantTransaction, id: string, version: string) {
  const [found] = isId(id) ? await versionsOf(tx, id, Number(version)) : []
  if (!found) throw notFound()
  return found
}

/** Calls that read and change templates. */
export function templateRoutes(
  { database, clock, texts }: Pick<TemplatesContext, 'database' | 'clock' | 'texts'>,
  known: KnownTemplates,
): Route[] {
  return [
    route(listTemplates, ({ actor, query, language }) =>
      database.inTenant(actor.tenantId, async tx => ({
        result: await known.list(tx, { ...query, deleted: query.deleted === 'true' }, language),
      })),
    ),

    route(templateFields, async ({ query, language }) => tellFields(texts, query.about, language)),

    route(readTemplate, ({ actor, params, language }) =>
      database.inTenant(actor.tenantId, tx => known.read(tx, params.templateId, language)),
    ),

    route(createTemplate, ({ actor, body, language }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { copyOf } = body
        const document = copyOf ? (await known.read(tx, copyOf, language)).document : body.document
        if (!document) throw new CodedError('invalid_input', { fields: { document: { key: 'required' } } })
        requireWhole(document)
        const given = { name: nameOf(body.name), document, copyOf: copyOf ?? null }
        return toldNow(tx, await insertTemplate(tx, given, savingOf(actor, clock())))
      }),
    ),

    route(changeEndpoint, ({ actor, params, body }) =>
      database.inTenant(actor.tenantId, async tx => {
        if (body.isDefault !== undefined) await holdDefaults(tx)
        const row = await ownTemplate(tx, params.templateId)
        return changeTemplate(tx, row, body, savingOf(actor, clock()))
      }),
    ),

    route(deleteTemplate, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { id } = await ownTemplate(tx, params.templateId)
        await updateTemplate(tx, id, { deleted_at: clock(), is_default: false })
        return undefined
      }),
    ),

    route(restoreTemplate, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { id } = await ownTemplate(tx, params.templateId, 'binned')
        await updateTemplate(tx, id, { deleted_at: null })
        return toldNow(tx, id)
      }),
    ),

    route(templateVersions, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        if (!(isId(params.templateId) && (await templateById(tx, params.templateId)))) throw notFound()
        const rows = await versionsOf(tx, params.templateId)
        return {
          result: rows.map(({ version, name, saved_at, account_name }) => ({
            version,
            name,
            savedAt: saved_at.toISOString(),
            savedBy: account_name,
          })),
        }
      }),
    ),

    route(readTemplateVersion, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const row = await versionOf(tx, params.templateId, params.version)
        return {
          version: row.version,
          name: row.name,
          savedAt: row.saved_at.toISOString(),
          savedBy: row.account_name,
          document: row.document,
        }
      }),
    ),

    route(restoreTemplateVersion, ({ actor, params, body }) =>
      database.inTenant(actor.tenantId, async tx => {
        const row = await ownTemplate(tx, params.templateId)
        const { name, document } = await versionOf(tx, row.id, params.version)
        return changeTemplate(tx, row, { ...body, name, document }, savingOf(actor, clock()))
      }),
    ),
  ]
}
