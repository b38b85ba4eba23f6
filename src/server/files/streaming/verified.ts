import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'

/**
 * Passes a content on while it is compared with its checksum. Its last bytes wait for the comparison: of a damaged one they never come,
 * so that whoever fetches it knows that it is not whole.
 */
export function verified(content: Readable, sha256: string, damaged: () => Promise<unknown>): Readable {
  async function* compared(): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    let held: Buffer | undefined
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk)
      if (held) yield held
      held = chunk
    }
    if (hash.digest('hex') !== sha256) {
      await damaged()
      throw new Error('a stored file is not what it was')
    }
    if (held) yield held
  }
  return Readable.from(compared(), { objectMode: false })
}
