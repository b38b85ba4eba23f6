import { createHash } from 'node:crypto'
import { cut } from '#model/text/cut.ts'

/** Code units, of three bytes at most: an entry of a B-tree in PostgreSQL is limited to 2,704 bytes. */
const longest = 500

/** A key of any length as an index can hold it: the key itself or, where it is longer, its beginning and a hash of the whole. */
export const indexEntry = (text: string): string =>
  text.length <= longest
    ? text
    : `${cut(text, longest)} ${createHash('sha256').update(text).digest('base64url')}`
