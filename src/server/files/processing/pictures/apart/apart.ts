import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AskOptions, createProcessPool } from '#server/platform/confined/process-pool.ts'
import { localFolders } from '#server/platform/storage/local-folders.ts'
import { answers } from './answers.ts'
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

/** For what people wait for: parts, thumbnails, types. */
const atOnce = createProcessPool({ ...shared, size: 4, idleMs: 300_000 })

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
  cut: [60, atOnce],
  render: [300, atOnce],
  portrait: [30, atOnce],
  printed: [30, atOnce],
}

/**
 * Does a task in a confined process, for a bounded time and in bounded memory: what was made to break a decoder breaks nothing else.
 * @param read answers what the task wants to read of a content that has no path
 * @throws {CodedError} as the task did; an error for what is broken, took too long or too much memory.
 */
export const apart = <Name extends TaskName>(
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
