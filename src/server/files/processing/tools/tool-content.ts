import { readSync } from 'node:fs'
import { patiently, writeWhole } from '#server/platform/confined/frames.ts'
import { frameHead, frameKinds } from './tool-frames.ts'

/** The content a tool looks into. It has no file: it asks the server for the parts it needs, and waits for them. */
export interface ToolContent {
  readonly size: number
  readonly mime: string
  /** The bytes from `position` on, at most `length`; fewer only at the end. */
  read(position: number, length: number): Buffer
}

const input = 0
const output = 1

/** Parts are fetched in blocks, and the last ones kept: decoders hop to and fro. */
const blockBytes = 512 * 1024
const mostBlocks = 48

/** Says something to the server. */
export const send = (...parts: readonly Uint8Array[]): void => writeWhole(output, ...parts)

function hear(length: number): Buffer {
  const heard = Buffer.alloc(length)
  for (let done = 0; done < length; ) {
    const count = patiently(() => readSync(input, heard, done, length - done, null))
    if (count === 0) throw new Error('the server is gone')
    done += count
  }
  return heard
}

function fetchBytes(position: number, length: number): Buffer {
  const wanted = Buffer.alloc(16)
  wanted.writeDoubleLE(position, 0)
  wanted.writeDoubleLE(length, 8)
  send(frameHead(frameKinds.read, wanted.length), wanted)
  return hear(hear(4).readUInt32LE(0))
}

/** The content the server has given this tool to look into. */
export function toolContent(size: number, mime: string): ToolContent {
  const blocks = new Map<number, Buffer>()
  const block = (at: number): Buffer => {
    const found = blocks.get(at) ?? fetchBytes(at * blockBytes, Math.min(blockBytes, size - at * blockBytes))
    blocks.delete(at)
    blocks.set(at, found)
    for (const oldest of blocks.keys()) {
      if (blocks.size <= mostBlocks) break
      blocks.delete(oldest)
    }
    return found
  }
  return {
    size,
    mime,
    read(position, length) {
      const end = Math.min(position + length, size)
      const parts: Buffer[] = []
      for (let at = position; at < end; ) {
        const number = Math.floor(at / blockBytes)
        const from = at - number * blockBytes
        const part = block(number).subarray(from, from + end - at)
        if (part.length === 0) break
        parts.push(part)
        at += part.length
      }
      const [only] = parts
      return parts.length === 1 && only ? only : Buffer.concat(parts)
    },
  }
}
