import { expect, test } from 'vitest'
import { recordsOfLines } from '../cards/records-of-lines.ts'
import { apartOf } from '../engine/apart.ts'
import { parseCard } from '../engine/parse-card.ts'
import { problemList } from '../engine/problem-list.ts'
import { procedureDeclarations } from './declarations.ts'

const beginning = procedureDeclarations.filter(({ lines }) => lines.begins)

test('Entries and loans to the museum begin records of what comes in', () => {
  expect(beginning.map(({ type }) => type).toSorted()).toEqual(['loanIn', 'objectEntry'])
})

test.each(beginning)(
  'What a procedure of the type $type begins has values of its record, and stands apart from the collection',
  ({ lines }) => {
    const records = recordsOfLines(lines)
    const { problems, found } = problemList()
    const values = parseCard(records, lines.begins ?? {}, problems, () => 'row')
    expect([...found]).toEqual([])
    expect(values).toEqual(lines.begins)
    expect(apartOf(records, values)).toBeDefined()
  },
)
