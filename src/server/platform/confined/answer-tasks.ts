import type { AskedBytes, Spoken } from './process-pool.ts'
import { failureOf } from './refusal.ts'

/** Reads bytes of what the question is about, from wherever they lie. */
export type ReadBytes = (asked: AskedBytes) => Promise<Buffer>

/** Loads what does a task: nothing that is not needed starts with the process. */
export type LoadTask = () => Promise<(input: never, read: ReadBytes) => unknown>

const say = (message: Spoken): void => void process.send?.(message)

/** Answers the questions that come to a process of a pool, one after the other. It ends with the server. */
export function answerTasks(tasks: Readonly<Record<string, LoadTask>>): void {
  const awaited = new Map<number, (bytes: Uint8Array) => void>()
  let reads = 0

  const read: ReadBytes = asked =>
    new Promise(resolve => {
      const number = reads++
      awaited.set(number, bytes => {
        awaited.delete(number)
        resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      })
      say({ read: asked, number })
    })

  const answer = async (task: string, input: unknown): Promise<void> => {
    try {
      const load = tasks[task]
      if (!load) throw new Error(`there is no task '${task}'`)
      const value = await (await load())(input as never, read)
      say({ value })
    } catch (error) {
      say(failureOf(error))
    }
  }

  process.on('disconnect', () => process.exit())
  process.on('message', (said: Spoken) => {
    if ('bytes' in said) awaited.get(said.number)?.(said.bytes)
    else if ('task' in said) void answer(said.task, said.input)
  })
}
