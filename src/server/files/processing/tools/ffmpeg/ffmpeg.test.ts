import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { frameKinds, framesOf } from '../tool-frames.ts'

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

test.each(['video', 'audio'])(
  'Where FFmpeg is left out, %s is kept, and why it has neither a still nor a length is said [F-T17]',
  async tool => {
    const words = [
      '--import',
      pathOf('./without-ffmpeg.fixture.ts'),
      pathOf('../main.ts'),
      tool,
      '10',
      'video/mp4',
    ]
    const { stdout } = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'ignore'] })
    const frames: unknown[] = []
    for await (const [kind, body] of framesOf(stdout as Readable))
      frames.push([kind, JSON.parse(body.toString())])
    expect(frames).toEqual([[frameKinds.found, { measured: {}, failure: 'processing.notInstalled' }]])
  },
)
