import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { BackupError } from './backup-error.ts'

export interface Member {
  readonly name: string
  readonly content: AsyncIterable<Buffer>
}

/**
 * Goes through the members of an archive in their order. Content that is not read is passed over.
 * @throws {BackupError} when the file is missing, cut short or not an archive.
 */
export async function* readArchive(file: string, signal?: AbortSignal): AsyncGenerator<Member, void> {
  const tar = extract()
  let failure: unknown
  const read = pipeline(
    createReadStream(file),
    createZstdDecompress(),
    tar,
    ...(signal ? [{ signal }] : []),
  ).catch((error: unknown) => {
    failure = error
    tar.destroy()
  })
  try {
    for await (const entry of tar) {
      yield { name: entry.header.name, content: entry as AsyncIterable<Buffer> }
      entry.resume()
    }
    await read
    if (failure !== undefined) throw failure
  } catch (error) {
    throw explain(failure ?? error, file)
  } finally {
    tar.destroy()
    await read
  }
}

function explain(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`)
  if (code === 'EACCES' || code === 'EISDIR') return new BackupError(`${file} cannot be read (${code}).`)
  if (/^(ZSTD_|Z_)|ERR_ZSTD|ERR_BUFFER/.test(code) || /Unexpected end|Invalid tar/i.test(String(error))) {
    return new BackupError(`${file} is not a backup, or it is damaged or cut short: ${String(error)}`)
  }
  return error
}
