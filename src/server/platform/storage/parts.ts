import type { Readable } from 'node:stream'

/** Cuts a stream into pieces of `size` bytes; the last one may be smaller. An empty stream gives one empty piece. */
export async function* partsOf(content: Readable, size: number): AsyncGenerator<Buffer, void, undefined> {
  let waiting: Uint8Array[] = []
  let length = 0
  let any = false
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    let rest = chunk
    while (length + rest.length >= size) {
      const taken = size - length
      yield Buffer.concat([...waiting, rest.subarray(0, taken)])
      any = true
      rest = rest.subarray(taken)
      waiting = []
      length = 0
    }
    if (rest.length > 0) waiting.push(rest)
    length += rest.length
  }
  if (length > 0 || !any) yield Buffer.concat(waiting)
}
