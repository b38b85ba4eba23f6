import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { freeze, isIntact } from './frozen.ts'

test('What is frozen is the same text for the same data, in whatever order it came, known by its SHA-256 [C-P08]', async () => {
  const frozen = await freeze({ b: [{ z: 1, a: undefined }, undefined], a: 'Łódź' })
  expect(frozen.text).toBe('{"a":"Łódź","b":[{"z":1},null]}')
  expect(frozen.sha256).toBe(createHash('sha256').update(frozen.text).digest('hex'))
  expect(await freeze({ a: 'Łódź', b: [{ z: 1 }, null] })).toEqual(frozen)
})

test('A letter that is changed afterwards is found out [C-P08]', async () => {
  const frozen = await freeze({ grade: 2 })
  expect(isIntact(frozen)).toBe(true)
  expect(isIntact({ ...frozen, text: frozen.text.replace('2', '1') })).toBe(false)
})
