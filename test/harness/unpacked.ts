import { fromBufferPromise } from 'yauzl'

/** What lies in an archive, read by another program than the one that writes it. @throws where a name comes twice or leads elsewhere. */
export async function unpacked(archive: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await fromBufferPromise(archive, { strictFileNames: true, validateEntrySizes: true })
  const entries = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = []
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer)
    if (entries.has(entry.fileName)) throw new Error(`twice in the archive: ${entry.fileName}`)
    entries.set(entry.fileName, Buffer.concat(pieces))
  }
  return entries
}
