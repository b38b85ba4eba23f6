import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import { spawnConfined } from '#server/platform/confined/spawn-confined.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { originalKey } from '../../storage-keys.ts'
import type { StoredContent } from '../../stored-content.ts'
import { refusals } from './refusal.ts'
import { soundFound } from './sound-found.ts'
import type { ToolFound, ToolPoster } from './tool.ts'
import { frameKinds, framesOf, mostBytesRequested, OutOfTurn } from './tool-frames.ts'
import { type ToolName, tools } from './tools.ts'

/** Output of a tool, however far it came. */
export interface ToolResult {
  readonly found?: ToolFound
  readonly poster?: ToolPoster
  /** True when it came to its end; otherwise it took too long, needed too much memory, or fell over what it looked into. */
  readonly whole: boolean
}

/** Processes at a time: the rest of the machine is for people. */
const oneAfterTheOther = pLimit(2)

const main = new URL('./main.ts', import.meta.url)

type Process = ChildProcess & { readonly stdin: Writable; readonly stdout: Readable }

async function start(name: ToolName, { bytes, mime }: StoredContent): Promise<Process> {
  const { seconds, megabytes } = tools[name]
  const started = (await spawnConfined({
    main,
    args: [name, String(bytes), mime],
    megabytes,
    gentle: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    seconds,
  })) as Process
  // A tool that ends does not read on; what it was to be sent is of no use then.
  started.stdin.on('error', () => undefined)
  return started
}

const posterOf = (body: Buffer): ToolPoster => {
  const [width, height, bytes] = [body.readUInt32LE(0), body.readUInt32LE(4), body.subarray(8)]
  return width === 0 ? { bytes } : { bytes, width, height }
}

/** Why a tool refuses a content, believed as far as it is the key of a text. */
const refusalOf = (body: Buffer): TextKey => {
  const text = body.toString('latin1')
  return (refusals as readonly string[]).includes(text) ? (text as TextKey) : 'processing.broken'
}

async function work(name: ToolName, storage: Storage, content: StoredContent): Promise<ToolResult> {
  const tool = await start(name, content)
  const ended = once(tool, 'close') as Promise<[code: number | null]>
  // It may end badly before anybody waits for it.
  ended.catch(() => undefined)
  const results: { found?: ToolFound; poster?: ToolPoster } = {}
  const answerWith = async (body: Buffer): Promise<void> => {
    const [from, length] = [body.readDoubleLE(0), body.readDoubleLE(8)]
    const within = Number.isSafeInteger(from) && from >= 0 && from + length <= content.bytes
    if (!within || !(length > 0 && length <= mostBytesRequested))
      throw new OutOfTurn('asks for what there is not')
    const bytes = await buffer(
      await storage.get(originalKey(content.storageKey), { start: from, end: from + length - 1 }),
    )
    const head = Buffer.alloc(4)
    head.writeUInt32LE(bytes.length, 0)
    tool.stdin.write(head)
    tool.stdin.write(bytes)
  }
  try {
    for await (const [kind, body] of framesOf(tool.stdout)) {
      if (kind === frameKinds.read) await answerWith(body)
      else if (kind === frameKinds.found) results.found = soundFound(body)
      else if (kind === frameKinds.poster) results.poster = posterOf(body)
      else throw new CodedError('invalid_input', { text: refusalOf(body) })
    }
    const [code] = await ended
    return { ...results, whole: code === 0 }
  } catch (error) {
    // A tool that says what no tool says has been taken over by its content: nothing more of it is heard.
    if (error instanceof OutOfTurn) return { ...results, whole: false }
    throw error
  } finally {
    tool.kill('SIGKILL')
    await ended.catch(() => undefined)
  }
}

/**
 * Has a tool look into a content, in a process of its own with little time, little memory and no rights: whatever the content does to the
 * tool, the server goes on.
 * @throws {CodedError} `invalid_input` for what is not kept.
 */
export const runTool = (name: ToolName, storage: Storage, content: StoredContent): Promise<ToolResult> =>
  oneAfterTheOther(work, name, storage, content)
