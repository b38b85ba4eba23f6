import { expect, test } from 'vitest'
import type { CardDeclaration } from './define-card.ts'
import { parseCard, readCard } from './parse-card.ts'
import { problemList } from './problem-list.ts'
import { sampleCard } from './sample-card.fixture.ts'

const noThirdPart: CardDeclaration = {
  ...(sampleCard as unknown as CardDeclaration),
  settle: ({ numbers, ...card }) => ({
    ...card,
    ...(Array.isArray(numbers) && { numbers: numbers.toReversed() }),
  }),
  rules: [
    ({ parts }, problems) => {
      for (const [at, part] of (
        (parts ?? []) as { name?: string; holes?: { depth?: number }[] }[]
      ).entries()) {
        if (part.name === 'odd') problems.at(`parts.${at}.name`).add({ key: 'choice' })
        for (const [hole, { depth = 0 }] of (part.holes ?? []).entries())
          if (depth > 5) problems.at('parts').at(String(at)).at(`holes.${hole}.depth`).add({ key: 'max' })
      }
    },
  ],
}

function read(input: object) {
  const { problems, found } = problemList()
  let rows = 0
  const card = readCard(noThirdPart, input as Record<string, unknown>, problems, () => `r${++rows}`)
  return { ...card, found }
}

test('Problems are reported at the place sent, even if empty rows before it were dropped [C-K12]', () => {
  const { values, found } = read({
    parts: [{}, { name: ' ' }, { name: 'odd' }, null, { holes: [{ place: '' }, { depth: 9 }] }],
  })
  expect(values.parts).toHaveLength(2)
  expect([...found.keys()]).toEqual(['parts.2.name', 'parts.4.holes.1.depth'])
})

test('Problems found later are also reported at the place sent, whatever the order of the record', () => {
  const { values, problems, found } = read({ numbers: [{}, { number: 'A' }, { number: 'B' }] })
  expect(values.numbers).toMatchObject([{ number: 'B' }, { number: 'A' }])
  problems.at('numbers.0.number').add({ key: 'duplicate' })
  problems.at('numbers.7').add({ key: 'type' })
  problems.at('label').add({ key: 'type' })
  expect([...found.keys()]).toEqual(['numbers.2.number', 'numbers.7', 'label'])
})

test('A field that the card does not have is refused, whatever it is called', () => {
  for (const key of ['nonsense', 'constructor', 'toString', '__proto__']) {
    const { problems, found } = problemList()
    const input = Object.defineProperty({}, key, { value: 1, enumerable: true })
    parseCard(noThirdPart, input, problems, () => 'row')
    expect([...found.keys()], key).toEqual([key])
  }
})

test('Rows have their own ids: duplicate or invalid ones are replaced', () => {
  const { values } = read({
    parts: [
      { id: 'a', name: '1' },
      { id: 'a', name: '2' },
      { id: 'not an id', name: '3' },
      { id: 7, name: '4' },
    ],
  })
  const ids = (values.parts as { id: string }[]).map(({ id }) => id)
  expect(ids[0]).toBe('a')
  expect(new Set(ids).size).toBe(4)
  expect(ids.every(id => /^[A-Za-z0-9_-]{1,24}$/.test(id))).toBe(true)
})

test('Rows, terms and texts have their limits, and a required field is asked for only where its group is used', () => {
  const wrong = (input: object) => [...read(input).found].map(([place, { key }]) => `${place} ${key}`)
  expect(wrong({ parts: Array.from({ length: 201 }, () => ({ name: 'x' })) })).toEqual(['parts tooMany'])
  expect(wrong({ keywords: Array.from({ length: 101 }, (_, at) => String(at + 1)) })).toEqual([
    'keywords tooMany',
  ])
  expect(wrong({ label: 'x'.repeat(501) })).toEqual(['label maxLength'])
  expect(wrong({ numbers: [{ note: 'x' }, {}] })).toEqual(['numbers.0.number required'])
  expect(
    wrong({
      parts: [
        { main: true, name: '1' },
        { main: true, name: '2' },
      ],
    }),
  ).toEqual(['parts single'])
})
