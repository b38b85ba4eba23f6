import { Parser } from 'n3'
import { expect, test } from 'vitest'
import { turnsDuring } from '../../../../test/harness/turns-during.ts'
import { type ExportFormat, exportTerms } from '../file-routes.ts'
import { completed } from '../term-row.ts'

const rows = Array.from({ length: 1050 }, (_, at) =>
  completed(
    { id: String(at + 1), vocabulary: 'CLS', language: 'en', labels: { en: `term ${at}` } },
    new Date(0),
  ),
)

async function written(format: ExportFormat, some = rows): Promise<{ text: string; turns: number }> {
  let text = ''
  const turns = await turnsDuring(async () => {
    for await (const piece of exportTerms('CLS', some, format)) text += piece
  })
  return { text, turns }
}

test('A large vocabulary is written in pieces that are one file, others having their turn [F-T16]', async () => {
  const table = await written('csv')
  expect(table.turns).toBeGreaterThanOrEqual(10)
  const lines = table.text.trim().split('\n')
  expect(lines).toHaveLength(1051)
  expect(table.text.match(/\uFEFF/g)).toHaveLength(1)
  expect(lines.filter(line => line.includes('parent_id'))).toEqual([lines[0]])
  const turtle = await written('skos-turtle')
  expect(turtle.turns).toBeGreaterThanOrEqual(10)
  const quads = new Parser({ format: 'text/turtle' }).parse(turtle.text)
  expect(quads.filter(({ predicate }) => predicate.value.endsWith('#prefLabel'))).toHaveLength(1050)
})

test('Of an empty vocabulary there is the head of a table [F-T16]', async () => {
  expect((await written('tsv', [])).text).toMatch(/^\uFEFFid\tparent_id\t.*\n$/)
})
