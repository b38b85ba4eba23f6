import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { CodedError } from '#server/platform/errors.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { originalKey } from '../../storage-keys.ts'
import type { StoredContent } from '../../stored-content.ts'
import { soundFound } from './sound-found.ts'
import type { ToolFound, ToolPoster } from './tool.ts'
import { frameKinds, framesOf } from './tool-frames.ts'
import { type ToolName, tools } from './tools.ts'

/** What a tool has told, however far it came. */
export interface ToolResult {
  readonly found?: ToolFound
  readonly poster?: ToolPoster
  /** Whether it came to its end; otherwise it took too long, needed too much memory, or fell over what it looked into. */
  readonly whole: boolean
}

/** Processes at a time: the rest of the machine is for people. */
const oneAfterTheOther = pLimit(2)

const root = new URL('../../../../../', import.meta.url)
const readable = ['src', 'node_modules', 'package.json'].map(path => fileURLToPath(new URL(path, root)))
const main = fileURLToPath(new URL('./main.ts', import.meta.url))

/** Without this one no program starts on Windows. */
const env = process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot }

type Process = ChildProcessByStdio<Writable, Readable, null>

const running = new Set<Process>()
process.once('exit', () => {
  for (const each of running) each.kill('SIGKILL')
})

/** A process that may read the program's own files and nothing else, knows no setting of the server, and gives way to everything. */
function start(name: ToolName, { bytes, mime }: StoredContent): Process {
  const { seconds, megabytes } = tools[name]
  const started = spawn(
    process.execPath,
    [
      '--permission',
      ...readable.map(path => `--allow-fs-read=${path}`),
      `--max-old-space-size=${megabytes}`,
      main,
      name,
      String(bytes),
      mime,
    ],
    { stdio: ['pipe', 'pipe', 'ignore'], env, timeout: seconds * 1000, killSignal: 'SIGKILL' },
  )
  running.add(started)
  started.once('close', () => running.delete(started))
  // A tool that ends does not read on; what it was to be sent is of no use then.
  started.stdin.on('error', () => undefined)
  try {
    if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already.
  }
  return started
}

const posterOf = (body: Buffer): ToolPoster => {
  const [width, height, bytes] = [body.readUInt32LE(0), body.readUInt32LE(4), body.subarray(8)]
  return width === 0 ? { bytes } : { bytes, width, height }
}

async function work(name: ToolName, storage: Storage, content: StoredContent): Promise<ToolResult> {
  const tool = start(name, content)
  const ended = once(tool, 'close') as Promise<[code: number | null]>
  const told: { found?: ToolFound; poster?: ToolPoster } = {}
  const answerWith = async (body: Buffer): Promise<void> => {
    const [start, length] = [body.readDoubleLE(0), body.readDoubleLE(8)]
    const bytes = await buffer(
      await storage.get(originalKey(content.storageKey), { start, end: start + length - 1 }),
    )
    const head = Buffer.alloc(4)
    head.writeUInt32LE(bytes.length, 0)
    tool.stdin.write(head)
    tool.stdin.write(bytes)
  }
  try {
    for await (const [kind, body] of framesOf(tool.stdout)) {
      if (kind === frameKinds.read) await answerWith(body)
      else if (kind === frameKinds.found) told.found = soundFound(JSON.parse(body.toString()))
      else if (kind === frameKinds.poster) told.poster = posterOf(body)
      else throw new CodedError('invalid_input', { text: body.toString() as TextKey })
    }
    const [code] = await ended
    return { ...told, whole: code === 0 }
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
