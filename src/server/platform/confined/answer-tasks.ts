import { createFrameReader, frameOf, writeWhole } from './frames.ts'
import { failureOf } from './refusal.ts'
import { answerStream, type BytesToRead, type Spoken } from './spoken.ts'

/** Reads bytes of what the question is about, from wherever they lie. */
export type ReadBytes = (range: BytesToRead) => Promise<Buffer>

/** Loads what does a task: nothing that is not needed starts with the process. */
export type LoadTask = () => Promise<(input: never, read: ReadBytes) => unknown>

const send = (message: Spoken): void => writeWhole(answerStream, ...frameOf(message))

/** Items sent at a time: the server takes each message apart in one turn of its event loop. */
const mostItems = 500

/**
 * Result of a task without its long lists: these are sent before, some items at a time.
 * @param itemsText comes back when the server has taken them
 */
async function withoutLongLists(
  value: unknown,
  itemsText: (items: readonly unknown[], of: string) => Promise<void>,
): Promise<unknown> {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  const rest: Record<string, unknown> = {}
  for (const [of, items] of Object.entries(value)) {
    if (!Array.isArray(items) || items.length <= mostItems) rest[of] = items
    else
      for (let at = 0; at < items.length; at += mostItems)
        await itemsText(items.slice(at, at + mostItems), of)
  }
  return rest
}

/** Answers the questions that come to a process of a pool, one after the other. It ends with the server. */
export function answerTasks(tasks: Readonly<Record<string, LoadTask>>): void {
  const awaited = new Map<number, (bytes: Uint8Array) => void>()
  let reads = 0

  const read: ReadBytes = range =>
    new Promise(resolve => {
      const number = reads++
      awaited.set(number, bytes => {
        awaited.delete(number)
        resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      })
      send({ read: range, number })
    })

  let taken: (() => void) | undefined
  const itemsText = (items: readonly unknown[], of: string): Promise<void> =>
    new Promise(resolve => {
      taken = resolve
      send({ items, of })
    })

  const answer = async (task: string, input: unknown): Promise<void> => {
    try {
      const load = tasks[task]
      if (!load) throw new Error(`there is no task '${task}'`)
      const value = await (await load())(input as never, read)
      send({ value: await withoutLongLists(value, itemsText) })
    } catch (error) {
      send(failureOf(error))
    }
  }

  const hear = (message: Spoken): void => {
    if ('bytes' in message) awaited.get(message.number)?.(message.bytes)
    else if ('more' in message) taken?.()
    else if ('task' in message) void answer(message.task, message.input)
  }
  const messagesIn = createFrameReader(Number.POSITIVE_INFINITY)
  process.stdin.on('data', bytes => (messagesIn(bytes) as Spoken[]).forEach(hear))
  process.stdin.on('end', () => process.exit())
}
