import { expect, test } from 'vitest'
import { sendInParts } from './send-in-parts.ts'

test('One finding that cannot be read holds up none of the others; without a connection all of them wait [C-P09]', async () => {
  const sent: number[] = []
  const refused: number[] = []
  const send = async (some: readonly number[]) => {
    if (some.includes(3)) throw new TypeError('wrong')
    sent.push(...some)
  }
  const parts = {
    send,
    isWrong: (failure: unknown) => failure instanceof TypeError,
    refused: async (one: number) => void refused.push(one),
  }
  await sendInParts([1, 2, 3, 4, 5], parts)
  expect([sent, refused]).toEqual([[1, 2, 4, 5], [3]])
  const offline = async () => {
    throw new Error('no network')
  }
  await expect(sendInParts([1, 2], { ...parts, send: offline })).rejects.toThrow('no network')
  expect(refused).toEqual([3])
})
