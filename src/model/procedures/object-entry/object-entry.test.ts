import { describe, expect, test } from 'vitest'
import { objectCard } from '../../cards/object/object-card.ts'
import { movesFrom } from '../../engine/aspects/steps.ts'
import { lineSheet } from '../../engine/line-sheet.ts'
import { parseCard } from '../../engine/parse-card.ts'
import { problemList } from '../../engine/problem-list.ts'
import { holdings } from '../../groups/holdings.ts'
import { describedObjects } from './described.ts'
import { entryEffects } from './effects.ts'
import { entryDecisions, returnedWithReason } from './line.ts'
import { objectEntry } from './object-entry.ts'
import { entryReasons } from './sections.ts'

const { custody, arrival } = entryEffects
const given = { number: 'OE-2027-001', today: '2027-03-01', values: {}, line: {} }

describe('A received object', () => {
  test('passes into custody, unless it is the museum’s own, and stays a loan if it is one', () => {
    const edits = custody?.edits?.(given, {})
    expect(edits).toEqual([{ kind: 'set', path: 'holding', value: { id: holdings.CUSTODY } }])
    expect(custody?.edits?.(given, { holding: { id: holdings.LOAN_IN } })).toEqual([])
    expect(custody?.when?.(given)).toBe(true)
    expect(custody?.when?.({ ...given, line: { isOurs: true } })).toBe(false)
    expect(custody?.when?.({ ...given, values: { reason: { id: entryReasons.RETURN } } })).toBe(false)
  })

  test('is moved to its own place, or to that of all', () => {
    const values = { room: { id: '1' }, received: '2027-02-27', receivedBy: { name: 'A. Rossi' } }
    expect(arrival?.when?.(given)).toBe(false)
    expect(arrival?.when?.({ ...given, values })).toBe(true)
    expect(arrival?.edits?.({ ...given, values, line: { placedAt: { id: '2' } } }, {})).toEqual([
      {
        kind: 'add',
        path: 'movements',
        value: { to: { id: '2' }, when: '2027-02-27', who: { name: 'A. Rossi' }, note: 'OE-2027-001' },
      },
    ])
    expect(arrival?.edits?.({ ...given, values: { room: { id: '1' } } }, {})).toMatchObject([
      { value: { to: { id: '1' }, when: '2027-03-01' } },
    ])
  })
})

test('An entry names depositor, day and accepted terms, and every object has a decision in the end', () => {
  const unmet = (from: string, step: string, values: object, undecided = 0) =>
    movesFrom(objectEntry, from, {
      values: { ...values },
      objects: { total: 2, unchecked: 0, undecided },
    }).find(move => move.step === step)?.unmet
  const received = { depositor: { name: 'A. Rossi' }, received: '2027-02-27' }
  expect(unmet('announced', 'received', {})).toEqual(['received'])
  expect(unmet('received', 'assessed', received)).toEqual(['terms'])
  expect(unmet('assessed', 'toBeReturned', received, 1)).toEqual(['decided'])
  expect(unmet('assessed', 'accepted', { ...received, termsAccepted: '2027-02-27' })).toEqual([])
  expect(unmet('toBeReturned', 'returned', {})).toEqual(['returned'])
})

test('An object is sent back with a reason', () => {
  const { problems, found } = problemList()
  returnedWithReason({ decision: { decision: { id: entryDecisions.ACCEPT } } }, problems)
  expect(found.size).toBe(0)
  returnedWithReason({ decision: { decision: { id: entryDecisions.RETURN } } }, problems)
  expect([...found.keys()]).toEqual(['decision.reason'])
})

test('An entry becomes an acquisition from the owner, and an exit back to the depositor', () => {
  const { becomes = [] } = objectEntry.workflow
  const values = { depositor: { name: 'Courier' }, owner: { name: 'A. Rossi' }, returnBy: '2027-06-01' }
  const [acquisition, loan, exit] = becomes
  expect(acquisition?.values?.(values)).toEqual({ source: { name: 'A. Rossi' } })
  expect(loan?.values?.(values)).toEqual({ lender: { name: 'A. Rossi' } })
  expect(exit?.values?.(values)).toMatchObject({ receiver: { name: 'Courier' }, plannedOn: '2027-06-01' })
})

test('What is known of a described object fits into its record and its line, all of it', () => {
  const { problems, found } = problemList()
  const row = {
    id: 'row',
    description: 'Box of letters',
    tag: 'T. 201/b',
    count: 11,
    condition: 'Folded, complete',
    value: { amount: '120', currency: 'EUR' },
    picture: { id: '7' },
  }
  const record = describedObjects.record(row, { number: 'T. 201/b', language: 'it' })
  expect(parseCard(objectCard, record, problems, () => 'row')).toMatchObject({
    objectNumbers: [{ objectNumber: 'T. 201/b' }],
    title: { it: 'Box of letters' },
    quantity: { count: 11 },
    condition: { detail: 'Folded, complete' },
  })
  expect(parseCard(lineSheet(objectEntry), describedObjects.line(row), problems, () => 'row')).toMatchObject({
    conditionNote: 'Folded, complete',
    statedValue: { amount: '120', currency: 'EUR' },
    photo: { id: '7' },
  })
  expect([...found]).toEqual([])
})
