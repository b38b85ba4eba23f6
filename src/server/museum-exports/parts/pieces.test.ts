import { expect, test } from 'vitest'
import { jsonLines, textLines } from './pieces.ts'

async function* once<Row>(...rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
  yield []
}

async function piecesOf(content: AsyncIterable<Buffer>): Promise<readonly Buffer[]> {
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  return pieces
}

test('A line of many megabytes is handed on in pieces and arrives whole [F-T16]', async () => {
  const long = JSON.stringify('ł'.repeat(1_500_000))
  const pieces = await piecesOf(textLines('history.jsonl', once(long, '{"short":1}')).content)
  for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(2 ** 20)
  expect(Buffer.concat(pieces).toString()).toBe(`${long}\n{"short":1}\n`)
})

test('A value with a long list is written as any other is [F-T16]', async () => {
  const findings = Array.from({ length: 2000 }, (_, at) => ({
    id: `${at}`,
    seen: at % 2 === 0,
    note: undefined,
  }))
  const row = {
    id: '1',
    none: undefined,
    'a "name"': null,
    at: new Date(0),
    audit: { findings, states: [1] },
  }
  const pieces = await piecesOf(jsonLines('procedures.jsonl', once(row)).content)
  expect(Buffer.concat(pieces).toString()).toBe(`${JSON.stringify(row)}\n`)
})

test('Rows become a value a line, and of none there is nothing [F-T16]', async () => {
  const pieces = await piecesOf(jsonLines('cards.jsonl', once({ id: '1' }, { id: '2' })).content)
  expect(Buffer.concat(pieces).toString()).toBe('{"id":"1"}\n{"id":"2"}\n')
  expect(await piecesOf(jsonLines('cards.jsonl', once()).content)).toEqual([])
})
