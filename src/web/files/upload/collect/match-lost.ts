import type { UploadItem } from '../queue/upload-item.ts'
import type { PickedFile } from './picked-file.ts'

const nameOf = (name: string, bytes: number, lastModified: number) => `${name}\n${bytes}\n${lastModified}`

/** Which of some files are those of unfinished uploads: same name, length and day, and the same folder where there are several. */
export function matchLost(
  lost: readonly UploadItem[],
  files: readonly PickedFile[],
): ReadonlyMap<string, File> {
  const byName = Map.groupBy(files, ({ file }) => nameOf(file.name, file.size, file.lastModified))
  return new Map(
    lost.flatMap(({ key, name, bytes, lastModified, folder }) => {
      const same = byName.get(nameOf(name, bytes, lastModified)) ?? []
      const found = same.find(picked => picked.folder === folder) ?? same[0]
      return found ? [[key, found.file] as const] : []
    }),
  )
}
