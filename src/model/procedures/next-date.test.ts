import { expect, test } from 'vitest'
import { loanOut } from './loan-out/loan-out.ts'
import { nextDate } from './next-date.ts'

const values = (start: string, end: string) => ({
  loan: { start, end },
  insurance: { end: '2027-07-15' },
})

test('An open procedure shows its missed deadline, else its next date; a closed one has none [C-P02]', () => {
  const loan = values('2027-01-10', '2027-06-30')
  const on = (day: string, status: 'TODO' | 'ONGOING' | 'DONE' = 'ONGOING') =>
    nextDate(loanOut, status, loan, day)
  expect(on('2027-01-10')).toEqual({ kind: 'start', day: '2027-01-10', isOverdue: false })
  // The start of a loan is not a deadline.
  expect(on('2027-01-11')).toEqual({ kind: 'end', day: '2027-06-30', isOverdue: false })
  expect(on('2027-07-01')).toEqual({ kind: 'end', day: '2027-06-30', isOverdue: true })
  expect(on('2027-07-01', 'DONE')).toBeUndefined()
  expect(nextDate(loanOut, 'TODO', {}, '2027-07-01')).toBeUndefined()
})
