import type { Random } from '../random.ts'

/** What became of an input. A fault is an error the product did not foresee: an answer of 500, a work that failed for no reason it can name. */
export const outcomes = ['read', 'refused', 'tooDemanding', 'fault'] as const
export type Outcome = (typeof outcomes)[number]

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

/** A reader of what strangers send, and what is sent to it. */
export interface FuzzReader {
  readonly name: string
  /** Inputs that are sent at a time. Default 1. */
  readonly together?: number
  /** Inputs that are known to be hostile: each is sent once, before all others. */
  hostile(): Promise<readonly Buffer[]> | readonly Buffer[]
  /** One more input, valid or spoilt; the same for the same random numbers. */
  make(random: Random): Promise<Buffer> | Buffer
  /** Has inputs read as a person would. */
  read(inputs: readonly Buffer[], museum: FuzzMuseum): Promise<Outcome>
}

/** What an answer says of what was sent. */
export function outcomeOf({ status, body }: FuzzAnswer): Outcome {
  if (status < 300) return 'read'
  if (status >= 500) return 'fault'
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : ''
  return error === 'too_demanding' ? 'tooDemanding' : 'refused'
}
