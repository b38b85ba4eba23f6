import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Scripts, styles, drawings, chapters of the guide and the ground of maps; fonts and decoders are packed already, or are asked for once. */
const packable = /\.(js|css|svg)$/
/** Larger ones, the tables and decoders of viewers, are packed less hard: the last twentieth of them takes most of a build. */
const mostBytes = 600_000
/** Smaller ones fit into one packet as they are. */
const leastBytes = 1024

/**
 * Packs the files of the build beside them, as small as they get: the server sends them as they are, and need not pack the same files
 * for everybody anew, in a hurry and a seventh larger.
 */
export const packedBeforehand: Plugin = {
  name: 'vitrine-packed-beforehand',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const names = await readdir(dir, { recursive: true })
    await Promise.all(
      names
        .filter(name => packable.test(name))
        .map(async name => {
          const file = join(dir, name)
          const { size } = await stat(file)
          if (size < leastBytes) return
          const brotli = createBrotliCompress({
            params: {
              [constants.BROTLI_PARAM_SIZE_HINT]: size,
              [constants.BROTLI_PARAM_QUALITY]: size > mostBytes ? 9 : 11,
            },
          })
          await pipeline(createReadStream(file), brotli, createWriteStream(`${file}.br`))
          await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`))
        }),
    )
  },
}
