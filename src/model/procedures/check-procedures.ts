import { statusNames } from '../engine/aspects/statuses.ts'
import { DeclarationError, type Surroundings } from '../engine/check-declarations.ts'
import { fieldAt, isLeaf } from '../engine/fields.ts'
import { kindOf } from '../kinds/registry.ts'
import { languages } from '../languages.ts'
import type { ProcedureDeclaration } from './define-procedure.ts'
import { roomLabelsOf } from './labels.ts'

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

function* roomFaults({ sections, lines, room }: ProcedureDeclaration): Generator<string> {
  if (!room) return
  const own = new Set(Object.values(sections).flatMap(({ fields }) => Object.keys(fields)))
  const kept = Object.values(room.answers).flatMap(({ keeps = [] }) => keeps)
  for (const key of [...room.shows, ...kept])
    if (!own.has(key)) yield `'${key}' is shown outside, but is no field`
  for (const { sections: asked, line: askedOfObjects = {} } of Object.values(room.answers)) {
    const keys = Object.values(asked).flatMap(({ fields }) => Object.keys(fields))
    for (const key of Object.keys(askedOfObjects))
      if (keys.includes(key)) yield `'${key}' is asked of the whole and of its objects, too`
  }
  for (const key of room.showsOfObjects)
    if (!Object.hasOwn(lines.fields, key))
      yield `'${key}' is shown of objects outside, but is no field of the line`
}

function* labelFaults(
  declaration: ProcedureDeclaration,
  { hasLabel }: Pick<Surroundings, 'hasLabel'>,
): Generator<string> {
  const { room } = declaration
  for (const language of languages)
    for (const key of room ? roomLabelsOf(room) : [])
      if (room && !hasLabel(language, room.area, key)) yield `'${key}' has no label in '${language}'`
}

/**
 * Holds the declared procedures against all that the product derives from them, before it starts.
 * @throws {DeclarationError} with every fault of every type.
 */
export function checkProcedures(
  declarations: readonly ProcedureDeclaration[],
  surroundings: Pick<Surroundings, 'hasLabel'>,
): void {
  const faults = declarations.flatMap(declaration =>
    [
      ...dayFaults(declaration),
      ...stepFaults(declaration),
      ...lineFaults(declaration),
      ...settlingFaults(declaration),
      ...roomFaults(declaration),
      ...labelFaults(declaration, surroundings),
    ].map(fault => `${declaration.type}: ${fault}`),
  )
  if (faults.length > 0) throw new DeclarationError(faults)
}
