import type { ByteRange } from './storage.ts'

/**
 * The part of a range that lies within a file of `size` bytes; nothing for the whole file.
 * @throws {RangeError} when no byte of it does.
 */
export function rangeWithin(size: number, range: ByteRange | undefined): { start?: number; end?: number } {
  if (!range) return {}
  const end = Math.min(range.end ?? size - 1, size - 1)
  if (range.start < 0 || range.start > end) throw new RangeError('the range lies outside the file')
  return { start: range.start, end }
}
