import { describe, expect, test } from 'vitest'
import { isProcedureStatus, mayFollow, procedureStatuses, statusNames } from '../engine/aspects/statuses.ts'
import { asksReason, firstStepOf, movesFrom, statusOfStep } from '../engine/aspects/steps.ts'
import type { ProcedureState } from '../engine/aspects/workflow.ts'
import { checkDeclarations } from '../engine/check-declarations.ts'
import { procedureDeclarations, procedureNamed } from './declarations.ts'
import { permissionsTo } from './define-procedure.ts'

const bare: ProcedureState = {
  values: {},
  objects: { total: 0, unchecked: 0, undecided: 0 },
}
const loan = procedureNamed('LOAN_OUT') as NonNullable<ReturnType<typeof procedureNamed>>
const moves = (from: string, state: Partial<ProcedureState> = {}) =>
  Object.fromEntries(movesFrom(loan, from, { ...bare, ...state }).map(({ step, unmet }) => [step, unmet]))

test('Procedures stand in the order of the menu, young ones marked as beta [C-P01]', () => {
  expect(procedureDeclarations.map(({ name, workflow: { beta = false } }) => [name, beta])).toEqual([
    ['INVENTORY_AUDIT', false],
    ['LOAN_OUT', false],
    ['CONDITION_CHECK', true],
    ['OBJECT_ENTRY', false],
    ['ACQUISITION', false],
    ['LOAN_IN', false],
    ['MOVEMENT', false],
    ['CONSERVATION', false],
    ['OBJECT_EXIT', false],
    ['DEACCESSION', false],
    ['EXHIBITION', false],
    ['REPRODUCTION', false],
    ['DAMAGE_LOSS', false],
    ['VALUATION', false],
    ['STUDY_VISIT', false],
  ])
})

test('Statuses have badges and follow one another; only a closed procedure is reopened [C-P02]', () => {
  expect(Object.entries(procedureStatuses).map(([name, { badge }]) => `${name} ${badge}`)).toEqual([
    'TODO default',
    'ONGOING green',
    'DONE blue',
    'CLOSED purple',
  ])
  const allowed = statusNames.flatMap(from =>
    statusNames.filter(to => mayFollow(from, to)).map(to => `${from} ${to}`),
  )
  expect(allowed).toEqual([
    'TODO ONGOING',
    'ONGOING TODO',
    'ONGOING DONE',
    'DONE ONGOING',
    'DONE CLOSED',
    'CLOSED ONGOING',
  ])
  expect(['TODO', 'toString', ''].map(isProcedureStatus)).toEqual([true, false, false])
})

test('The permissions of a procedure come from its module [P-P04]', () => {
  expect(permissionsTo(loan, 'close')).toEqual(['loan-out-close'])
  expect(permissionsTo(loan, 'start')).toEqual(['loan-out-start'])
})

describe('A loan', () => {
  test('is agreed with a period and a decision for each object; otherwise the missing parts are listed [C-P02] [C-P06]', () => {
    expect(moves('requested')).toEqual({
      inReview: [],
      informationAsked: [],
      termsAgreed: ['dated', 'decided'],
      agreementSigned: ['dated', 'decided', 'signed'],
      preparing: ['signed', 'insured'],
      onLoan: ['signed', 'insured'],
      refused: [],
      withdrawn: [],
    })
    const agreed = {
      values: { loan: { start: '2027-01-10', end: '2027-06-30' }, agreement: { signed: '2026-12-01' } },
      objects: { total: 2, unchecked: 2, undecided: 0 },
    }
    expect(moves('termsAgreed', agreed)).toMatchObject({ agreementSigned: [], onLoan: ['insured'] })
  })

  test('is closed when its objects have been checked, and asks if some have not; reopened it is ongoing again [C-P02]', () => {
    const objects = { total: 3, unchecked: 1, undecided: 0 }
    expect(moves('returned', { objects })).toMatchObject({ closed: ['checked'] })
    expect(moves('returned', { objects: { ...objects, unchecked: 0 } })).toMatchObject({ closed: [] })
    expect(moves('closed', { objects })).toEqual({ informationAsked: [] })
  })

  test('is refused or withdrawn in one step before it is signed, with a reason; afterwards it has to be returned [C-P02] [C-P06]', () => {
    expect(asksReason(loan, 'TODO', { step: 'refused', unmet: [] })).toBe(true)
    expect(asksReason(loan, 'TODO', { step: 'inReview', unmet: [] })).toBe(false)
    expect(Object.keys(moves('preparing'))).not.toContain('refused')
    expect(Object.keys(moves('onLoan'))).not.toContain('withdrawn')
  })

  test('cannot leave an unknown step', () => {
    expect(moves('lost')).toEqual({})
    expect(statusOfStep(loan, 'onLoan')).toBe('ONGOING')
  })
})

