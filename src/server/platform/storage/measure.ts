import { createHash } from 'node:crypto'
import { type Expected, StorageMismatchError, type Stored } from './storage.ts'

/** Counts bytes and computes their checksum as they pass. */
export interface Measure {
  add(chunk: Uint8Array): void
  /** @throws {StorageMismatchError} when the bytes are not the expected ones. */
  result(expected: Expected): Stored
}

export function createMeasure(): Measure {
  const hash = createHash('sha256')
  let size = 0
  return {
    add(chunk) {
      hash.update(chunk)
      size += chunk.length
    },
    result(expected) {
      const sha256 = hash.digest('hex')
      if (expected.size !== undefined && expected.size !== size) {
        throw new StorageMismatchError(`${size} bytes arrived instead of ${expected.size}`)
      }
      if (expected.sha256 !== undefined && expected.sha256.toLowerCase() !== sha256) {
        throw new StorageMismatchError('the checksum of what arrived is not the expected one')
      }
      return { size, sha256 }
    },
  }
}
