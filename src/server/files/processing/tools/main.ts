/** The process of a tool: `main.ts <name> <bytes> <media type>`. It may read the program's own files and nothing else. */
import '#server/platform/confined/deny-network.ts'
import '#server/platform/confined/end-with-server.ts'
import { keepMemorySmall } from './keep-memory-small.ts'
import { Refusal } from './refusal.ts'
import type { ToolPoster } from './tool.ts'
import { send, toolContent } from './tool-content.ts'
import { type FrameKind, frameHead, frameKinds } from './tool-frames.ts'
import { type ToolName, tools } from './tools.ts'

const sendFrame = (kind: FrameKind, ...parts: readonly Uint8Array[]): void =>
  send(
    frameHead(
      kind,
      parts.reduce((sum, { length }) => sum + length, 0),
    ),
    ...parts,
  )

const sizeOf = ({ width = 0, height = 0 }: ToolPoster): Buffer => {
  const size = Buffer.alloc(8)
  size.writeUInt32LE(width, 0)
  size.writeUInt32LE(height, 4)
  return size
}

const [name, size, mime = ''] = process.argv.slice(2)
const { load, megabytes } = tools[name as ToolName]
keepMemorySmall(megabytes * 1024 * 1024)
try {
  const look = await load()
  await look(toolContent(Number(size), mime), {
    found: found => sendFrame(frameKinds.found, Buffer.from(JSON.stringify(found))),
    poster: poster => sendFrame(frameKinds.poster, sizeOf(poster), poster.bytes),
  })
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  sendFrame(frameKinds.refused, Buffer.from(error.text))
}
