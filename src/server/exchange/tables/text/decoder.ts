import iconv from 'iconv-lite'
import { TableError } from '../table-error.ts'

/** Encodings of old computers that the platform does not know, as the library calls them. */
const olderNames: Readonly<Record<string, string | undefined>> = {
  'x-mac-ce': 'maccenteuro',
  cp437: 'cp437',
  cp850: 'cp850',
  cp852: 'cp852',
}

/** Reads pieces of a text; without one its end. */
export type Decode = (piece?: Uint8Array) => string

/**
 * @throws {RangeError} for an encoding that is not known
 * @throws TableError unreadable, where bytes are no text in that encoding
 */
export function createDecoder(encoding: string): Decode {
  const older = olderNames[encoding]
  if (older !== undefined) {
    const decoder = iconv.getDecoder(older)
    return piece => (piece ? decoder.write(Buffer.from(piece)) : (decoder.end() ?? ''))
  }
  const decoder = new TextDecoder(encoding, { fatal: true })
  return piece => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
    } catch (error) {
      throw new TableError('unreadable', { encoding }, error)
    }
  }
}

/** The text of some bytes, whatever of them is none shown as a question mark in a diamond. */
export function decodeBytes(bytes: Uint8Array, encoding: string): string {
  const older = olderNames[encoding]
  return older === undefined
    ? new TextDecoder(encoding).decode(bytes)
    : iconv.decode(Buffer.from(bytes), older)
}
