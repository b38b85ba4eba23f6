import { expect, test } from 'vitest'
import { coloursOf } from './colours-of.ts'

const side = 64

/** A square picture whose pixels the function returns. */
const picture = (colourAt: (x: number, y: number) => readonly number[]): Uint8Array =>
  Uint8Array.from({ length: side * side * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3)
    return colourAt(pixel % side, Math.floor(pixel / side))[at % 3] ?? 0
  })

const plain = (...colour: readonly number[]) => picture(() => colour)

test.each([
  ['RED', [190, 30, 35]],
  ['ORANGE', [235, 130, 30]],
  ['YELLOW', [240, 205, 50]],
  ['GREEN', [50, 130, 60]],
  ['TURQUOISE', [40, 170, 165]],
  ['BLUE', [35, 80, 170]],
  ['PURPLE', [115, 60, 150]],
  ['PINK', [240, 160, 185]],
  ['BROWN', [120, 80, 50]],
  ['WHITE', [250, 250, 247]],
  ['GREY', [128, 128, 126]],
  ['BLACK', [15, 14, 16]],
])('%s is called so [C-F04]', (name, colour) => {
  expect(coloursOf(plain(...colour), side)).toEqual([name])
})

test('Ivory paper is white, and terracotta brown or orange [C-F04]', () => {
  expect(coloursOf(plain(245, 240, 225), side)).toEqual(['WHITE'])
  expect(['BROWN', 'ORANGE']).toEqual(expect.arrayContaining(coloursOf(plain(195, 105, 65), side)))
})

test('The mat around a thing is not its colour, however much of the picture it is; a blue wall is [C-F04]', () => {
  for (const mat of [
    [128, 128, 128],
    [0, 0, 0],
    [255, 255, 255],
    [205, 195, 175],
  ]) {
    const vase = picture((x, y) => (Math.hypot(x - 32, y - 32) < 12 ? [190, 30, 35] : mat))
    expect(coloursOf(vase, side)).toEqual(['RED'])
  }
  const onBlue = picture((x, y) => (Math.hypot(x - 32, y - 32) < 16 ? [190, 30, 35] : [40, 60, 140]))
  expect(coloursOf(onBlue, side)).toEqual(['BLUE', 'RED'])
})

test('Up to four colours are listed by their share; traces are left out [C-F04]', () => {
  const stripes = [
    [190, 30, 35],
    [35, 80, 170],
    [190, 30, 35],
    [50, 130, 60],
    [240, 205, 50],
    [115, 60, 150],
    [35, 80, 170],
    [190, 30, 35],
  ]
  const found = coloursOf(
    picture((x, y) => (x === 30 && y < 30 ? [40, 170, 165] : (stripes[Math.floor(x / 8)] ?? []))),
    side,
  )
  expect(found.slice(0, 2)).toEqual(['RED', 'BLUE'])
  expect(found).toHaveLength(4)
  expect(found).not.toContain('TURQUOISE')
})

test('A black and white photograph has white, grey and black [C-F04]', () => {
  const found = coloursOf(
    picture(x => {
      const grey = Math.round((x / 63) * 255)
      return [grey, grey, grey]
    }),
    side,
  )
  expect([...found].sort()).toEqual(['BLACK', 'GREY', 'WHITE'])
})
