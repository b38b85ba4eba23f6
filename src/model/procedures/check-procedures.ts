import { statusNames } from '../engine/aspects/statuses.ts'
import { DeclarationError } from '../engine/check-declarations.ts'
import { fieldAt, isLeaf } from '../engine/fields.ts'
import { kindOf } from '../kinds/registry.ts'
import type { ProcedureDeclaration } from './define-procedure.ts'

function* dayFaults(declaration: ProcedureDeclaration): Generator<string> {
  const { dates, takesObjects } = declaration.workflow
  const paths = [
    ...dates.map(({ path }) => path),
    ...(takesObjects ? [takesObjects.from, takesObjects.until] : []),
  ]
  for (const path of new Set(paths)) {
    const field = fieldAt(declaration, path)?.field
    if (!(field && isLeaf(field) && kindOf(field).isDay)) yield `'${path}' sets a date, but is no day`
  }
}

function* stepFaults({ workflow: { steps } }: ProcedureDeclaration): Generator<string> {
  const all = Object.values(steps)
  for (const status of statusNames)
    if (!all.some(step => step.status === status)) yield `no step has the status ${status}`
  const order = all.map(({ status }) => statusNames.indexOf(status))
  const ids = all.map(({ id }) => id)
  if (new Set(ids).size < ids.length) yield 'two of its steps have the same id'
  if (order.some((at, index) => at < (order[index - 1] ?? 0))) yield 'its steps do not stand in their order'
  for (const [name, { endsFrom = [] }] of Object.entries(steps))
    for (const from of endsFrom)
      if (!Object.hasOwn(steps, from)) yield `'${name}' ends what stands at '${from}', which is no step`
}

function* lineFaults({ sections, lines }: ProcedureDeclaration): Generator<string> {
  const own = Object.values(sections).flatMap(({ fields }) => Object.keys(fields))
  for (const key of Object.keys(lines.fields))
    if (own.includes(key)) yield `'${key}' is a field of the procedure and of its objects, too`
}

function* settlingFaults({ lines, workflow: { steps, settles } }: ProcedureDeclaration): Generator<string> {
  if (!settles) return
  const field = fieldAt({ sections: { line: { fields: lines.fields } } }, settles.path)?.field
  if (!(field && isLeaf(field) && field.kind === 'choice'))
    yield `'${settles.path}' says when an object is settled, but is no choice of its line`
  if (!Object.hasOwn(steps, settles.step)) yield `'${settles.step}' begins by itself, but is no step`
}

function* fileFaults({ attachmentTypes, rooms }: ProcedureDeclaration): Generator<string> {
  for (const { files } of Object.values(rooms?.answers ?? {}))
    if (files && !attachmentTypes.some(type => type === files.type))
      yield `'${files.type}' is handed in, but is no type of its files`
}

/**
 * Checks the declared procedures against everything derived from them, before the server starts.
 * @throws {DeclarationError} with every fault of every type.
 */
export function checkProcedures(declarations: readonly ProcedureDeclaration[]): void {
  const faults = declarations.flatMap(declaration =>
    [
      ...dayFaults(declaration),
      ...stepFaults(declaration),
      ...lineFaults(declaration),
      ...settlingFaults(declaration),
      ...fileFaults(declaration),
    ].map(fault => `${declaration.type}: ${fault}`),
  )
  if (faults.length > 0) throw new DeclarationError(faults)
}
