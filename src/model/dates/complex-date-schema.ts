import { z } from 'zod/mini'
import {
  type ComplexDate,
  dateQualifiers,
  dateTypes,
  eras,
  periodModes,
  periodParts,
} from './complex-date.ts'

/** The longest text of a date that is kept and read. */
export const dateTextLimit = 300

const qualifier = z.exactOptional(z.enum(dateQualifiers))

const point = z.object({
  day: z.exactOptional(z.int()),
  month: z.exactOptional(z.int()),
  year: z.int(),
  qualifier,
})

const period = z.object({ number: z.int(), part: z.exactOptional(z.enum(periodParts)), qualifier })

/** Shape of a complex date as it travels; whether it can be true is for `checkDate` to say. */
export const complexDateSchema: z.ZodMiniType<ComplexDate> = z.object({
  text: z.exactOptional(z.string().check(z.maxLength(dateTextLimit))),
  periodMode: z.enum(periodModes),
  type: z.enum(dateTypes),
  earliestDate: z.exactOptional(point),
  latestDate: z.exactOptional(point),
  earliestPeriod: z.exactOptional(period),
  latestPeriod: z.exactOptional(period),
  earliestEra: z.exactOptional(z.enum(eras)),
  latestEra: z.exactOptional(z.enum(eras)),
})