test('A step waits until enough people have agreed to it, and none of them has declined', () => {
  const acquisition = procedureNamed('ACQUISITION') as typeof loan
  const approved = acquisition.workflow.steps.approved?.id ?? 0
  const isWaiting = (answers?: { readonly agreed: number; readonly declined: number }, step = 'approved') =>
    movesFrom(acquisition, 'examined', {
      ...bare,
      ...(answers && { approvals: new Map([[approved, answers]]) }),
    })
      .find(move => move.step === step)
      ?.unmet.includes('approvals')
  expect(isWaiting()).toBe(true)
  expect(isWaiting({ agreed: 1, declined: 0 })).toBe(true)
  expect(isWaiting({ agreed: 2, declined: 0 })).toBe(false)
  expect(isWaiting({ agreed: 3, declined: 1 })).toBe(true)
  // No way leads past it.
  expect(isWaiting(undefined, 'titleTransferred')).toBe(true)
  expect(isWaiting({ agreed: 2, declined: 0 }, 'titleTransferred')).toBe(false)
  expect(isWaiting(undefined, 'withdrawn')).toBe(false)
})

test('An invalid declaration is refused with all its faults', () => {
  const wrong = {
    ...loan,
    workflow: {
      ...loan.workflow,
      steps: { closed: { id: 1, status: 'CLOSED' }, begun: { id: 1, status: 'TODO' } },
      dates: [{ path: 'borrower', kind: 'start', remindDays: [] }],
      becomes: [
        { type: 'CONDITION_CHECK', from: ['preparing', 'closed'] },
        { type: 'CONDITION_CHECK' },
        { type: 'CONDITION_CHECK', as: 'return' },
        { type: 'RETURN' },
      ],
    },
    lines: { of: ['object'], fields: { terms: loan.lines.fields.note } },
    rooms: { ...loan.rooms, answers: { facility: { sections: {}, files: { type: 'PLAN', most: 1 } } } },
  } as unknown as typeof loan
  expect(() => checkDeclarations([wrong], { reserved: [], hasLabel: () => true })).toThrow(
    [
      "- loanOut: 'borrower' sets a date, but is no day",
      '- loanOut: no step has the status ONGOING',
      '- loanOut: no step has the status DONE',
      '- loanOut: two of its steps have the same id',
      '- loanOut: its steps do not stand in their order',
      "- loanOut: 'terms' is a field of the procedure and of its objects, too",
      "- loanOut: 'state' says when an object is settled, but is no choice of its line",
      "- loanOut: 'returned' begins by itself, but is no step",
      "- loanOut: 'register' is written at 'onLoan', which is no step on its way",
      '- loanOut: it becomes CONDITION_CHECK in two ways of the same name',
      "- loanOut: it becomes CONDITION_CHECK at 'preparing', which is no step",
      "- loanOut: it becomes CONDITION_CHECK at 'closed', when it is read-only",
      '- loanOut: it becomes RETURN, which is no type of procedures',
      "- loanOut: 'PLAN' is handed in, but is no type of its files",
    ].join('\n'),
  )
  expect(() => firstStepOf(wrong, 'DONE')).toThrow('No step is declared for DONE')
})

test('Rows that describe what has no record are a list of the procedure, whose records it begins', () => {
  const wrong = {
    ...loan,
    lines: {
      ...loan.lines,
      tag: 'label',
      described: { list: 'attendants', number: 'tag', name: 'note', record: () => ({}), line: () => ({}) },
    },
  } as unknown as typeof loan
  expect(() => checkDeclarations([wrong], { reserved: [], hasLabel: () => true })).toThrow(
    [
      "- loanOut: 'label' has the number on a tag, but is no field of the line",
      "- loanOut: 'attendants' describes what gets a record, but no records are begun",
      "- loanOut: 'attendants' describes what has no record, but is no list",
    ].join('\n'),
  )
})
