import type { TemplateRead, TemplateRow } from '#model/api/print-templates.ts'
import { isId } from '#model/ids.ts'
import { type Language, languages } from '#model/languages.ts'
import { faultsOf, missingFieldsOf } from '#model/print-templates/check-template.ts'
import type { TemplateKind } from '#model/print-templates/kinds.ts'
import { type ShippedTemplate, shippedTemplates } from '#model/print-templates/shipped/shipped-templates.ts'
import { type PrintTemplate, printTemplate } from '#model/print-templates/template.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import {
  defaultRow,
  listRows,
  type TemplateFilter,
  type TemplateRecord,
  templateById,
} from './store/templates.ts'

/** The standard templates and those of a museum. */
export interface KnownTemplates {
  list(tx: TenantTransaction, filter: TemplateFilter, language: Language): Promise<TemplateRow[]>
  /** @throws {CodedError} `not_found`, also for one in the trash. */
  read(tx: TenantTransaction, id: string, language: Language): Promise<TemplateRead>
  /** The one that is taken where none is chosen; undefined where there is none of the kind. */
  defaultOf(
    tx: TenantTransaction,
    kind: TemplateKind,
    about: string,
    language: Language,
  ): Promise<TemplateRead | undefined>
}

/** A template of the museum as the API presents it. */
export const presentTemplate = (row: TemplateRecord): TemplateRead => ({
  id: row.id,
  shipped: false,
  kind: row.kind,
  about: row.about,
  name: row.name,
  isDefault: row.is_default,
  version: row.version,
  copyOf: row.copy_of,
  updatedAt: row.saved_at.toISOString(),
  updatedBy: row.account_name,
  deletedAt: row.deleted_at?.toISOString() ?? null,
  missingFields: [...missingFieldsOf(row.document)],
  document: row.document,
})

const withoutDocument = ({ document: _, ...row }: TemplateRead): TemplateRow => row

export interface Shipped extends Pick<ShippedTemplate, 'id' | 'name'> {
  readonly document: PrintTemplate
  /** The first of its kind about its subject. */
  readonly first: boolean
}

/** Words of the product with their paths as placeholders, in all languages. */
const wordsIn =
  (texts: TextBook): Parameters<ShippedTemplate['make']>[0] =>
  area =>
  (word, paths = {}) => {
    const params = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, `{{${path}}}`]))
    return Object.fromEntries(
      languages.map(language => [
        language,
        texts.translate(language, `${area}.paper/word/${word}` as TextKey, params),
      ]),
    )
  }

/**
 * Returns the templates of the product, in their order.
 * @throws {Error} with every fault of every template: the product does not start with one.
 */
export function shippedOf(texts: TextBook): readonly Shipped[] {
  const words = wordsIn(texts)
  const seen = new Set<string>()
  const faults: string[] = []
  const shipped = shippedTemplates.map(({ id, name, make }) => {
    const document = printTemplate.parse(make(words))
    faults.push(
      ...faultsOf(document).map(
        ([at, { key, params = {} }]) => `- ${[id, at, key, ...Object.values(params)].join(' ')}`,
      ),
    )
    const use = `${document.kind} ${document.about}`
    const first = !seen.has(use)
    seen.add(use)
    return { id, name, document, first }
  })
  if (faults.length > 0) throw new Error(`Print templates of the product are wrong:\n${faults.join('\n')}`)
  return shipped
}

export function knownTemplates(texts: TextBook): KnownTemplates {
  const shipped = shippedOf(texts)
  const present = (
    { id, name, document }: Shipped,
    isDefault: boolean,
    language: Language,
  ): TemplateRead => ({
    id,
    shipped: true,
    kind: document.kind,
    about: document.about,
    name: texts.translate(language, name),
    isDefault,
    version: 1,
    copyOf: null,
    updatedAt: null,
    updatedBy: null,
    deletedAt: null,
    missingFields: [],
    document,
  })
  const isDefault = async (tx: TenantTransaction, { document, first }: Shipped): Promise<boolean> =>
    first && !(await defaultRow(tx, document.kind, document.about))

  return {
    async list(tx, filter, language) {
      const own = await listRows(tx, filter)
      const rows = own.map(row => withoutDocument(presentTemplate(row)))
      if (filter.deleted) return rows
      for (const each of shipped) {
        const { kind, about } = each.document
        if ((filter.kind ?? kind) !== kind || (filter.about ?? about) !== about) continue
        rows.push(withoutDocument(present(each, await isDefault(tx, each), language)))
      }
      return rows
    },
    async read(tx, id, language) {
      const one = shipped.find(each => each.id === id)
      if (one) return present(one, await isDefault(tx, one), language)
      const row = isId(id) ? await templateById(tx, id) : undefined
      if (!row || row.deleted_at) throw notFound()
      return presentTemplate(row)
    },
    async defaultOf(tx, kind, about, language) {
      const row = await defaultRow(tx, kind, about)
      if (row) return presentTemplate(row)
      const one = shipped.find(({ document }) => document.kind === kind && document.about === about)
      return one && present(one, true, language)
    },
  }
}
