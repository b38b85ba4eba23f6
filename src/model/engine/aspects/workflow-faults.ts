import { kindOf } from '../../kinds/registry.ts'
import { cardTypeNamed } from '../../record-types.ts'
import { choiceSetAt } from '../choice-sets.ts'
import type { CardDeclaration } from '../define-card.ts'
import { fieldAt, isLeaf, isList } from '../fields.ts'
import { isNumberPattern } from './number-pattern.ts'
import { type Entering, linePrefix, registers } from './registers.ts'
import { statusNames } from './statuses.ts'
import { notRepeated, type Workflow } from './workflow.ts'

function* dayFaults(declaration: CardDeclaration, { dates, takesObjects }: Workflow): Generator<string> {
  const paths = [
    ...dates.map(({ path }) => path),
    ...(takesObjects ? [takesObjects.from, takesObjects.until] : []),
  ]
  for (const path of new Set(paths)) {
    const field = fieldAt(declaration, path)?.field
    if (!(field && isLeaf(field) && kindOf(field).isDay)) yield `'${path}' sets a date, but is no day`
  }
}

function* stepFaults({ steps }: Workflow): Generator<string> {
  const all = Object.values(steps)
  for (const status of statusNames)
    if (!all.some(step => step.status === status)) yield `no step has the status ${status}`
  const order = all.map(({ status }) => statusNames.indexOf(status))
  if (all.some(({ status, signers }) => signers && status !== 'CLOSED'))
    yield 'one of its steps is signed, but does not close it: what is signed could still change'
  if (all.filter(({ signers }) => signers).length > 1) yield 'two of its steps are signed'
  const ids = all.map(({ id }) => id)
  if (new Set(ids).size < ids.length) yield 'two of its steps have the same id'
  if (order.some((at, index) => at < (order[index - 1] ?? 0))) yield 'its steps do not stand in their order'
  for (const [name, { endsFrom = [] }] of Object.entries(steps))
    for (const from of endsFrom)
      if (!Object.hasOwn(steps, from)) yield `'${name}' ends what stands at '${from}', which is no step`
}

function* lineFaults({ sections, lines }: CardDeclaration): Generator<string> {
  const own = Object.values(sections).flatMap(({ fields }) => Object.keys(fields))
  const { path, reason, by, day } = lines?.decision ?? {}
  for (const asked of [path, reason, by, day])
    if (asked !== undefined && !fieldAt({ sections: { line: { fields: lines?.fields ?? {} } } }, asked))
      yield `its lines are decided at '${asked}', which is no field of them`
  const { numbers, tag } = lines ?? {}
  if (tag !== undefined && !lines?.fields[tag])
    yield `'${tag}' has the number on a tag, but is no field of the line`
  if (numbers && !lines?.fields[numbers.field])
    yield `'${numbers.field}' is numbered, but is no field of the line`
  if (numbers && !isNumberPattern(numbers.pattern)) yield `'${numbers.pattern}' is no pattern of numbers`
  for (const key of Object.keys(lines?.fields ?? {}))
    if (own.includes(key)) yield `'${key}' is a field of the procedure and of its objects, too`
  const { sums, fields = {} } = lines ?? {}
  const summed = sums && fieldAt({ sections: { line: { fields } } }, sums.of)?.field
  if (sums && !(summed && isLeaf(summed) && kindOf(summed).propertyType === 'QUANTITY'))
    yield `'${sums.of}' is added up, but is no amount of its line`
}

function* describedFaults(declaration: CardDeclaration): Generator<string> {
  const { described, begins } = declaration.lines ?? {}
  if (!described) return
  const { list, number, name, picture } = described
  if (!begins) yield `'${list}' describes what gets a record, but no records are begun`
  const rows = fieldAt(declaration, list)?.field
  if (!(rows && isList(rows))) return yield `'${list}' describes what has no record, but is no list`
  for (const key of [number, name, picture])
    if (key !== undefined && !Object.hasOwn(rows.fields, key))
      yield `'${list}' is described by '${key}', which is no field of its rows`
}

function* limitFaults({ lines }: CardDeclaration, { steps }: Workflow): Generator<string> {
  for (const [name, { until }] of Object.entries(lines?.limits ?? {}))
    if (!Object.hasOwn(steps, until)) yield `'${name}' is limited until '${until}', which is no step`
}

