import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { temporaryFolder } from '../temporary-folder.ts'
import { readArchive } from './archive-reader.ts'
import { BackupError } from './backup-error.ts'
import { ChecksumList, firstDifference } from './checksums.ts'
import { type Manifest, members, parseManifest } from './manifest.ts'

/**
 * Reads an archive from end to end and compares every member with its checksum; changes nothing.
 * @param onMember called with every member and its bytes.
 * @throws {BackupError} when it is damaged, cut short, or in a format this version does not know.
 */
export async function verifyArchive(
  file: string,
  signal?: AbortSignal,
  onMember: (name: string, bytes: number) => void = () => undefined,
): Promise<Manifest> {
  const checksums = await ChecksumList.create()
  const folder = await temporaryFolder()
  const statedList = join(folder, 'list')
  let manifest: Manifest | undefined
  let complete = false
  try {
    for await (const { name, content } of readArchive(file, signal)) {
      if (name === members.checksums) {
        await pipeline(content, createWriteStream(statedList))
        complete = true
        continue
      }
      const kept: Buffer[] = []
      const hash = createHash('sha256')
      let bytes = 0
      for await (const chunk of content) {
        hash.update(chunk)
        bytes += chunk.byteLength
        if (name === members.manifest) kept.push(chunk)
      }
      await checksums.add(name, hash.digest('hex'))
      onMember(name, bytes)
      if (name === members.manifest) manifest = parseManifest(Buffer.concat(kept).toString())
    }
    if (!complete) throw damaged(file, 'its end is missing')
    const counted = await checksums.end()
    const difference = await firstDifference(counted.file, statedList)
    if (difference !== undefined) throw damaged(file, `"${difference}" is not what was stored`)
    if (manifest === undefined) {
      throw new BackupError(
        `${file} is whole, but this version cannot read it. Use the version of the product that made it, or a newer one.`,
      )
    }
    return manifest
  } finally {
    await checksums.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

const damaged = (file: string, what: string): BackupError =>
  new BackupError(`The backup ${file} is damaged: ${what}. Nothing was changed. Use another backup.`)
