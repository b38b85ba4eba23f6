import { readFileSync } from 'node:fs'
import { CodedError } from '#server/platform/errors.ts'
import type { Random } from '../random.ts'

/** What became of an input. 'kept' is a file that is kept without being looked into whole, and says why. */
export const outcomes = ['read', 'kept', 'refused', 'tooDemanding'] as const
export type Outcome = (typeof outcomes)[number]

/** Thrown when the product did what it must not do with an input: it crashed, or refused it without a reason. */
export class FuzzFault extends Error {
  override name = 'FuzzFault'
}

/** An answer of the product. */
export interface FuzzAnswer {
  readonly status: number
  /** The answer's JSON; undefined where there is none. */
  readonly body: unknown
}

/** A museum of the product that runs, and its administrator. */
export interface FuzzMuseum {
  readonly address: string
  readonly tenantId: string
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object | Buffer,
    type?: string,
  ): Promise<FuzzAnswer>
}

/** How readers of a kind are treated. */
export interface FuzzKind {
  /** Weight by which inputs are shared out. */
  readonly share: number
  /** How long one of them, or a batch of them, may take at most, waiting included. */
  readonly seconds: number
}

/**
 * Readers get as many inputs as the time of one allows: a text takes some milliseconds in a process that waits for it, a call to the server some more,
 * a picture a tenth of a second, and a tool starts a process of its own. A hundred thousand are made for twenty minutes on two cores.
 */
export const kinds = {
  text: { share: 100, seconds: 200 },
  call: { share: 60, seconds: 15 },
  picture: { share: 3, seconds: 120 },
  tool: { share: 2, seconds: 200 },
} as const satisfies Readonly<Record<string, FuzzKind>>

/** A reader of what strangers send, and what is sent to it. */
export interface FuzzReader {
  readonly name: string
  readonly kind: keyof typeof kinds
  /** Inputs that are sent at a time. Default 1. */
  readonly together?: number
  /** Inputs that are known to be hostile: each is sent once, before all others. */
  hostile(): Promise<readonly Buffer[]> | readonly Buffer[]
  /** One more input, valid or spoilt; the same for the same random numbers. */
  make(random: Random): Promise<Buffer> | Buffer
  /** Has inputs read as a person would. @throws {FuzzFault} */
  read(inputs: readonly Buffer[], museum: FuzzMuseum): Promise<Outcome>
  /** Has inputs read by the confined process alone in which the server reads them: nine of ten that are not known to be hostile. @throws {FuzzFault} */
  readApart?(inputs: readonly Buffer[], tenantId: string): Promise<Outcome>
}

const outcomeOfCode = (code: unknown): Outcome => (code === 'too_demanding' ? 'tooDemanding' : 'refused')

const errors = JSON.parse(
  readFileSync(new URL('../../locales/en/errors.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>

/** What the product says in general: it does not say what is wrong with what was sent. */
const general = [errors.invalid_input, errors.invalid_request]

const isClear = (body: unknown): boolean => {
  const { error, message, fields = {} } = (body ?? {}) as Readonly<Record<string, unknown>>
  if (typeof error !== 'string' || typeof message !== 'string' || message === '') return false
  return !general.includes(message) || Object.keys(fields as object).length > 0
}

/** What an answer says of what was sent. @throws {FuzzFault} for an answer that names no reason. */
export function outcomeOf({ status, body }: FuzzAnswer): Outcome {
  if (status < 300) return 'read'
  // What a standard knows and the product does not is refused with a reason, too.
  const isFailure = status >= 500 && status !== 501
  if (isFailure || !isClear(body)) throw new FuzzFault(`${status} ${JSON.stringify(body)}`.slice(0, 500))
  return outcomeOfCode((body as { readonly error: string }).error)
}

/** What a reader makes of an input. @throws {FuzzFault} where it ends without a refusal, or with one that names no reason. */
export async function outcomeOfReading(reading: Promise<unknown>): Promise<Outcome> {
  try {
    await reading
    return 'read'
  } catch (error) {
    if (!(error instanceof CodedError)) throw new FuzzFault(String(error))
    const { text, fields } = error.details
    if (error.code === 'invalid_input' && !text && !fields) throw new FuzzFault('refused without a reason')
    return outcomeOfCode(error.code)
  }
}
