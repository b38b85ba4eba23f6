/**
 * What a tool and the server say to each other over the tool's standard streams: a letter, a length, and so many bytes. The tool asks for
 * parts of the content and waits for them; all else it tells.
 */
export const frameKinds = {
  /** The tool wants bytes: where they begin and how many, as two doubles. It is answered by a length and the bytes. */
  read: 'r',
  /** What was found so far, as JSON; the last one counts. */
  found: 'f',
  /** What stands for the content: width and height of plain RGBA pixels, both 0 for an encoded picture, then its bytes. */
  poster: 'p',
  /** Why the content is not kept, as the key of a text. */
  refused: 'x',
} as const

export type FrameKind = (typeof frameKinds)[keyof typeof frameKinds]

export const frameHeadBytes = 5

/** More than any tool has to say: whoever announces more has gone mad. */
export const mostFrameBytes = 64 * 1024 * 1024

export function frameHead(kind: FrameKind, length: number): Buffer {
  const head = Buffer.alloc(frameHeadBytes)
  head.write(kind, 0, 'latin1')
  head.writeUInt32LE(length, 1)
  return head
}

/** Cuts what a tool says into its parts. @throws {Error} for one that is too long. */
export async function* framesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<[kind: string, body: Buffer]> {
  let waiting: Buffer[] = []
  let length = 0
  let needed = frameHeadBytes
  for await (const chunk of stream) {
    waiting.push(chunk)
    length += chunk.length
    while (length >= needed) {
      const whole = Buffer.concat(waiting)
      const end = frameHeadBytes + whole.readUInt32LE(1)
      if (end > mostFrameBytes) throw new Error('a tool has too much to say')
      waiting = [whole]
      needed = end
      if (length < end) break
      yield [whole.toString('latin1', 0, 1), whole.subarray(frameHeadBytes, end)]
      waiting = [whole.subarray(end)]
      length -= end
      needed = frameHeadBytes
    }
  }
}
