import type { ChildProcess } from 'node:child_process'
import { copyFile, link, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { CodedError } from '../errors.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { createFrameReader, frameOf } from './frames.ts'
import { errorOf, type Failure } from './refusal.ts'
import { type Confinement, ranOutOfMemory, reportCrash, spawnConfined } from './spawn-confined.ts'
import { answerStream, type BytesToRead, type Spoken } from './spoken.ts'

export interface PoolOptions extends Pick<Confinement, 'main' | 'megabytes' | 'native' | 'gentle'> {
  /** Processes at a time. */
  readonly size: number
  /**
   * Folders that may be read and written, by the time a process starts. Without, each process has a folder of its own: for its temporary files,
   * and for the file it is asked about.
   */
  readonly folders?: () => Pick<Confinement, 'reads' | 'writes'>
  /** After this time without work a process ends and gives its memory back. */
  readonly idleMs: number
  /** Bytes that one answer may have. */
  readonly mostBytes: number
}

export interface AskOptions {
  /** Time limit of one answer. */
  readonly seconds: number
  /** Answers what the process wants to read. */
  readonly read?: (range: BytesToRead) => Promise<Uint8Array>
  /** For whom it is asked. The same process answers again where it is free, since it may have kept something open, and never anybody else. */
  readonly lane?: string
  /** A file in the folder of the process while it answers. */
  readonly file?: string
  /** Gives the answer as far as it is one; throws for what none of ours answers. */
  readonly check: (answer: unknown) => unknown
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

  constructor(
    why: string,
    {
      tookTooLong = false,
      tookTooMuchMemory = false,
      cause,
    }: { tookTooLong?: boolean; tookTooMuchMemory?: boolean; cause?: unknown } = {},
  ) {
    super(why, { cause })
    this.tookTooLong = tookTooLong
    this.tookTooMuchMemory = tookTooMuchMemory
  }
}

/** A process of the pool that runs. */
interface Running {
  readonly process: ChildProcess
  readonly input: Socket
  readonly output: Socket
  /** Hears what it says; while it is asked nothing, it has nothing to say. */
  hear: (bytes: Buffer) => void
  readonly folders: string
  /** Its own, where it has one. */
  readonly temporary: string | undefined
  readonly lane: string
  idleEnd?: NodeJS.Timeout
}

/* A process is believed as little as what it reads: all it says is bounded, so that a compromised one fills no memory of the server. */

/** Reads are answered in pieces. */
const mostBytesRead = 4 * 1024 ** 2
/** Answers to it that may wait until it takes them. */
const mostWaiting = 16
/** Items of all long lists of an answer: a table may have a million rows. */
const mostItems = 2_000_000

const isPlace = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const withLists = (value: unknown, lists: ReadonlyMap<string, unknown[]>): unknown =>
  lists.size === 0 ? value : { ...(value as object), ...Object.fromEntries(lists) }

type Answer = Extract<Spoken, { value: unknown } | Failure>

/**
 * Puts one question and waits for its answer.
 * @throws {ProcessLostError} when the process ends, says what none of ours says, or more than it may, or the time is over.
 */
function converse(
  running: Running,
  question: Spoken,
  { seconds, read }: AskOptions,
  mostBytes: number,
): Promise<Answer> {
  const { process: child, input } = running
  return new Promise((resolve, reject) => {
    let isOver = false
    const stop = (act: () => void): void => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      running.hear = () => child.kill('SIGKILL')
      child.off('close', ended).off('error', broken)
      act()
    }
    const fail = (error: unknown) => stop(() => reject(error))
    const broken = (why: unknown) => fail(new ProcessLostError(`the process broke: ${why}`))
    // Once all its output is read.
    const ended = () =>
      fail(
        new ProcessLostError(`the process ended: ${child.signalCode ?? child.exitCode}`, {
          tookTooMuchMemory: ranOutOfMemory(child),
        }),
      )
    const send = (message: Spoken): Promise<unknown> =>
      new Promise(resolve => {
        const [head, body] = frameOf(message)
        input.write(head)
        input.write(body, resolve)
      })
    let waiting = 0
    const reply = (message: Promise<Spoken>): void => {
      waiting += 1
      if (waiting > mostWaiting) throw new RangeError('it does not take what it is sent')
      message.then(send).then(() => (waiting -= 1), fail)
    }
    const lists = new Map<string, unknown[]>()
    let items = 0
    const take = ({ items: more, of }: Extract<Spoken, { items: unknown }>): void => {
      items += more.length + 1
      if (items > mostItems) throw new RangeError(`more than ${mostItems} items`)
      const list = lists.get(of) ?? []
      for (const item of more) list.push(item)
      lists.set(of, list)
      reply(Promise.resolve({ more: true }))
    }
    const answerRead = ({ read: { start, length }, number }: Extract<Spoken, { read: unknown }>): void => {
      if (!read || !isPlace(start) || !isPlace(length)) throw new RangeError('it reads what it may not')
      reply(read({ start, length: Math.min(mostBytesRead, length) }).then(bytes => ({ bytes, number })))
    }
    const hear = (message: Spoken): void => {
      if (isOver) child.kill('SIGKILL')
      else if ('error' in message) stop(() => resolve(message))
      else if ('value' in message) stop(() => resolve({ value: withLists(message.value, lists) }))
      else if ('items' in message && Array.isArray(message.items)) take(message)
      else if ('read' in message) answerRead(message)
      else throw new TypeError('it says what none of ours says')
    }
    const messagesIn = createFrameReader(mostBytes)
    running.hear = bytes => {
      try {
        for (const message of messagesIn(bytes)) hear(message as Spoken)
      } catch (error) {
        broken(error)
      }
    }
    const timer = setTimeout(
      () => fail(new ProcessLostError('the process took too long', { tookTooLong: true })),
      seconds * 1000,
    )
    child.on('close', ended).on('error', broken)
    if (child.exitCode !== null || child.signalCode !== null) ended()
    else void send(question)
  })
}

