import { loanPurposes } from '#model/procedures/loan-out/sections.ts'
import type { DemoWork } from '../demo-work.ts'
import { proceduresOf } from '../from-file.ts'
import { entry, type Piece, procedure } from '../piece.ts'
import { begin } from '../under-way.ts'

/** A request for a loan, and what stands in the calendar. */
const pieces: readonly Piece[] = [
  procedure('Instrumente für die Seefahrtschule', async (museum, title) => {
    const { admin, day } = museum
    const loan = await begin(museum, admin, {
      type: 'LOAN_OUT',
      title,
      values: {
        borrower: await museum.card('person', 'Seefahrtschule Brügg'),
        purpose: { id: loanPurposes.EXHIBITION },
        projectTitle: 'Hundert Jahre Navigation',
        requestDate: day(-5),
        loan: { start: day(40), end: day(100) },
      },
    })
    await loan.add(['HM 1931/12', 'HM 1948/6'])
  }),
  entry('Vorstand des Fördervereins', 4, ['17:00', '18:30'], { kind: 'meeting', place: 'Kapitänszimmer' }),
]

export const harbourWork: DemoWork = { pieces, ...proceduresOf('hafen') }
