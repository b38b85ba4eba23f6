/**
 * Frames that a tool and the server exchange over the tool's standard streams: a letter, a length, and so many bytes. The tool asks for
 * parts of the content and waits for them; all else it reports.
 */
export const frameKinds = {
  /** The tool wants bytes: where they begin and how many, as two doubles. It is answered by a length and the bytes. */
  read: 'r',
  /** Findings so far, as JSON; the last one counts. */
  found: 'f',
  /** Poster of the content: width and height of plain RGBA pixels, both 0 for an encoded picture, then its bytes. */
  poster: 'p',
  /** Why the content is not kept, as the key of a text. */
  refused: 'x',
} as const

export type FrameKind = (typeof frameKinds)[keyof typeof frameKinds]

const frameHeadBytes = 5

/** Bytes a tool may ask for at once. */
export const mostBytesRequested = 1024 ** 2

const megabyte = 1024 ** 2

/** Largest frame a tool may send, by kind. */
const mostBytes: Readonly<Record<FrameKind, number>> = {
  r: 16,
  f: 8 * megabyte,
  p: 64 * megabyte,
  x: 200,
}

/** Total a tool may send, besides asking for bytes. */
const frameLimits = { frames: 1000, bytes: 256 * megabyte } as const

/** Thrown when a tool says what no tool of ours would. */
export class OutOfTurn extends Error {
  override name = 'OutOfTurn'
}

export function frameHead(kind: FrameKind, length: number): Buffer {
  const head = Buffer.alloc(frameHeadBytes)
  head.write(kind, 0, 'latin1')
  head.writeUInt32LE(length, 1)
  return head
}

const isKind = (kind: string): kind is FrameKind => kind in mostBytes

/** Cuts what a tool says into its parts. @throws {OutOfTurn} for what is too long, too much, or of no kind. */
export async function* framesOf(
  stream: AsyncIterable<Buffer>,
): AsyncGenerator<readonly [kind: FrameKind, body: Buffer]> {
  const received = { frames: 0, bytes: 0 }
  let waiting: Buffer[] = []
  let length = 0
  let needed = frameHeadBytes
  const together = (): Buffer => {
    const [only] = waiting
    return waiting.length === 1 && only ? only : Buffer.concat(waiting)
  }
  for await (const chunk of stream) {
    waiting.push(chunk)
    length += chunk.length
    while (length >= needed) {
      const whole = together()
      const kind = whole.toString('latin1', 0, 1)
      const bytes = whole.readUInt32LE(1)
      if (!isKind(kind) || bytes > mostBytes[kind]) throw new OutOfTurn('a tool speaks as none does')
      const end = frameHeadBytes + bytes
      waiting = [whole]
      needed = end
      if (length < end) break
      if (kind !== frameKinds.read) {
        received.frames += 1
        received.bytes += bytes
        if (received.frames > frameLimits.frames || received.bytes > frameLimits.bytes)
          throw new OutOfTurn('a tool has too much to say')
      }
      yield [kind, whole.subarray(frameHeadBytes, end)]
      waiting = [whole.subarray(end)]
      length -= end
      needed = frameHeadBytes
    }
  }
}