function* settlingFaults({ lines }: CardDeclaration, { steps, settles }: Workflow): Generator<string> {
  if (!settles) return
  if (!choiceSetAt({ sections: { line: { fields: lines?.fields ?? {} } } }, settles.path))
    yield `'${settles.path}' says when an object is settled, but is no choice of its line`
  if (!Object.hasOwn(steps, settles.step)) yield `'${settles.step}' begins by itself, but is no step`
}

/** Yields columns of an entry that its register does not have, and values that come from no public field. */
function* enteringFaults(declaration: CardDeclaration, { register, columns }: Entering): Generator<string> {
  const known: readonly string[] = registers[register].columns
  const line = { sections: { line: { fields: declaration.lines?.fields ?? {} } } }
  for (const [column, paths] of Object.entries(columns)) {
    if (!known.includes(column)) yield `'${column}' is entered, which is no column of ${register}`
    for (const path of [paths].flat()) {
      const [source, inner] = path.startsWith(linePrefix)
        ? [line, path.slice(linePrefix.length)]
        : [declaration, path]
      const found = fieldAt(source, inner)
      if (!(found && isLeaf(found.field))) yield `'${path}' is entered in ${register}, but is no field`
      else if (found.field.private) yield `'${path}' is entered in ${register}, but is private`
    }
  }
}

function* effectFaults(declaration: CardDeclaration, { effects = {}, steps }: Workflow): Generator<string> {
  const decides = declaration.lines?.decision !== undefined
  const ids = Object.values(effects).map(({ id }) => id)
  if (new Set(ids).size < ids.length) yield 'two of its effects have the same id'
  for (const [name, { at, undecided, edits, enters }] of Object.entries(effects)) {
    if (undecided && !decides) yield `'${name}' is written before a decision, but its lines have none`
    if (!steps[at] || steps[at].endsFrom) yield `'${name}' is written at '${at}', which is no step on its way`
    if ((edits === undefined) === (enters === undefined))
      yield `'${name}' either changes records or enters into a register`
    if (enters) yield* enteringFaults(declaration, enters)
  }
}

function* onceFaults({ once, effects = {}, steps }: Workflow): Generator<string> {
  if (!once) return
  const { at, when } = effects[once.effect] ?? {}
  if (when) yield `'${once.effect}' happens once, but not for all lines`
  if (at === undefined) yield `'${once.effect}' happens once, but is no effect`
  else if (!steps[at]?.guards?.includes(notRepeated))
    yield `'${once.effect}' happens once, but nothing guards '${at}' against what has happened`
}

function* becomingFaults({ becomes = [], steps }: Workflow): Generator<string> {
  const ways = becomes.map(({ type, as = '' }) => `${type} ${as}`.trim())
  for (const way of new Set(ways.filter((each, at) => ways.indexOf(each) !== at)))
    yield `it becomes ${way} in two ways of the same name`
  for (const { type, from = [] } of becomes) {
    if (!cardTypeNamed(type)) yield `it becomes ${type}, which is no type of procedures`
    for (const step of from)
      if (!steps[step]) yield `it becomes ${type} at '${step}', which is no step`
      else if (steps[step].status === 'CLOSED') yield `it becomes ${type} at '${step}', when it is read-only`
  }
}

function* fieldWorkFaults({ lines }: CardDeclaration, { fieldWork, steps }: Workflow): Generator<string> {
  if (!fieldWork) return
  if (!Object.hasOwn(steps, fieldWork.starts))
    yield `'${fieldWork.starts}' begins on the phone, but is no step`
  for (const key of fieldWork.writes)
    if (!Object.hasOwn(lines?.fields ?? {}, key))
      yield `'${key}' is written by the phone, but is no field of its objects`
    else if (lines?.decision?.path.startsWith(`${key}/`) || lines?.decision?.path === key)
      yield `'${key}' is written by the phone, but people decide it`
}

/** Yields the faults in the steps, dates, lines, effects, phone work and what may follow from a declaration with a workflow. */
export function* workflowFaults(declaration: CardDeclaration): Generator<string> {
  const { workflow } = declaration
  if (!workflow) return
  yield* dayFaults(declaration, workflow)
  yield* stepFaults(workflow)
  yield* lineFaults(declaration)
  yield* describedFaults(declaration)
  yield* limitFaults(declaration, workflow)
  yield* settlingFaults(declaration, workflow)
  yield* effectFaults(declaration, workflow)
  yield* onceFaults(workflow)
  yield* fieldWorkFaults(declaration, workflow)
  yield* becomingFaults(workflow)
}
