import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allCitingTests, citingTests, rulesFile, rulesOf, unknownIds, unproven } from '../scripts/rules.ts'

const tests = allCitingTests()

test('docs/rules.md lists the rules that tests are named after (npm run rules)', () => {
  expect(
    readFileSync(rulesFile, 'utf8') === rulesOf(tests),
    'docs/rules.md is out of date: run `npm run rules`',
  ).toBe(true)
})

test('a rule that code cites is one that a test is named after', () => {
  expect(unproven(tests)).toEqual([])
})

test('the letters of every id stand for an area (areas in scripts/rules.ts)', () => {
  expect(unknownIds(tests)).toEqual([])
})

test('ids are read from the end of a name, in whatever quotes, and the name of a group stands in front', () => {
  const [first, second] = ['[C-K01]', '[C-K02, P-A01]']
  const lines = [
    `test(\`\${kind} is kept, '\${size}' included ${first} ${second}\`, () => {`,
    "describe('a list', () => {",
    `  test('is kept ${first}', () => {`,
  ]
  expect(citingTests('a.test.ts', lines.join('\n'))).toEqual([
    { file: 'a.test.ts', sentence: "… is kept, '…' included", ids: ['C-K01', 'C-K02', 'P-A01'] },
    { file: 'a.test.ts', sentence: 'A list: is kept', ids: ['C-K01'] },
  ])
})
