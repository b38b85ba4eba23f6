import type { EffectGiven, Effects } from '../../engine/aspects/effects.ts'
import type { FieldGiven, FieldWork } from '../../engine/aspects/field-work.ts'
import type { Guard } from '../../engine/aspects/workflow.ts'
import { type CardOf, type CardValues, section } from '../../engine/define-card.ts'
import { agent, choice, day, longText, term, text } from '../../kinds/build.ts'
import type { ValuesOf } from '../../kinds/field.ts'
import { defineProcedure } from '../define-procedure.ts'
import { roomOf } from '../room-of.ts'
import { movementPapers } from './papers.ts'
import { movementType } from './type.ts'

/** Stages of an object that is to be moved, with ids of the product's own. */
export const moveStates = { TO_MOVE: 1, PACKED: 2, MOVED: 3, NOT_FOUND: 4, STAYS: 5 } as const

const sections = {
  plan: section({
    reason: term('MOVR', { level: 'R', facet: true, column: true }),
    scope: longText({ level: 'R' }),
    origin: term('LR', { level: 'R', facet: true, column: true }),
    target: term('LR', { level: 'R', facet: true, column: true }),
    plannedOn: day({ level: 'R', column: true }),
    finishBy: day({ level: 'R', column: true }),
    backBy: day({ level: 'R' }),
  }),
  work: section({
    mover: agent({ level: 'R', facet: true, column: true }),
    helpers: text(),
    equipment: longText({ level: 'R' }),
    handling: longText({ level: 'R' }),
  }),
  result: section({ summary: longText({ level: 'R' }) }),
}

const line = {
  destination: term('LR', { level: 'R' }),
  packing: text(),
  state: choice({ name: 'moveState', choices: moveStates, level: 'R' }),
  movedOn: day({ level: 'R' }),
  movedBy: agent({ level: 'R' }),
  foundAt: term('LR', { level: 'R' }),
  remark: text({ level: 'R' }),
}

type Values = CardOf<typeof sections>
type Line = ValuesOf<typeof line>

/** The place of the object itself, or the one where all go. */
const goalOf = ({ values, line: { destination } }: FieldGiven<Values, Line>) => destination ?? values.target

/** The place that it leaves: where it was found, else the one that its record has. */
const originOf = ({ values, line: { foundAt } }: FieldGiven<Values, Line>, record: CardValues) =>
  foundAt ?? roomOf(record) ?? values.origin

const isMoved = (given: EffectGiven<Values, Line>): boolean =>
  given.line.state?.id === moveStates.MOVED && goalOf(given) !== undefined

const effects: Effects<Values, Line> = {
  movement: {
    id: 1,
    at: 'underWay',
    when: isMoved,
    edits: (given, record) => [
      {
        kind: 'add',
        path: 'movements',
        value: {
          to: goalOf(given),
          from: originOf(given, record),
          when: given.line.movedOn ?? given.today,
          why: given.values.reason,
          who: given.line.movedBy ?? given.values.mover,
          note: given.line.remark,
        },
      },
    ],
  },
  register: {
    id: 2,
    at: 'underWay',
    when: isMoved,
    enters: {
      register: 'MOVEMENTS',
      columns: {
        from: ['line>foundAt', 'origin'],
        to: ['line>destination', 'target'],
        reason: 'reason',
        by: ['line>movedBy', 'mover'],
        movedOn: 'line>movedOn',
      },
    },
  },
}

/** With the phone objects are put where they go, found somewhere, or not found. */
const fieldWork: FieldWork<Values, Line> = {
  starts: 'underWay',
  writes: ['state', 'destination', 'movedOn', 'movedBy', 'foundAt'],
  from: originOf,
  to: goalOf,
  after({ values, line }, { result, place, day, by }) {
    const { destination, movedOn: _on, movedBy: _by, state, ...rest } = line
    if (result === 'PUT' && place)
      return {
        ...rest,
        ...(place.id !== values.target?.id && { destination: place }),
        state: { id: moveStates.MOVED },
        movedOn: day,
        movedBy: { name: by },
      }
    if (result === 'NOT_FOUND')
      return { ...rest, ...(destination && { destination }), state: { id: moveStates.NOT_FOUND } }
    if (state?.id === moveStates.MOVED) return line
    // What was not found before is to be moved again.
    const isBack = state?.id === moveStates.NOT_FOUND
    return { ...line, ...(isBack && { state: { id: moveStates.TO_MOVE } }), ...(place && { foundAt: place }) }
  },
}

const isPlanned: Guard<Values> = {
  name: 'planned',
  holds: ({ values, objects }) => Boolean(values.plannedOn && values.mover) && objects.total > 0,
}

const isChecked: Guard<Values> = { name: 'checked', holds: ({ objects }) => objects.unchecked === 0 }

/** Movements of many objects, planned or done at once (Spectrum: location and movement control). */
export const movement = defineProcedure({
  recordType: movementType,
  path: '/api/v1/movements',
  guide: 'movements',
  sections,
  columns: ['title', 'number', 'reason', 'target', 'plannedOn', 'status', 'step', 'updatedAt'],
  lines: { of: ['object'], fields: line },
  workflow: {
    numberPrefix: 'MV',
    steps: {
      planned: { id: 1, status: 'TODO' },
      underWay: { id: 2, status: 'ONGOING', guards: [isPlanned] },
      done: { id: 3, status: 'DONE', guards: [isChecked] },
      closed: { id: 4, status: 'CLOSED', guards: [isChecked] },
      cancelled: { id: 5, status: 'CLOSED', endsFrom: ['planned', 'underWay'] },
    },
    settles: { path: 'state', by: [moveStates.MOVED, moveStates.STAYS], step: 'done' },
    dates: [
      { path: 'plannedOn', kind: 'movePlanned', remindDays: [7, 1] },
      { path: 'finishBy', kind: 'moveDeadline', remindDays: [7, 0], isDeadline: true },
      { path: 'backBy', kind: 'moveBack', remindDays: [7, 0, -7], outlives: true },
    ],
    effects,
    fieldWork,
  },
  attachmentTypes: ['REPORT', 'PHOTOGRAPH', 'CORRESPONDENCE', 'OTHER'],
  papers: movementPapers,
})
