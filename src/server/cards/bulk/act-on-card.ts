import type { BulkAction } from '#model/api/cards/shapes.ts'
import { statusOfStep } from '#model/engine/aspects/steps.ts'
import { changeField, holdsText } from '#model/engine/bulk-change.ts'
import type { CardAction, CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { sameValue } from '#model/engine/diff.ts'
import { allFields } from '#model/engine/fields.ts'
import { pathAsDeclared } from '#model/engine/formerly.ts'
import { logsOf } from '#model/engine/logs.ts'
import { rowsOf } from '#model/engine/values.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Write } from '../save/plan-writes.ts'
import { readValues } from '../save/read-values.ts'
import { refuseEmbargoed } from '../save/refuse-embargoed.ts'
import type { CardRecord } from '../store/cards.ts'

/** An action as the type declares its field today: it may have been ordered, or its page opened, before the product was updated. */
export const actionAsDeclared = (declaration: CardDeclaration, action: BulkAction): BulkAction =>
  'path' in action ? { ...action, path: pathAsDeclared(declaration, action.path) } : action

/** The right a bulk action asks for. */
export function rightFor({ kind }: BulkAction): CardAction {
  if (kind === 'publish' || kind === 'delete') return kind
  return kind === 'linkCards' ? 'link' : 'update'
}

type LogAction = Extract<BulkAction, { kind: 'log' }>

const logAt = (declaration: CardDeclaration, { path }: LogAction) =>
  logsOf(declaration).find(({ key }) => key === path)

/** Returns a record with a row added to one of its logs; as it was, if the row says nothing: the record is there already. */
async function logged(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  { data }: CardRecord,
  action: LogAction,
): Promise<CardValues> {
  const { path, row } = action
  const { id: _own, ...facts } = row
  const sent = { ...data, [path]: [...rowsOf(data[path]), facts] }
  const values = await readValues(tx, declaration, sent, data)
  const added = rowsOf(values[path]).at(-1)
  const [from, to] = logAt(declaration, action)?.list.log.differ ?? []
  return from && to && added && sameValue(added[from], added[to]) ? data : values
}

/** @throws {CodedError} `invalid_input` for a field that is not there, that is not typed, or whose words cannot be replaced; for a step likewise. */
export function checkAction(declaration: CardDeclaration, action: BulkAction): void {
  if (action.kind === 'moveStep') {
    const { workflow } = declaration
    const isOffered =
      workflow && statusOfStep({ workflow }, action.step) && !workflow.steps[action.step]?.byDeed
    if (!isOffered) throw new CodedError('invalid_input', { fields: { 'action.step': { key: 'choice' } } })
    return
  }
  if (!('path' in action)) return
  if (action.kind === 'log') {
    if (!logAt(declaration, action))
      throw new CodedError('invalid_input', { fields: { 'action.path': { key: 'unknownField' } } })
    return
  }
  const place = allFields(declaration).get(action.path)
  const fixed = place && [place.field, ...place.within].some(field => field.derived)
  const replaces = action.kind !== 'replace' || (place && holdsText(place.field))
  if (!place || fixed || !replaces)
    throw new CodedError('invalid_input', { fields: { 'action.path': { key: 'unknownField' } } })
}

/** Returns the write of a bulk action on a record, checked like any other change. */
export async function writeOf(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  record: CardRecord,
  action: Exclude<BulkAction, { kind: 'delete' | 'linkCards' | 'moveStep' }>,
): Promise<Write> {
  const write = async (): Promise<Write> => {
    if (action.kind === 'publish') return { record, values: record.data, published: action.published }
    if (action.kind === 'log') return { record, values: await logged(tx, declaration, record, action) }
    const changed = changeField(declaration, record.data, action as Parameters<typeof changeField>[2])
    return { record, values: await readValues(tx, declaration, changed, record.data) }
  }
  const wanted = await write()
  // A preview reports it, too.
  await refuseEmbargoed(tx, declaration, [wanted])
  return wanted
}
