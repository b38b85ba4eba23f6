import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawRegions } from './draw-regions.ts'

test('Lines and points are seen on a print [F-W16]', async () => {
  const size = { width: 400, height: 400 }
  const svg = (figure: string) =>
    ({
      type: 'SvgSelector',
      value: `<svg xmlns="http://www.w3.org/2000/svg"><polyline fill="none" points="${figure}"/></svg>`,
    }) as const
  const drawn = drawRegions(
    [
      { selector: svg('100 300 300 300'), colour: '#ff0000', number: 1 },
      { selector: svg('200 200'), colour: '#0000ff', number: 2 },
    ],
    size,
    size,
  )
  const { data, info } = await sharp(Buffer.from(drawn)).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 4)]
  expect(at(250, 300)).toEqual([255, 26, 26, 255])
  expect(at(250, 200)).toEqual([0, 0, 0, 0])
  const near = Array.from({ length: 12 }, (_, off) => at(200 - off, 200)).filter(
    ([r, g, b]) => b === 255 && r === 0 && g === 0,
  )
  expect(near.length, 'the rim of the disc of the point').toBeGreaterThan(0)
})
