/** Large enough that a table is few members, small enough to be held in memory. */
export const partSize = 8 * 1024 * 1024

/**
 * Gathers a stream of unknown length into blocks of known length, as an archive wants them.
 * @returns what the stream returned.
 */
export async function* splitParts<Result>(
  content: AsyncGenerator<Buffer, Result>,
  size = partSize,
): AsyncGenerator<Buffer, Result> {
  let gathered: Buffer[] = []
  let length = 0
  for (;;) {
    const { done, value } = await content.next()
    if (done) {
      if (length > 0) yield Buffer.concat(gathered)
      return value
    }
    gathered.push(value)
    length += value.byteLength
    if (length >= size) {
      yield Buffer.concat(gathered)
      gathered = []
      length = 0
    }
  }
}
