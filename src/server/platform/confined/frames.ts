import { writeSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'

const headBytes = 4

/** A message between the server and a confined process, in parts: its length, and the value as the engine writes it. */
export function frameOf(message: unknown): readonly [head: Buffer, body: Buffer] {
  const body = serialize(message)
  const head = Buffer.alloc(headBytes)
  head.writeUInt32LE(body.length)
  return [head, body]
}

/**
 * Finds the messages in bytes as they arrive, of which it takes so many at most.
 * @returns takes the next bytes and gives the messages that are whole; it throws for what is too much, or no message.
 */
export function createFrameReader(mostBytes: number): (bytes: Buffer) => unknown[] {
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let needed = headBytes
  let read = 0
  return bytes => {
    read += bytes.length
    if (read > mostBytes) throw new RangeError(`more than ${mostBytes} bytes`)
    waiting.push(bytes)
    waitingBytes += bytes.length
    const messages: unknown[] = []
    while (waitingBytes >= needed) {
      const whole = Buffer.concat(waiting)
      waiting = [whole]
      needed = headBytes + whole.readUInt32LE()
      if (waitingBytes < needed) break
      messages.push(deserialize(whole.subarray(headBytes, needed)))
      waiting = [whole.subarray(needed)]
      waitingBytes -= needed
      needed = headBytes
    }
    return messages
  }
}

/** Streams that are not ready yet are asked again: a confined process has nothing else to do. */
export function patiently(act: () => number): number {
  for (;;) {
    try {
      return act()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2)
    }
  }
}

/** Writes parts whole, one after the other, from within a confined process. */
export function writeWhole(file: number, ...parts: readonly Uint8Array[]): void {
  for (const part of parts)
    for (let done = 0; done < part.length; )
      done += patiently(() => writeSync(file, part, done, part.length - done))
}
