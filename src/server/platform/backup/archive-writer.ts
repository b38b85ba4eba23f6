import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, link, mkdir, open, rename, rm, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { pack } from 'tar-stream'
import { BackupError } from './backup-error.ts'
import { ChecksumList } from './checksums.ts'
import { type Manifest, members } from './manifest.ts'

export interface ArchiveWriter {
  /** Adds a member of known size. @throws when the content has another size. */
  add(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<void>
  /** Adds the manifest and the checksums; the file has its final name and is on the disk when this returns. */
  finish(manifest: Manifest): Promise<void>
  /** Gives up and leaves no trace. */
  abandon(): Promise<void>
}

/**
 * Begins an archive. It is written under another name until it is whole.
 * @throws {BackupError} when a file of that name exists: a backup never replaces another.
 */
export async function createArchive(file: string, signal?: AbortSignal): Promise<ArchiveWriter> {
  if (
    await access(file).then(
      () => true,
      () => false,
    )
  )
    throw alreadyThere(file)
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.partial`
  const checksums = await ChecksumList.create()
  const tar = pack()
  const output = createWriteStream(unfinished, { mode: 0o600 })
  let failure: unknown
  const written = pipeline(
    tar,
    createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
    output,
  ).catch((error: unknown) => {
    failure = error
  })

  const put = async (name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<string> => {
    const hash = createHash('sha256')
    const hashing = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    try {
      await pipeline(Readable.from(content), hashing, tar.entry({ name, size, mode: 0o600 }), {
        ...(signal && { signal }),
      })
    } catch (error) {
      // When the output broke, this is only the echo.
      throw signal?.aborted ? error : (failure ?? error)
    }
    return hash.digest('hex')
  }

  const abandon = async (): Promise<void> => {
    tar.destroy()
    output.destroy()
    await written
    await checksums.remove()
    await rm(unfinished, { force: true })
  }

  const add = async (name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<void> => {
    await checksums.add(name, await put(name, size, content))
  }

  return {
    add,
    abandon,
    async finish(manifest) {
      const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
      await add(members.manifest, text.byteLength, Readable.from([text]))
      const list = await checksums.end()
      await put(members.checksums, list.size, createReadStream(list.file))
      tar.finalize()
      await written
      if (failure !== undefined) throw failure
      await checksums.remove()
      await sync(unfinished)
      await giveName(unfinished, file)
      await sync(dirname(file))
    },
  }
}

const alreadyThere = (file: string): BackupError =>
  new BackupError(`${file} exists already. A backup never replaces another: give it a new name.`)

/** Renames without replacing a file that was created in the meantime, where the file system supports it. */
async function giveName(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw alreadyThere(file)
    await rename(unfinished, file)
    return
  }
  await unlink(unfinished)
}

async function sync(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
