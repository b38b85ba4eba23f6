import { createReadStream } from 'node:fs'
import { cut } from '#model/text/cut.ts'
import { TableError } from '../table-error.ts'

/**
 * A text file as pieces of text, without its byte order mark.
 * @param encoding a name that `TextDecoder` knows
 * @throws TableError unreadable, where bytes are no text in that encoding
 */
export async function* decoded(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const decode = (chunk?: Buffer): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch (error) {
      throw new TableError('unreadable', { encoding }, error)
    }
  }
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    const text = decode(chunk)
    if (text !== '') yield text
  }
  const end = decode()
  if (end !== '') yield end
}

/** The first `length` characters of a text file, or all of a shorter one. */
export const decodedBeginning = async (
  path: string,
  encoding: string,
  length: number,
): Promise<{ text: string; complete: boolean }> => {
  let text = ''
  for await (const piece of decoded(path, encoding)) {
    text += piece
    if (text.length >= length) return { text: cut(text, length), complete: text.length === length }
  }
  return { text, complete: true }
}
