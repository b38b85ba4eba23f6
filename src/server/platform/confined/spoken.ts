import type { Failure } from './refusal.ts'

/** The stream by which a process answers; it is asked by its standard input. What libraries print disturbs neither. */
export const answerStream = 3

/** Bytes a process asks for while it works. */
export interface BytesToRead {
  readonly start: number
  readonly length: number
}

/** Messages to and from a process. */
export type Spoken =
  | { readonly task: string; readonly input: unknown }
  | { readonly read: BytesToRead; readonly number: number }
  /** Answer to the read of that number; it may arrive after the reader has given up. */
  | { readonly bytes: Uint8Array; readonly number: number }
  /** Some more items of a list of the value, which is sent at the end. */
  | { readonly items: readonly unknown[]; readonly of: string }
  | { readonly value: unknown }
  /** The items have arrived: more may come. */
  | { readonly more: true }
  | Failure
