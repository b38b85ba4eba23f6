import type { ChildProcess } from 'node:child_process'
import pLimit from 'p-limit'
import { type ErrorCode, errorStatus } from '#model/api/errors.ts'
import { CodedError } from '../errors.ts'
import type { TextKey } from '../i18n/texts.ts'
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
  | { readonly value: unknown }
  | { readonly error: string; readonly code?: string; readonly text?: string; readonly params?: unknown }

export interface PoolOptions {
  readonly main: URL
  /** Processes at a time. */
  readonly size: number
  readonly megabytes: number
  /** Folders that may be read and written, by the time a process starts. */
  readonly folders: () => Pick<Confinement, 'reads' | 'writes'>
  /** After this time without work a process ends and gives its memory back. */
  readonly idleMs: number
}

export interface AskOptions {
  /** How long one answer may take. */
  readonly seconds: number
  /** Answers what the process wants to read. */
  readonly read?: (asked: AskedBytes) => Promise<Uint8Array>
}

/** Processes that are asked and answer, each one question at a time. */
export interface ProcessPool {
  /** @throws {CodedError} as the process threw it; {ProcessLostError} when it came to no answer. */
  ask(task: string, input: unknown, options: AskOptions): Promise<unknown>
}

/** Thrown when a process came to no answer: it broke, used up its memory, or took too long. */
export class ProcessLostError extends Error {
  override name = 'ProcessLostError'
  readonly tookTooLong: boolean

  constructor(tookTooLong: boolean) {
    super(tookTooLong ? 'the process took too long' : 'the process ended')
    this.tookTooLong = tookTooLong
  }
}

interface Idle {
  readonly process: ChildProcess
  readonly folders: string
  readonly end: NodeJS.Timeout
}

/** An error of a process, believed only as far as it is one of ours. */
function errorOf({ error, code, text, params }: Extract<Spoken, { error: string }>): Error {
  if (code === undefined || !(code in errorStatus)) return new Error(String(error).slice(0, 500))
  const ours = typeof text === 'string' && /^[a-zA-Z]+(?:\.[a-zA-Z]+){1,3}$/.test(text)
  return new CodedError(code as ErrorCode, {
    ...(ours && { text: text as TextKey, params: (params ?? {}) as Record<string, string | number> }),
  })
}

/** Reads are answered in pieces, so that a process that lost its mind cannot have the server read everything at once. */
const mostBytesRead = 4 * 1024 ** 2

/** Puts one question and waits for its answer. @throws {ProcessLostError} when the process ends or the time is over. */
function converse(
  asked: ChildProcess,
  question: Spoken,
  { seconds, read }: AskOptions,
): Promise<Extract<Spoken, { value: unknown } | { error: string }>> {
  return new Promise((resolve, reject) => {
    const stop = (act: () => void): void => {
      clearTimeout(timer)
      asked.off('message', hear).off('exit', ended).off('error', ended)
      act()
    }
    const fail = (error: unknown) => stop(() => reject(error))
    const ended = () => fail(new ProcessLostError(false))
    const send = (message: Spoken) =>
      asked.send(message, error => {
        if (error) fail(new ProcessLostError(false))
      })
    const hear = (said: Spoken): void => {
      if ('value' in said || 'error' in said) stop(() => resolve(said))
      else if ('read' in said && read) {
        const length = Math.min(mostBytesRead, Number(said.read.length))
        read({ start: Number(said.read.start), length }).then(
          bytes => send({ bytes, number: said.number }),
          fail,
        )
      } else fail(new ProcessLostError(false))
    }
    const timer = setTimeout(() => fail(new ProcessLostError(true)), seconds * 1000)
    asked.on('message', hear).on('exit', ended).on('error', ended)
    send(question)
  })
}

const hold = (asked: ChildProcess, held: boolean): void => {
  asked[held ? 'ref' : 'unref']()
  asked.channel?.[held ? 'ref' : 'unref']()
}

/** Keeps some confined processes for short work on bytes that a stranger made. One that failed is ended: what broke may have left it broken. */
export function createProcessPool({ main, size, megabytes, folders, idleMs }: PoolOptions): ProcessPool {
  const limit = pLimit(size)
  const idle: Idle[] = []

  const take = async (wanted: string): Promise<ChildProcess> => {
    for (let one = idle.pop(); one; one = idle.pop()) {
      clearTimeout(one.end)
      if (one.folders === wanted && one.process.connected && one.process.exitCode === null) return one.process
      one.process.kill('SIGKILL')
    }
    const started = await spawnConfined({
      main,
      megabytes,
      native: true,
      ...folders(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // Nobody may be listening when an idle one breaks; the next question finds out by itself.
    started.on('error', () => undefined)
    return started
  }

  const giveBack = (process: ChildProcess, wanted: string): void => {
    const end = setTimeout(() => {
      idle.splice(idle.indexOf(entry), 1)
      process.kill('SIGKILL')
    }, idleMs).unref()
    const entry: Idle = { process, folders: wanted, end }
    idle.push(entry)
    // Waiting for work must not keep the server from ending.
    hold(process, false)
  }

  const work = async (task: string, input: unknown, options: AskOptions): Promise<unknown> => {
    const wanted = JSON.stringify(folders())
    const asked = await take(wanted)
    hold(asked, true)
    try {
      const answer = await converse(asked, { task, input }, options)
      if ('value' in answer) {
        giveBack(asked, wanted)
        return answer.value
      }
      const error = errorOf(answer)
      if (!(error instanceof CodedError)) throw error
      // It has refused what it was asked about, and is sound.
      giveBack(asked, wanted)
      return Promise.reject(error)
    } catch (error) {
      asked.kill('SIGKILL')
      hold(asked, false)
      throw error
    }
  }

  return { ask: (task, input, options) => limit(work, task, input, options) }
}
