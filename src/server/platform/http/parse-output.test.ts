import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { takeLong, turnsDuring } from '../../../../test/harness/turns-during.ts'
import { parseOutput } from './server.ts'

const answer = z.object({
  result: z.array(z.object({ name: z.string() })),
  totalSize: z.number(),
})

test('A long answer says no more than its schema names, in its order [F-T16]', async () => {
  const result = Array.from({ length: 500 }, (_, at) => ({ name: String(at), secret: true }))
  const parsed = await parseOutput(answer, { secret: true, result, totalSize: 500 })
  expect(parsed).toEqual(answer.parse({ result, totalSize: 500 }))
  expect(Object.keys(parsed as object)).toEqual(['result', 'totalSize'])
  const wrong = { result: [...result, { name: 1 }], totalSize: 501 }
  await expect(parseOutput(answer, wrong)).rejects.toThrow()
  const bounded = z.object({ result: z.array(z.string()).check(z.maxLength(200)) })
  await expect(parseOutput(bounded, { result: Array(201).fill('x') })).rejects.toThrow()
  expect(await parseOutput(z.array(z.string()), ['x'])).toEqual(['x'])
})

test('While a long answer is read by its schema others have their turn [F-T16]', async () => {
  const slow = {
    get name() {
      takeLong()
      return 'slow'
    },
  }
  const result = Array.from({ length: 200 }, (_, at) => (at % 20 === 0 ? slow : { name: 'quick' }))
  const turns = await turnsDuring(() => parseOutput(answer, { result, totalSize: 200 }))
  expect(turns).toBeGreaterThanOrEqual(9)
})
