import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from '../../text/fold.ts'
import { byCore, comparePictures, coresInName, matchName } from './match-name.ts'
import { numberCore } from './number-core.ts'

/** Numbers in use, each of a record called like it. */
const museum = (...numbers: string[]) =>
  byCore(
    numbers.map(number => ({
      cardId: number,
      number: fold(number).replace(/\s+/g, ''),
      core: numberCore(number),
    })),
  )

test('Separators, case, spaces and leading zeros make no difference to the core of a number [F-W13]', () => {
  for (const same of ['MV 1934/001 a', 'mv_1934-1A', 'MV1934.1 (a)', '1934 1a'])
    expect(numberCore(same)).toBe('1934.1a')
  expect(numberCore('Ohne')).toBe('')
  expect(numberCore('19341')).not.toBe(numberCore('1934.1'))
})

describe('The name of a photograph', () => {
  const inUse = museum(
    'MV 1934.1',
    'MV 1934.1.2',
    'MV 1934.12',
    'KM 1934.1',
    'MV 77',
    '1950/3',
    'MV 2001.5a',
    'MV 2001.5',
  )
  test.each([
    ['MV 1934.12_02.jpg', 'exact', ['MV 1934.12'], 2, undefined],
    ['MV_1934-12 verso.tif', 'exact', ['MV 1934.12'], undefined, 'back'],
    ['mv1934.012(3).JPG', 'exact', ['MV 1934.12'], 3, undefined],
    ['Schale MV 1934.12 Rückseite.jpg', 'exact', ['MV 1934.12'], undefined, 'back'],
    ['1934.12(3).JPG', 'likely', ['MV 1934.12'], 3, undefined],
    ['1950-3_v.jpg', 'exact', ['1950/3'], undefined, 'back'],
    // The second photograph of the one, or the other: a person says.
    ['MV 1934.1_02.jpg', 'several', ['MV 1934.1.2', 'MV 1934.1'], undefined, undefined],
    ['MV 1934.1.2.jpg', 'exact', ['MV 1934.1.2'], undefined, undefined],
    ['1934.1.jpg', 'several', ['MV 1934.1', 'KM 1934.1'], undefined, undefined],
    ['KM 1934.1.jpg', 'exact', ['KM 1934.1'], undefined, undefined],
    ['MV 2001.5a.jpg', 'exact', ['MV 2001.5a'], undefined, undefined],
    ['MV 2001.5 b.jpg', 'exact', ['MV 2001.5'], 2, undefined],
    ['MV 2001.5.7.jpg', 'likely', ['MV 2001.5'], 7, undefined],
    ['MV 77.jpg', 'exact', ['MV 77'], undefined, undefined],
    ['IMG_0077.JPG', 'none', [], undefined, undefined],
    ['Saal 77.jpg', 'none', [], undefined, undefined],
    ['Gruppenfoto.jpg', 'none', [], undefined, undefined],
  ] as const)('%s', (name, sureness, cardIds, order, view) => {
    const found = matchName(name, inUse)
    expect([name, found.sureness, [...found.cardIds].sort()]).toEqual([name, sureness, [...cardIds].sort()])
    if (sureness !== 'several') expect([found.order, found.view]).toEqual([order, view])
  })

  test('repeats the number of one record exactly, however it is separated, padded and cased [F-W13]', () => {
    const run = fc.integer({ min: 1, max: 9999 })
    fc.assert(
      fc.property(
        fc.record({
          prefix: fc.constantFrom('MV', 'Inv', 'Ł', ''),
          runs: fc.array(run, { minLength: 1, maxLength: 4 }),
          between: fc.constantFrom('-', '_', ' ', '.', ' - '),
          zeros: fc.nat(2),
          upper: fc.boolean(),
          suffix: fc.constantFrom('', '_02', ' verso', '(3)', ' detail 4'),
        }),
        ({ prefix, runs, between, zeros, upper, suffix }) => {
          const number = `${prefix} ${runs.join('.')}`.trim()
          const text = `${prefix}${prefix && between}${runs.map(each => `${'0'.repeat(zeros)}${each}`).join(between)}${suffix}`
          const name = `${upper ? text.toUpperCase() : text.toLowerCase()}.jpg`
          expect(coresInName(name)).toContain(numberCore(number))
          expect(matchName(name, museum(number))).toMatchObject({ sureness: 'exact', cardIds: [number] })
        },
      ),
      { numRuns: 200 },
    )
  })

  test('of any kind is read without harm, and means no record that has none of its numbers [F-W13]', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.string({ maxLength: 20 }), (name, number) => {
        const { cardIds } = matchName(name, museum(number))
        if (cardIds.length > 0) expect(coresInName(name)).toContain(numberCore(number))
        expect(coresInName(name).length).toBeLessThanOrEqual(78)
      }),
      { numRuns: 200 },
    )
  })
})

test('Photographs of a record come in the order their names say, the front before the back [F-W13]', () => {
  const inUse = museum('MV 12')
  const names = ['MV 12 verso.jpg', 'MV 12_10.jpg', 'MV 12_2.jpg', 'MV 12.jpg']
  const sorted = names.toSorted((one, other) =>
    comparePictures(matchName(one, inUse), matchName(other, inUse)),
  )
  expect(sorted).toEqual(['MV 12.jpg', 'MV 12 verso.jpg', 'MV 12_2.jpg', 'MV 12_10.jpg'])
})
