import type { OutputOf } from '#model/api/endpoint.ts'
import {
  changeTemplate as changeEndpoint,
  createTemplate,
  deleteTemplate,
  listTemplates,
  type PrintableFieldRow,
  readTemplate,
  readTemplateVersion,
  restoreTemplate,
  restoreTemplateVersion,
  templateFields,
  templateVersions,
} from '#model/api/print-templates.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { allFields } from '#model/engine/fields.ts'
import { isId } from '#model/ids.ts'
import type { Language } from '#model/languages.ts'
import { type FieldSource, sourcesOf, subjectOf } from '#model/print-templates/printable-fields.ts'
import { labelText } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import {
  changeTemplate,
  nameOf,
  ownTemplate,
  presentCurrent,
  requireWhole,
  savingOf,
} from './change-templates.ts'
import type { TemplatesContext } from './context.ts'
import { pathName } from './filling/path-name.ts'
import type { KnownTemplates } from './known-templates.ts'
import { insertTemplate, lockDefaults, templateById, updateTemplate, versionsOf } from './store/templates.ts'

/** A version of a template of the museum. @throws {CodedError} `not_found` */
async function versionOf(tx: TenantTransaction, id: string, version: string) {
  const [found] = isId(id) ? await versionsOf(tx, id, Number(version)) : []
  if (!found) throw notFound()
  return found
}

type Answer = OutputOf<typeof templateFields>

/** Name of a card or procedure of a type. */
const areaText = (texts: TextBook, language: Language, area: string): string =>
  texts.translate(language, (declarationOf(area) ? `${area}.words.name` : `${area}.one`) as TextKey)

/** Fields that can be shown, by section, with their names in a language. @throws {CodedError} `invalid_input` */
function presentFields(texts: TextBook, about: string, language: Language): Answer {
  const subject = subjectOf(about)
  if (!subject) throw new CodedError('invalid_input', { fields: { about: { key: 'choice' } } })

  const moreOf = ({ prefix, more, scopes }: FieldSource): PrintableFieldRow[] =>
    more.map(path => ({
      path: prefix + path,
      label: pathName(texts, language, path),
      within: [],
      private: false,
      scopes: [...scopes],
    }))

  const sectionsOf = ({ prefix, sheet, area, scopes }: FieldSource): Answer['groups'] =>
    Object.entries(sheet?.sections ?? {}).map(([name, section]) => ({
      section: prefix + name,
      label: labelText(texts, language, { type: area }, `section/${name}`),
      fields: [...allFields({ sections: { [name]: section } }).values()].map(({ path, field, within }) => {
        const above = path.split('/').slice(0, -1)
        return {
          path: prefix + path,
          label: labelText(texts, language, { type: area }, path),
          within: above.map((_, at) =>
            labelText(texts, language, { type: area }, above.slice(0, at + 1).join('/')),
          ),
          private: [field, ...within].some(each => each.private === true),
          scopes: [...scopes],
        }
      }),
    }))

  const sources = sourcesOf(subject)
  const headings = sources.filter(({ sheet }) => sheet !== undefined)
  const general = sources.filter(({ sheet }) => sheet === undefined)
  return {
    groups: [
      ...headings.flatMap(source => [
        ...(source.more.length > 0
          ? [
              {
                section: null,
                label: `${areaText(texts, language, source.area)}: ${texts.translate(language, 'printTemplates.groups.heading')}`,
                fields: moreOf(source),
              },
            ]
          : []),
        ...sectionsOf(source),
      ]),
      {
        section: null,
        label: texts.translate(language, 'printTemplates.groups.general'),
        fields: general.flatMap(moreOf),
      },
    ],
  }
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

    route(templateFields, async ({ query, language }) => presentFields(texts, query.about, language)),

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
        return presentCurrent(tx, await insertTemplate(tx, given, savingOf(actor, clock())))
      }),
    ),

    route(changeEndpoint, ({ actor, params, body }) =>
      database.inTenant(actor.tenantId, async tx => {
        if (body.isDefault !== undefined) await lockDefaults(tx)
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
        return presentCurrent(tx, id)
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
