import { expect, test } from 'vitest'
import { looksAlike, looksApart } from './looks-apart.ts'
import { looksOf } from './looks-of.ts'

const side = 64

const picture = (greyAt: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: side * side * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3)
    return Math.max(0, Math.min(255, greyAt(pixel % side, Math.floor(pixel / side))))
  })

const hills = (x: number, y: number) => 128 + 60 * Math.sin(x / 9) * Math.cos(y / 13) + x / 2 - y / 3
const waves = (x: number, y: number) => 128 + 80 * Math.sin((x + 2 * y) / 7)

const looks = (greyAt: (x: number, y: number) => number) => looksOf(picture(greyAt), side) ?? '0'

test('What a picture looks like is a number a database keeps [C-F08]', () => {
  const number = BigInt(looks(hills))
  expect(BigInt.asIntN(64, number)).toBe(number)
})

test('Light, contrast and noise change it little; another picture, much [C-F08]', () => {
  const noise = (x: number, y: number) => ((x * 7919 + y * 104_729) % 17) - 8
  for (const changed of [
    (x: number, y: number) => hills(x, y) + 20,
    (x: number, y: number) => 128 + (hills(x, y) - 128) * 0.8,
    (x: number, y: number) => hills(x, y) + noise(x, y),
  ])
    expect(looksApart(looks(hills), looks(changed))).toBeLessThanOrEqual(looksAlike)
  expect(looksApart(looks(hills), looks(waves))).toBeGreaterThan(looksAlike)
})

test('A plain picture looks like nothing [C-F08]', () => {
  expect(
    looksOf(
      picture(() => 90),
      side,
    ),
  ).toBeUndefined()
})

test('The distance counts the bits that differ, the sign included [C-F08]', () => {
  expect(looksApart('0', '0')).toBe(0)
  expect(looksApart('0', '-1')).toBe(64)
  expect(looksApart('5', '4')).toBe(1)
  expect(looksApart('-9223372036854775808', '0')).toBe(1)
})
