import { expect, test } from 'vitest'
import { inHalves } from './printed-files.ts'

const isRange = (error: unknown) => error instanceof RangeError

test('What is too much for one document comes in several, in its order; what no document holds is refused [C-P12]', async () => {
  const atMost = (most: number) => async (items: readonly number[]) => {
    if (items.length > most) throw new RangeError('too much')
    return items.join(' ')
  }
  const pieces = async (most: number) => {
    const all: string[] = []
    for await (const { made } of inHalves([1, 2, 3, 4, 5], atMost(most), isRange)) all.push(made)
    return all
  }
  expect(await pieces(5)).toEqual(['1 2 3 4 5'])
  expect(await pieces(2)).toEqual(['1 2', '3', '4 5'])
  await expect(pieces(0)).rejects.toThrow('too much')
  const broken = inHalves([1, 2], () => Promise.reject(new Error('broken')), isRange)
  await expect(broken.next()).rejects.toThrow('broken')
})
