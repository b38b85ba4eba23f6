import { z } from 'zod/mini'
import { colourNames } from '#model/cards/file/measured.ts'
import { sound } from '../../tools/sound-found.ts'
import type { TaskName } from './tasks.ts'

/** Bytes of a picture. */
const bytes = z.instanceof(Uint8Array)
const pixels = z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))
const size = z.object({ width: pixels, height: pixels })
/** A signed number of 64 bits. */
const looks = z.optional(z.string().check(z.regex(/^-?\d{1,19}$/)))
const text = z.string().check(z.maxLength(1000))
/** What is kept as it is: texts of a bounded length in lists of a bounded length. */
const facts = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((told: Record<string, unknown>) => sound(told)),
)

/** What each task may answer: the process was given a stranger's bytes, and may be theirs. */
export const answers: Readonly<Record<TaskName, z.ZodMiniType>> = {
  typeOf: z.object({ mime: text, extension: text, damType: text }),
  readEmbedded: z.object({
    // The declaration of the card checks all other values.
    said: z.looseObject({
      keywords: z.optional(z.array(z.string())),
      digitalSourceType: z.optional(z.string()),
      licence: z.optional(z.string()),
    }),
    facts,
    camera: z.optional(facts),
    orientation: z.optional(z.number()),
  }),
  look: z.optional(
    z.object({
      measured: facts,
      looks,
      thumbnail: bytes,
      hasPyramid: z.boolean(),
      hasPoster: z.boolean(),
    }),
  ),
  lookOnce: z.object({
    looks,
    colours: z.array(z.enum(Object.keys(colourNames) as (keyof typeof colourNames)[])),
  }),
  thumbnail: bytes,
  poster: z.object({ made: bytes, thumbnail: bytes, name: z.string().check(z.regex(/^[0-9a-f]{16}$/)) }),
  page: z.optional(bytes),
  levels: z.object({ levels: z.array(size).check(z.maxLength(40)), inOrder: z.boolean() }),
  pyramid: z.undefined(),
  cut: bytes,
  render: z.boolean(),
  portrait: z.union([z.object({ picture: bytes }), z.object({ problem: z.enum(['type', 'damaged']) })]),
  printed: z.object({ jpeg: bytes, width: pixels, height: pixels }),
}
