import type { ChildProcess } from 'node:child_process'
import { copyFile, link, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { CodedError } from '../errors.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { errorOf, type Failure } from './refusal.ts'
import { type Confinement, spawnConfined } from './spawn-confined.ts'

/** Bytes a process asks for while it works. */
export interface AskedBytes {
  readonly start: number
  readonly length: number
}

/** What a process is asked, and says. */
export type Spoken =
  | { readonly task: string; readonly input: unknown }
  | { readonly read: AskedBytes; readonly number: number }
  /** To the read of that number: an answer may come when nobody waits for it any more. */
  | { readonly bytes: Uint8Array; readonly number: number }
  /** Some more items of a list of the value, which is said at the end. */
  | { readonly items: readonly unknown[]; readonly of: string }
  | { readonly value: unknown }
  /** The items have arrived: more may come. */
  | { readonly more: true }
  | Failure

export interface PoolOptions extends Pick<Confinement, 'main' | 'megabytes' | 'native'> {
  /** Processes at a time. */
  readonly size: number
  /**
   * Folders that may be read and written, by the time a process starts. Without, each process has a folder of its own: for its temporary files,
   * and for the file it is asked about.
   */
  readonly folders?: () => Pick<Confinement, 'reads' | 'writes'>
  /** After this time without work a process ends and gives its memory back. */
  readonly idleMs: number
}

export interface AskOptions {
  /** How long one answer may take. */
  readonly seconds: number
  /** Answers what the process wants to read. */
  readonly read?: (asked: AskedBytes) => Promise<Uint8Array>
  /** For whom it is asked. The same process answers again where it is free: it may have kept something open. */
  readonly lane?: string
  /** A file that lies in the folder of the process while it answers. */
  readonly file?: string
}

/** Processes that are asked and answer, each one question at a time. */
export interface ProcessPool {
  /**
   * @param inputAt what the task is given, by where the process finds the file
   * @throws {CodedError} as the process threw it; {ProcessLostError} when it came to no answer.
   */
  ask(task: string, inputAt: (path: string) => unknown, options: AskOptions): Promise<unknown>
}

/** Thrown when a process came to no answer: it broke, used up its memory, or took too long. */
export class ProcessLostError extends Error {
  override name = 'ProcessLostError'
  readonly tookTooLong: boolean
  readonly tookTooMuchMemory: boolean

  constructor({ tookTooLong = false, signal }: { tookTooLong?: boolean; signal?: unknown } = {}) {
    super(tookTooLong ? 'the process took too long' : 'the process ended')
    this.tookTooLong = tookTooLong
    // The engine gives up that way.
    this.tookTooMuchMemory = signal === 'SIGABRT' || signal === 'SIGTRAP'
  }
}

/** A process of the pool that runs. */
interface Running {
  readonly process: ChildProcess
  readonly folders: string
  /** Its own, where it has one. */
  readonly temporary: string | undefined
  lane: string
  idleEnd?: NodeJS.Timeout
}

/** Reads are answered in pieces, so that a process that lost its mind cannot have the server read everything at once. */
const mostBytesRead = 4 * 1024 ** 2

const withLists = (value: unknown, lists: ReadonlyMap<string, unknown[]>): unknown =>
  lists.size === 0 ? value : { ...(value as object), ...Object.fromEntries(lists) }

/** Puts one question and waits for its answer. @throws {ProcessLostError} when the process ends or the time is over. */
function converse(
  asked: ChildProcess,
  question: Spoken,
  { seconds, read }: AskOptions,
): Promise<Extract<Spoken, { value: unknown } | Failure>> {
  return new Promise((resolve, reject) => {
    const stop = (act: () => void): void => {
      clearTimeout(timer)
      asked.off('message', hear).off('exit', ended).off('error', broken)
      act()
    }
    const fail = (error: unknown) => stop(() => reject(error))
    const broken = () => fail(new ProcessLostError())
    const ended = (_code: unknown, signal: unknown) => fail(new ProcessLostError({ signal }))
    // What ended the process is known when it has ended.
    const send = (message: Spoken) =>
      asked.send(message, error => {
        if (error && (asked.exitCode !== null || asked.signalCode !== null))
          ended(asked.exitCode, asked.signalCode)
      })
    const lists = new Map<string, unknown[]>()
    const hear = (said: Spoken): void => {
      if ('error' in said) stop(() => resolve(said))
      else if ('value' in said) stop(() => resolve({ value: withLists(said.value, lists) }))
      else if ('items' in said && Array.isArray(said.items)) {
        const list = lists.get(said.of) ?? []
        for (const item of said.items) list.push(item)
        lists.set(said.of, list)
        send({ more: true })
      } else if ('read' in said && read) {
        const length = Math.min(mostBytesRead, Number(said.read.length))
        read({ start: Number(said.read.start), length }).then(
          bytes => send({ bytes, number: said.number }),
          fail,
        )
      } else broken()
    }
    const timer = setTimeout(() => fail(new ProcessLostError({ tookTooLong: true })), seconds * 1000)
    asked.on('message', hear).on('exit', ended).on('error', broken)
    send(question)
  })
}

const hold = (asked: ChildProcess, held: boolean): void => {
  asked[held ? 'ref' : 'unref']()
  asked.channel?.[held ? 'ref' : 'unref']()
}

/** Keeps some confined processes for short work on bytes that a stranger made. One that failed is ended: what broke may have left it broken. */
export function createProcessPool({ size, folders, idleMs, ...confinement }: PoolOptions): ProcessPool {
  const limit = pLimit(size)
  const idle: Running[] = []
  let files = 0

  const leave = (running: Running): void => {
    clearTimeout(running.idleEnd)
    const at = idle.indexOf(running)
    if (at >= 0) idle.splice(at, 1)
  }

  const start = async (wanted: string, lane: string): Promise<Running> => {
    const temporary = folders ? undefined : await temporaryFolder()
    const started = await spawnConfined({
      ...confinement,
      ...folders?.(),
      ...(temporary !== undefined && { temporary }),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const running: Running = { process: started, folders: wanted, temporary, lane }
    // Nobody may be listening when an idle one breaks; the next question finds out by itself.
    started.on('error', () => undefined)
    started.on('exit', () => {
      leave(running)
      if (temporary !== undefined) void rm(temporary, { recursive: true, force: true })
    })
    return running
  }

  /** One that waits, of the same lane if there is one; another lane's only when there are as many as there may be. */
  const take = async (wanted: string, lane: string): Promise<Running> => {
    for (const each of idle.filter(one => one.folders !== wanted || !one.process.connected)) {
      leave(each)
      each.process.kill('SIGKILL')
    }
    const isFull = limit.activeCount + idle.length > size
    const found = idle.findLast(each => each.lane === lane) ?? (isFull ? idle[0] : undefined)
    if (!found) return start(wanted, lane)
    leave(found)
    found.lane = lane
    return found
  }

  const giveBack = (running: Running): void => {
    running.idleEnd = setTimeout(() => {
      leave(running)
      running.process.kill('SIGKILL')
    }, idleMs).unref()
    idle.push(running)
    // Waiting for work must not keep the server from ending.
    hold(running.process, false)
  }

  /** Lays a file into the folder of a process for as long as it works. */
  const withFile = async <T>(
    { temporary }: Running,
    file: string | undefined,
    use: (path: string) => Promise<T>,
  ): Promise<T> => {
    if (file === undefined || temporary === undefined) return use('')
    const path = join(temporary, `file-${files++}`)
    await link(file, path).catch(() => copyFile(file, path))
    try {
      return await use(path)
    } finally {
      await rm(path, { force: true })
    }
  }

  const work = async (
    task: string,
    inputAt: (path: string) => unknown,
    options: AskOptions,
  ): Promise<unknown> => {
    const { lane = '', file } = options
    const running = await take(JSON.stringify(folders?.()), lane)
    hold(running.process, true)
    try {
      const answer = await withFile(running, file, path =>
        converse(running.process, { task, input: inputAt(path) }, options),
      )
      if ('value' in answer) {
        giveBack(running)
        return answer.value
      }
      const error = errorOf(answer)
      if (!(error instanceof CodedError) || error.code === 'too_demanding') throw error
      // It has refused what it was asked about, and is sound.
      giveBack(running)
      return Promise.reject(error)
    } catch (error) {
      running.process.kill('SIGKILL')
      hold(running.process, false)
      throw error
    }
  }

  return { ask: (task, inputAt, options) => limit(work, task, inputAt, options) }
}
