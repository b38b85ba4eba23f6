import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import type { Random } from '../random.ts'

/** An answer that is no success: what was asked may have been done all the same where the server did not come to say so. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number, text: string) {
    super(`${status} ${text.slice(0, 300)}`)
    this.status = status
  }
}

/** What the kills broke. */
export interface Report {
  /** A write was answered with success and is not there. */
  lost(text: string): void
  /** Part of a write is there and part of it is not, or what stands in two places differs. */
  halfWritten(text: string): void
}

/** A museum of the product that is killed, as its administrator reaches it. */
export interface Museum {
  readonly tenantId: string
  readonly report: Report
  /** @throws {Refused} for every answer that is no success; other errors where there was none. */
  fetch(method: string, path: string, init?: RequestInit): Promise<Response>
  /** The same with JSON, there and back. */
  call<Answer>(method: string, path: string, body?: object): Promise<Answer>
  /** Counts a write that was answered with success. */
  acknowledged(what: string): void
}

/** What is looked at after a kill. */
export interface Remains {
  readonly tx: TenantTransaction
  readonly storage: Storage
  readonly report: Report
  /** All that works behind the requests has come to an end. */
  readonly isSettled: boolean
}

/** A person who writes one kind of thing, one write after the other, and remembers what was answered. */
export interface Writer {
  readonly name: string
  /** Writes a little. Whatever it throws, the next call goes on from what was answered. */
  write(museum: Museum, random: Random): Promise<void>
  /** Compares what was answered with what is there. */
  check(remains: Remains): Promise<void>
}
