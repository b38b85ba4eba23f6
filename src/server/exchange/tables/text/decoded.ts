import { createReadStream } from 'node:fs'
import { cut } from '#model/text/cut.ts'
import { createDecoder } from './decoder.ts'

/**
 * A text file as pieces of text, without its byte order mark.
 * @param encoding a name that decoders know
 * @throws TableError unreadable, where bytes are no text in that encoding
 */
export async function* decoded(path: string, encoding: string): AsyncGenerator<string> {
  const decode = createDecoder(encoding)
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
