import { expect, test } from 'vitest'
import { FuzzFault, type Outcome } from './fuzz-reader.ts'
import { outcomesOf } from './outcomes-of.ts'

const inputs = ['a', 'b', 'c'].map(text => Buffer.from(text))
const [a, b, c] = inputs
const failing =
  (fails: (texts: string) => boolean, otherwise: Outcome = 'read') =>
  async (some: readonly Buffer[]): Promise<Outcome> => {
    if (fails(some.join(''))) throw new FuzzFault('it fell over')
    return otherwise
  }

test('Inputs that are read together are asked for once [F-T21]', async () => {
  expect(
    await outcomesOf(
      inputs,
      failing(() => false),
    ),
  ).toEqual([{ outcome: 'read', inputs }])
})

test('A fault that one of many inputs has is its own [F-T21]', async () => {
  expect(
    await outcomesOf(
      inputs,
      failing(texts => texts.includes('b')),
    ),
  ).toEqual([
    { outcome: 'read', inputs: [a] },
    { why: 'it fell over', inputs: [b] },
    { outcome: 'read', inputs: [c] },
  ])
})

test('A fault that needs all of them is theirs, not none [F-T21]', async () => {
  expect(
    await outcomesOf(
      inputs,
      failing(texts => texts === 'abc'),
    ),
  ).toEqual([{ why: 'it fell over', inputs }])
})
