import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { colourNames } from '#model/cards/file/measured.ts'
import { type AskOptions, createProcessPool } from '#server/platform/confined/process-pool.ts'
import { localFolders } from '#server/platform/storage/local-folders.ts'
import { sound } from '../../tools/sound-found.ts'
import type { TaskName, Tasks } from './tasks.ts'

/** Stored files are read where they lie; what is made is written into folders that were made for it (`withTemporaryFile`). */
const folders = () => {
  const temporary = join(tmpdir(), 'vitrine-*')
  return { reads: [...[...localFolders].map(folder => join(folder, '*')), temporary], writes: [temporary] }
}

const shared = {
  main: new URL('./main.ts', import.meta.url),
  megabytes: 512,
  native: true,
  folders,
  mostBytes: 256 * 1024 ** 2,
} as const

/** Bytes of a picture. */
const bytes = z.instanceof(Uint8Array)

const pixels = z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))

/** Large parts of pictures made at a time: one core is left to everything else. */
export const cutsAtATime = Math.min(2, Math.max(1, availableParallelism() - 1))

const size = z.object({ width: pixels, height: pixels })

/** A signed number of 64 bits. */
const looks = z.optional(z.string().check(z.regex(/^-?\d{1,19}$/)))

const text = z.string().check(z.maxLength(1000))

/** Values accepted unchanged: texts of a bounded length in lists of a bounded length. */
const facts = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((message: Record<string, unknown>) => sound(message)),
)

/** Schemas of each task's answer: the process was given a stranger's bytes, and may be theirs. */
const answers: Readonly<Record<TaskName, z.ZodMiniType>> = {
  typeOf: z.object({ mime: text, extension: text, damType: text }),
  readEmbedded: z.object({
    // The declaration of the card checks all other values.
    metadata: z.looseObject({
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
  tile: bytes,
  cut: bytes,
  render: z.boolean(),
  portrait: z.union([
    z.object({ picture: bytes, width: pixels, height: pixels }),
    z.object({ problem: z.enum(['type', 'damaged']) }),
  ]),
  printed: z.object({ jpeg: bytes, width: pixels, height: pixels }),
}

/** For what people wait for: parts, thumbnails, types. */
const atOnce = createProcessPool({ ...shared, size: 4, idleMs: 300_000 })

/** For large parts of pictures, which take seconds: they give way to everything else, so that tiles come as fast as ever. */
const cuts = createProcessPool({ ...shared, gentle: true, size: cutsAtATime, idleMs: 60_000 })

/** For pictures that anybody may send: many at once hold up nobody who only looks at pictures. */
const portraits = createProcessPool({ ...shared, size: 2, idleMs: 60_000 })

/** For what happens behind the requests, so that a large scan holds nobody up. */
const behind = createProcessPool({ ...shared, size: 2, idleMs: 60_000 })

/** Seconds a task may take, and where it is done. */
const terms: Readonly<Record<TaskName, readonly [seconds: number, pool: typeof atOnce]>> = {
  typeOf: [30, atOnce],
  readEmbedded: [30, behind],
  look: [300, behind],
  lookOnce: [30, atOnce],
  thumbnail: [120, atOnce],
  poster: [60, behind],
  page: [60, atOnce],
  levels: [30, atOnce],
  pyramid: [300, behind],
  tile: [60, atOnce],
  cut: [120, cuts],
  render: [300, atOnce],
  portrait: [30, portraits],
  printed: [30, atOnce],
}

/**
 * Does a task in a confined process, for a bounded time and in bounded memory: what was made to break a decoder breaks nothing else.
 * @param read answers what the task wants to read of a content that has no path
 * @throws {CodedError} as the task did; an error for what is broken, took too long or too much memory.
 */
export const isolated = <Name extends TaskName>(
  task: Name,
  input: Parameters<Tasks[Name]>[0],
  read?: AskOptions['read'],
): Promise<Awaited<ReturnType<Tasks[Name]>>> => {
  const [seconds, pool] = terms[task]
  return pool.ask(task, () => input, {
    seconds,
    check: answer => answers[task].parse(answer),
    ...(read && { read }),
  }) as Promise<Awaited<ReturnType<Tasks[Name]>>>
}
