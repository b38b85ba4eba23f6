import fc from 'fast-check'
import { checkDate } from '#model/dates/check-date.ts'
import {
  type ComplexDate,
  type DateSide,
  dateQualifiers,
  type Era,
  eras,
  periodParts,
} from '#model/dates/complex-date.ts'
import { dateOf } from '#model/dates/tidy-date.ts'

export const year = (number: number, earliestEra: Era = 'AD'): ComplexDate => ({
  periodMode: 'SINGLE',
  type: 'YEAR',
  earliestDate: { year: number },
  earliestEra,
})

const qualifier = fc.constantFrom(undefined, ...dateQualifiers)

const yearOf: Readonly<Record<Era, fc.Arbitrary<number>>> = {
  AD: fc.oneof(fc.integer({ min: 1, max: 2100 }), fc.integer({ min: 1, max: 60 })),
  BC: fc.oneof(fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 1, max: 120 })),
  BP: fc.integer({ min: 0, max: 60_000 }),
}

const pointSide: fc.Arbitrary<DateSide> = fc.constantFrom(...eras).chain(era =>
  fc.record({
    type: fc.constant('YEAR' as const),
    era: fc.constant(era),
    point: fc
      .tuple(
        yearOf[era],
        fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
        fc.option(fc.integer({ min: 1, max: 31 }), { nil: undefined }),
        qualifier,
      )
      .map(([number, month, day, word]) => ({
        year: number,
        ...(month && { month, ...(day && { day }) }),
        ...(word && { qualifier: word }),
      })),
  }),
)

const periodSide = (type: 'CENTURY' | 'MILLENNIUM', latestAd: number): fc.Arbitrary<DateSide> =>
  fc.constantFrom('AD' as const, 'BC' as const).chain(era =>
    fc
      .tuple(
        fc.integer({ min: 1, max: era === 'AD' ? latestAd : 60 }),
        fc.constantFrom(undefined, ...periodParts),
        qualifier,
      )
      .map(([number, part, word]) => ({
        type,
        era,
        period: { number, ...(part && { part }), ...(word && { qualifier: word }) },
      })),
  )

const dateWith = (side: fc.Arbitrary<DateSide>): fc.Arbitrary<ComplexDate> =>
  fc
    .tuple(side, fc.option(side, { nil: undefined }))
    .map(([earliest, latest]) => dateOf(undefined, earliest, latest))

/** Any date that is stored: tidy and without errors. */
export const anyDate: fc.Arbitrary<ComplexDate> = fc
  .oneof(dateWith(pointSide), dateWith(periodSide('CENTURY', 21)), dateWith(periodSide('MILLENNIUM', 3)))
  .filter(date => checkDate(date).every(({ severity }) => severity === 'warning'))
