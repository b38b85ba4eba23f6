import { TableError } from '../table-error.ts'
import { createDecoder } from '../text/decoder.ts'
import { detectEncoding, utf16Of } from '../text/encoding.ts'

const isKnown = (encoding: string): boolean => {
  try {
    createDecoder(encoding)
    return true
  } catch {
    return false
  }
}

const declared = /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/

/**
 * The encoding of XML: that of its first bytes, else the declared one, else the likeliest: programs leave the declaration out where they
 * should not.
 * @throws TableError unreadable, for one that is not known here
 */
export async function xmlEncoding(
  path: string,
  beginning: Buffer,
  given: string | undefined,
): Promise<string> {
  if (given !== undefined) return given
  const wide = utf16Of(beginning)
  if (wide) return wide
  const name = declared.exec(beginning.subarray(0, 1024).toString('latin1'))?.[1]?.toLowerCase()
  // A text that was made in memory is declared so, however it was written.
  if (name === undefined || /^(?:utf-?16|ucs-?2|iso-10646-ucs-2)/.test(name))
    return detectEncoding(path, beginning)
  if (!isKnown(name)) throw new TableError('unreadable', { encoding: name })
  return name
}
