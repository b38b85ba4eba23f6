import { expect, test } from 'vitest'
import { objectCard } from '../cards/object/object-card.ts'
import { beginRow } from './begin-row.ts'
import { logsOf, requireLogs } from './logs.ts'
import { problemList } from './problem-list.ts'

const [hall, store] = [{ id: '1' }, { id: '2' }]
const there = { id: 'a', to: hall, when: '2024-01-01' }

/** Returns the problems, by place, of a list of movements that was the one above. */
function problemsOf(movements: readonly object[] | undefined): Record<string, string> {
  const { problems, found } = problemList()
  requireLogs(objectCard, { movements: [there] }, { movements }, problems)
  return Object.fromEntries([...found].map(([place, { key }]) => [place, key]))
}

test('A log is only added to: rows stay, and so do their facts [F-W03]', () => {
  expect(problemsOf([there, { id: 'b', to: store, when: '2025-01-01' }])).toEqual({})
  expect(problemsOf([{ id: 'b', to: store, when: '2025-01-01' }])).toEqual({ movements: 'logKept' })
  expect(problemsOf(undefined)).toEqual({ movements: 'logKept' })
  expect(problemsOf([{ ...there, to: store }])).toEqual({ 'movements.0.to': 'logFact' })
  expect(
    problemsOf([
      { id: 'b', to: store },
      { id: 'a', to: hall },
    ]),
  ).toEqual({
    'movements.1.when': 'logFact',
  })
})

test('A row of a log can be struck and completed: a reason, a missing fact [F-W03]', () => {
  expect(problemsOf([{ ...there, struck: true, note: 'Entered twice', from: store }])).toEqual({})
})

test('A new movement begins today, in the room in which the object is, by the person who writes it [F-W03]', () => {
  const [log] = logsOf(objectCard)
  if (!log) throw new Error('objects have no log')
  const me = { name: 'Anna Rossi' }
  expect(beginRow(log.list, { location: { room: hall } }, { today: '2026-11-27', me })).toEqual({
    from: hall,
    when: '2026-11-27',
    who: me,
  })
  expect(beginRow(log.list, {}, { today: '2026-11-27' })).toEqual({ when: '2026-11-27' })
})
