import { createHash } from 'node:crypto'
import { cut } from '#model/text/cut.ts'

/** Characters of four bytes at the most, of which an entry of PostgreSQL's B-tree may have 2,704. */
const longest = 500

/** A text by which rows are found and told apart, as an index can hold it: itself, or its beginning with a hash of the whole where it is longer. */
export const indexEntry = (text: string): string =>
  text.length <= longest
    ? text
    : `${cut(text, longest)} ${createHash('sha256').update(text).digest('base64url')}`
