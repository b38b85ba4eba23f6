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
import { readAllValues } from '../save/read-values.ts'
import { refuseEmbargoed } from '../save/refuse-embargoed.ts'
import { refuseWithdrawn } from '../save/refuse-withdrawn.ts'
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

/** Returns the values of a record with a row added to one of its logs. */
function withRow({ data }: CardRecord, { path, row }: LogAction): CardValues {
  const { id: _own, ...facts } = row
  return { ...data, [path]: [...rowsOf(data[path]), facts] }
}

/** True for a row that says nothing: the record is there already. */
function saysNothing(declaration: CardDeclaration, values: CardValues, action: LogAction): boolean {
  const added = rowsOf(values[action.path]).at(-1)
  const [from, to] = logAt(declaration, action)?.list.log.differ ?? []
  return from !== undefined && to !== undefined && added !== undefined && sameValue(added[from], added[to])
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

/** Returns the writes of a bulk action on records, checked like any other change. */
export async function writesOf(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  records: readonly CardRecord[],
  action: Exclude<BulkAction, { kind: 'delete' | 'linkCards' | 'moveStep' }>,
): Promise<readonly Write[]> {
  const write = async (): Promise<readonly Write[]> => {
    if (action.kind === 'publish')
      return records.map(record => ({ record, values: record.data, published: action.published }))
    const changed = (record: CardRecord): CardValues =>
      action.kind === 'log'
        ? withRow(record, action)
        : changeField(declaration, record.data, action as Parameters<typeof changeField>[2])
    const read = await readAllValues(
      tx,
      declaration,
      records.map(record => ({ sent: changed(record), before: record.data })),
    )
    return records.map((record, at) => {
      const values = read[at] ?? record.data
      const stays = action.kind === 'log' && saysNothing(declaration, values, action)
      return { record, values: stays ? record.data : values }
    })
  }
  const wanted = await write()
  // A preview reports it, too.
  await refuseEmbargoed(tx, declaration, wanted)
  await refuseWithdrawn(tx, declaration, wanted)
  return wanted
}
