import { z } from 'zod/mini'
import { isId } from '../ids.ts'
import { languages } from '../languages.ts'
import { checked } from '../validation/check.ts'
import { maxLength, required } from '../validation/validators.ts'

/** Building blocks shared by several endpoints. */

/** A database id: a bigint, sent as a string because it may exceed the range of a JSON number. */
export const id = z.string().check(z.refine(isId))

/** A reference to something by its id, as interfaces give it: text, a number, or an object with it. Read as the id. */
export const reference = z.pipe(
  z.union([z.string(), z.number(), z.object({ id: z.union([z.string(), z.number()]) })]),
  z.pipe(
    z.transform((given: string | number | { id: string | number }) =>
      String(typeof given === 'object' ? given.id : given),
    ),
    z.string(),
  ),
)

/** The same, of a row of the database. */
export const referenceId = z.pipe(reference, id)

/** Returns a schema for a required text of at most `max` characters. */
export const text = (max: number) => z.string().check(checked(required, maxLength(max)))

export const language = z.enum(languages)

/**
 * Proof that an open session belongs to its person, required before the account's credentials change: 400 at `password`, or at `code` when
 * the account has a second factor.
 */
export const proof = {
  password: text(200),
  /** From an authenticator app, or one of the recovery codes. */
  code: z.optional(text(40)),
}

/** A calendar day, YYYY-MM-DD; there was no year 0. */
export const calendarDay = z.iso.date().check(z.regex(/^(?!0000)/))

/** A point in time, ISO 8601 in UTC. */
export const moment = z.iso.datetime()

/**
 * Values from an earlier version of the product that current fields cannot hold: retained on every save, never sent back, and shown to
 * those who may edit. Rows are named by their ids: 'materials#k3/technique'.
 */
export const earlierValues = z.array(z.object({ path: z.string(), value: z.unknown() }))

/** Loss of a thing: the name of the choice ('MISSING'), and the day on which that was noticed, where it is known. */
export const loss = z.object({ how: z.string(), since: z.nullable(z.string()) })
