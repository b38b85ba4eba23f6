import { z } from 'zod/mini'
import { isId } from '../ids.ts'
import { languages } from '../languages.ts'
import { checked } from '../validation/check.ts'
import { maxLength, required } from '../validation/validators.ts'

/** Building blocks that several endpoints share. */

/** A database id: a bigint, sent as a string because it may exceed what a JSON number holds. */
export const id = z.string().check(z.refine(isId))

/** A text that must be there, of at most `max` characters. */
export const text = (max: number) => z.string().check(checked(required, maxLength(max)))

export const language = z.enum(languages)

/**
 * Shows that an open session is its person's, before the keys of the account change: 400 at `password`, or at `code` where the account has a
 * second factor.
 */
export const proof = {
  password: text(200),
  /** From the device, or one of the recovery codes. */
  code: z.optional(text(40)),
}

/** A day of the calendar, YYYY-MM-DD; a year nought there was none. */
export const calendarDay = z.iso.date().check(z.regex(/^(?!0000)/))

/** A moment in time, ISO 8601 in UTC. */
export const moment = z.iso.datetime()

/**
 * Values that the fields of today have no place for, as an earlier version of the product stored them: kept whatever is saved, never sent back,
 * and shown to who may edit. Rows are named by their ids: 'materials#k3/technique'.
 */
export const earlierValues = z.array(z.object({ path: z.string(), value: z.unknown() }))
