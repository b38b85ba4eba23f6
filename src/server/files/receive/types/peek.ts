import { buffer } from 'node:stream/consumers'
import type { Storage } from '#server/platform/storage/index.ts'

/** A stored content, to be looked into here and there. */
export interface Peek {
  readonly size: number
  /** Bytes from a place on, fewer where it ends. */
  read(start: number, length: number): Promise<Buffer>
}

export const peekInto = (storage: Storage, key: string, size: number): Peek => ({
  size,
  read: async (start, length) =>
    start >= size || length <= 0
      ? Buffer.alloc(0)
      : buffer(await storage.get(key, { start, end: Math.min(size, start + length) - 1 })),
})
