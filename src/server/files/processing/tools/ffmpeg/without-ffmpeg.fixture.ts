/** Imported before a tool: FFmpeg is not installed. */
import Module from 'node:module'

const resolver = Module as unknown as {
  _resolveFilename(request: string, ...rest: readonly unknown[]): string
}
const resolve = resolver._resolveFilename
resolver._resolveFilename = (request, ...rest) =>
  resolve.call(resolver, request.replace('@ffmpeg/core', '@ffmpeg/left-out'), ...rest)