/** @throws {ProcessLostError} for what none of ours answers. */
function checked({ check }: AskOptions, value: unknown): unknown {
  try {
    return check(value)
  } catch (cause) {
    throw new ProcessLostError('the process answered what it may not', { cause })
  }
}

const hold = ({ process, input, output }: Running, held: boolean): void => {
  for (const each of [process, input, output, process.stderr as Socket]) each[held ? 'ref' : 'unref']()
}

/** Keeps some confined processes for short work on bytes that a stranger made. One that failed is ended: what broke may have left it broken. */
export function createProcessPool({
  size,
  folders,
  idleMs,
  mostBytes,
  ...confinement
}: PoolOptions): ProcessPool {
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
      stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    })
    const [input, output] = [started.stdin as Socket, started.stdio[answerStream] as Socket]
    const running: Running = {
      process: started,
      input,
      output,
      hear: () => undefined,
      folders: wanted,
      temporary,
      lane,
    }
    output.on('data', bytes => running.hear(bytes))
    // Nobody may be listening when an idle one breaks; the next question finds out by itself.
    for (const each of [started, input, output]) each.on('error', () => undefined)
    started.on('exit', code => {
      leave(running)
      // None of ours ends by itself.
      if (code) reportCrash(started, confinement.main)
      if (temporary !== undefined) void rm(temporary, { recursive: true, force: true })
    })
    return running
  }

  const end = (running: Running): void => {
    leave(running)
    running.process.kill('SIGKILL')
  }

  /** One of the same lane that waits, or a new one: in place of the one that has waited longest, where there are as many as there may be. */
  const take = async (wanted: string, lane: string): Promise<Running> => {
    for (const each of idle.filter(one => one.folders !== wanted)) end(each)
    const found = idle.findLast(each => each.lane === lane)
    if (found) {
      leave(found)
      return found
    }
    const [oldest] = idle
    if (oldest && limit.activeCount + idle.length > size) end(oldest)
    return start(wanted, lane)
  }

  const giveBack = (running: Running): void => {
    running.idleEnd = setTimeout(() => end(running), idleMs).unref()
    idle.push(running)
    // Waiting for work must not keep the server from ending.
    hold(running, false)
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
    hold(running, true)
    try {
      const answer = await withFile(running, file, path =>
        converse(running, { task, input: inputAt(path) }, options, mostBytes),
      )
      if ('value' in answer) {
        const value = checked(options, answer.value)
        giveBack(running)
        return value
      }
      const error = errorOf(answer)
      if (!(error instanceof CodedError) || error.code === 'too_demanding') throw error
      // It has refused what it was asked about, and is sound.
      giveBack(running)
      return Promise.reject(error)
    } catch (error) {
      running.process.kill('SIGKILL')
      hold(running, false)
      throw error
    }
  }

  return { ask: (task, inputAt, options) => limit(work, task, inputAt, options) }
}
