import { expect, test } from 'vitest'
import { dimensionHeading } from './dimension-headings.ts'
import { readDimensions } from './dimensions.ts'

const short = (text: string) =>
  readDimensions(text).map(({ type, value, part }) => [type, value, ...(part ? [part] : [])].join(' '))

test.each([
  [
    'H: 2 3/16 x W: 1 11/16 x D: 1/4 in. (5.6 x 4.3 x 0.6 cm)',
    ['height 5.6 cm', 'width 4.3 cm', 'depth 0.6 cm'],
  ],
  ['H 5.6 cm', ['height 5.6 cm']],
  ['11 7/16 x 8 1/4 in. (29 x 21 cm)', ['height 29 cm', 'width 21 cm']],
  ['3 3/4 in. (9.6 cm) (l.)', ['length 9.6 cm']],
  ['2 9/16 x 19 7/16 in. (6.5 x 49.4 cm) (h. x diam.)', ['height 6.5 cm', 'diameter 49.4 cm']],
  ['Folio H: 7 1/2 × W: 5 3/16 in. (19.1 × 13.2 cm)', ['height 19.1 cm Folio', 'width 13.2 cm Folio']],
  [
    'H: 4 9/16 x W: 6 1/8 in. (11.6 x 15.5 cm); Framed: H: 10 1/2 x W: 12 5/16 in. (26.7 x 31.2 cm)',
    ['height 11.6 cm', 'width 15.5 cm', 'height 26.7 cm Framed', 'width 31.2 cm Framed'],
  ],
  [
    'H excluding frame: 4 3/8 x W: 3 1/4 in. (11.11 x 8.26 cm)',
    ['height 11.11 cm excluding frame', 'width 8.26 cm excluding frame'],
  ],
  ['H: 7 1/2 in.', ['height 7.5 in']],
  ['Höhe 12,5 cm, Breite 4 cm, Ø 3 cm', ['height 12.5 cm', 'width 4 cm', 'diameter 3 cm']],
  ['alt. 12 cm; larg. 4 cm; peso 240 g', ['height 12 cm', 'width 4 cm', 'weight 240 g']],
  ['wys. 12 cm, szer. 4 cm', ['height 12 cm', 'width 4 cm']],
  ['56 x 43 x 2 mm', ['height 56 mm', 'width 43 mm', 'depth 2 mm']],
  ['12 cm (height)', ['height 12 cm']],
  ['240 g', ['weight 240 g']],
  ['3½ × 2¼ in.', ['height 3.5 in', 'width 2.25 in']],
  ['various', []],
  ['3 of 4 pages', []],
  ['', []],
])('The dimensions %j are read as %j [C-K16]', (text, expected) => {
  expect(short(text)).toEqual(expected)
})

test.each([
  [
    'support: 394 x 419 mm   frame: 580 x 600 mm',
    ['height 394 mm support', 'width 419 mm support', 'height 580 mm frame', 'width 600 mm frame'],
  ],
  [
    'Overall: 7 x 5 in. Mount: 10 x 8 in.',
    ['height 7 in Overall', 'width 5 in Overall', 'height 10 in Mount', 'width 8 in Mount'],
  ],
  ['13 x 10.2 cm diam.', ['height 13 cm', 'diameter 10.2 cm']],
  ['5 1/8 x 4" diam. (13 x 10.2 cm diam.)', ['height 13 cm', 'diameter 10.2 cm']],
  ['10 cm diam.', ['diameter 10 cm']],
  ['H. 12 cm diam. 4 cm', ['height 12 cm', 'diameter 4 cm']],
  ['Height 12, width 4 cm', ['height 12 cm', 'width 4 cm']],
  ['h cm 12 x l cm 4', ['height 12 cm', 'length 4 cm']],
  ['initial: 6 x .4 cm approx.', ['height 6 cm initial', 'width 0.4 cm initial approx.']],
  ['cm 12 x 4', ['height 12 cm', 'width 4 cm']],
  ['1.200,5 x 30 cm', ['height 1200.5 cm', 'width 30 cm']],
  ['1.200 x 800 mm', ['height 1200 mm', 'width 800 mm']],
  ['1.125 in.', ['height 1.125 in']],
  [
    'Panel 1: 12 x 4 cm; Page 4v H: 5 cm',
    ['height 12 cm Panel 1', 'width 4 cm Panel 1', 'height 5 cm Page 4v'],
  ],
  ['Diam at foot rim: 3 3/4 in. (9.5 cm)', ['diameter 9.5 cm at foot rim']],
  [
    'H: 8 3/4 × W: 6 in., 7.5 lb. (22.23 × 15.3 cm, 3.4 kg)',
    ['height 22.23 cm', 'width 15.3 cm', 'weight 3.4 kg'],
  ],
  ['H: 1/4 x W: 1/16 (0.6 x 0.2 cm)', ['height 0.6 cm', 'width 0.2 cm']],
])('The dimensions %j are read whole, as %j [F-X11]', (text, expected) => {
  expect(short(text)).toEqual(expected)
})

test.each(['12-14 cm', '12 x 4', '30 x 20 x 10 x 5 cm', '12 cm; H 4', 'H: 1 x 2 D: 3 in. (4 x 5 x 6 cm)'])(
  'Of the dimensions %j nothing is read, since a part could not be [F-X11]',
  text => {
    expect(short(text)).toEqual([])
  },
)

test('Dimensions of ten thousand numbers are read in a blink', () => {
  const begun = performance.now()
  readDimensions('H 5 x '.repeat(10_000))
  expect(performance.now() - begun).toBeLessThan(1000)
})

test.each([
  ['open bracket of ones', `(${'111'.repeat(20_000)}! cm`],
  ['open bracket of words', `1 x 2 (${'x\t×x'.repeat(20_000)}!`],
  ['bracket of numbers', `(${'1 '.repeat(20_000)}!)`],
  ['many brackets', '('.repeat(50_000)],
])('Hostile dimensions are read as fast as others: %s [F-T21]', (_, text) => {
  const begun = performance.now()
  readDimensions(text)
  expect(performance.now() - begun).toBeLessThan(1000)
})

test.each([
  ['Height (cm)', { name: 'Height', unit: 'cm' }],
  ['height_cm', { name: 'height', unit: 'cm' }],
  ['H_in', { name: 'H', unit: 'in' }],
  ['Höhe in cm', { name: 'Höhe', unit: 'cm' }],
  ['altezza cm', { name: 'altezza', unit: 'cm' }],
  ['wys. [cm]', { name: 'wys.', unit: 'cm' }],
  ['heightCm', { name: 'height', unit: 'cm' }],
  ['Seat Height (cm)', { name: 'Seat Height', unit: 'cm' }],
  ['Weight (kg)', { name: 'Weight', unit: 'kg' }],
  ['Height', { name: 'Height' }],
  ['H', undefined],
  ['Title', undefined],
  ['cm', undefined],
])('The heading %j names a dimension: %j [F-X11]', (heading, expected) => {
  expect(dimensionHeading(heading)).toEqual(expected)
})
