import type { Readable } from 'node:stream'

/**
 * Passes bytes on until there are too many; the source is left open then, for the code that has to read it to its end.
 * @throws what `tooMany` makes.
 */
export async function* bounded(
  content: Readable,
  most: number,
  tooMany: () => Error,
): AsyncGenerator<Uint8Array> {
  let left = most
  for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    left -= chunk.length
    if (left < 0) throw tooMany()
    yield chunk
  }
}
