import type { TemplateRead } from '#model/api/print-templates.ts'
import { displayName } from '#model/display-name.ts'
import { isId } from '#model/ids.ts'
import { faultsOf } from '#model/print-templates/check-template.ts'
import { shippedTemplates } from '#model/print-templates/shipped/shipped-templates.ts'
import type { PrintTemplate } from '#model/print-templates/template.ts'
import { cleanLine } from '#model/text/clean.ts'
import { isVisible } from '#model/text/is-visible.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { presentTemplate } from './known-templates.ts'
import {
  forgetDefault,
  insertVersion,
  lockTemplate,
  type Saving,
  type TemplateRecord,
  templateById,
  updateTemplate,
} from './store/templates.ts'

export const savingOf = ({ accountId, person }: MuseumActor, at: Date): Saving => ({
  accountId,
  name: displayName(person),
  at,
})

/** @throws {CodedError} `invalid_input` with every fault, at `document.…`. */
export function requireWhole(document: PrintTemplate): void {
  const faults = faultsOf(document)
  if (faults.length === 0) return
  // The first fault of a place is the one to report.
  const fields = Object.fromEntries(
    faults.toReversed().map(([path, problem]) => [`document.${path}`, problem]),
  )
  throw new CodedError('invalid_input', { fields })
}

/** A name that can be read. @throws {CodedError} `invalid_input` */
export function nameOf(given: string): string {
  const name = cleanLine(given)
  if (!isVisible(name)) throw new CodedError('invalid_input', { fields: { name: { key: 'required' } } })
  return name
}

/** A template of the museum, held. @throws {CodedError} `conflict` for one of the product; `not_found`. */
export async function ownTemplate(
  tx: TenantTransaction,
  id: string,
  where: 'there' | 'binned' = 'there',
): Promise<TemplateRecord> {
  if (shippedTemplates.some(each => each.id === id))
    throw new CodedError('conflict', { text: 'printTemplates.errors.shipped' })
  const row = isId(id) && (await lockTemplate(tx, id)) ? await templateById(tx, id) : undefined
  if (!row || (row.deleted_at !== null) !== (where === 'binned')) throw notFound()
  return row
}

export const presentCurrent = async (tx: TenantTransaction, id: string): Promise<TemplateRead> => {
  const row = await templateById(tx, id)
  if (!row) throw notFound()
  return presentTemplate(row)
}

export interface TemplateChange {
  readonly version: number
  readonly name?: string | undefined
  readonly document?: PrintTemplate | undefined
  readonly isDefault?: boolean | undefined
}

/**
 * Changes a template that is held; what is printed with it gets a version of its own.
 * @throws {CodedError} `conflict` with what is there, where another one saved in the meantime; `invalid_input`.
 */
export async function changeTemplate(
  tx: TenantTransaction,
  row: TemplateRecord,
  change: TemplateChange,
  saving: Saving,
): Promise<TemplateRead> {
  if (change.version !== row.version)
    throw new CodedError('conflict', { text: 'printTemplates.errors.changed', data: presentTemplate(row) })
  const { document = row.document } = change
  if (document.kind !== row.kind || document.about !== row.about)
    throw new CodedError('invalid_input', {
      text: 'printTemplates.errors.otherKind',
      fields: { [`document.${document.kind === row.kind ? 'about' : 'kind'}`]: { key: 'choice' } },
    })
  if (change.document) requireWhole(change.document)
  const name = change.name === undefined ? row.name : nameOf(change.name)
  if (change.document || name !== row.name) {
    const version = row.version + 1
    await insertVersion(tx, row.id, { version, name, document }, saving)
    await updateTemplate(tx, row.id, { name, version })
  }
  if (change.isDefault !== undefined && change.isDefault !== row.is_default) {
    await forgetDefault(tx, row)
    if (change.isDefault) await updateTemplate(tx, row.id, { is_default: true })
  }
  return presentCurrent(tx, row.id)
}
