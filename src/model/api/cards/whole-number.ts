import { z } from 'zod/mini'

/** Returns a schema for a whole number in an address, within bounds. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.int(), z.minimum(min), z.maximum(max)),
    ),
  )
