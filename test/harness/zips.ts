import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A ZIP of some files, by their paths. */
export async function zipOf(
  files: Readonly<Record<string, Buffer | string>>,
  { mode = 0o100664 }: { readonly mode?: number } = {},
): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), path, {
      mtime: new Date(2020, 1, 1),
      mode,
      compress: content.length > 0,
    })
  zip.end()
  return buffer(zip.outputStream)
}
