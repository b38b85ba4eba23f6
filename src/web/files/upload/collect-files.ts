import type { UploadItem } from './queue/upload-item.ts'

/** A file that a user chose, dropped, pasted or photographed. */
export interface PickedFile {
  readonly file: File
  /** Folders it lay in, with '/' between them; empty for a file alone. */
  readonly folder: string
  /** Finds the file again after the page was closed, in browsers that can store it. */
  readonly handle?: FileSystemFileHandle | undefined
}

/** Names of files that systems put into folders for themselves. */
const systemFile = /^(\.DS_Store|Thumbs\.db|desktop\.ini|\._.*)$/i

/** True for a person's own file, false for one the system left in its folder. */
export const isOwnFile = ({ file }: PickedFile): boolean => !systemFile.test(file.name)

/** Returns the folders of a path: 'roll 3' for 'roll 3/a.jpg'. */
const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/')

/** Files from a file input; those of a chosen folder know where they lay. */
export const chosenFiles = (files: Iterable<File>): readonly PickedFile[] =>
  [...files].map(file => ({ file, folder: folderOf(file.webkitRelativePath ?? '') }))

/** Chromium finds dropped files again after the page was closed; other browsers do not know this. */
type KeepingItem = DataTransferItem & { getAsFileSystemHandle?(): Promise<FileSystemHandle | null> }

/** For every kept file the browser asks once more whether it may be read: of many, it is less work to choose them again. */
const fewHandles = 12

const inside = (folder: string, name: string): string => (folder ? `${folder}/${name}` : name)

const isFile = (handle: FileSystemHandle): handle is FileSystemFileHandle => handle.kind === 'file'

async function walkHandle(handle: FileSystemHandle, folder: string): Promise<PickedFile[]> {
  if (isFile(handle)) return [{ file: await handle.getFile(), folder }]
  const found: PickedFile[] = []
  for await (const child of (handle as FileSystemDirectoryHandle).values())
    found.push(...(await walkHandle(child, inside(folder, handle.name))))
  return found
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject))

/** Reads a folder in parts (Chromium: a hundred entries at a time) until an empty part comes. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const found: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0) return found
    found.push(...part)
  }
}

async function walkEntry(entry: FileSystemEntry, folder: string): Promise<PickedFile[]> {
  if (entry.isFile) return [{ file: await fileOf(entry as FileSystemFileEntry), folder }]
  const found: PickedFile[] = []
  for (const child of await childrenOf(entry as FileSystemDirectoryEntry))
    found.push(...(await walkEntry(child, inside(folder, entry.name))))
  return found
}

/** Reads one dropped item; called at once, because the browser closes the transfer after the event. */
function readItem(item: KeepingItem): Promise<PickedFile[]> {
  const handle = item.getAsFileSystemHandle?.().catch(() => null)
  const entry = item.webkitGetAsEntry()
  const file = item.getAsFile()
  return (async () => {
    const kept = await handle
    if (kept && isFile(kept)) return [{ file: await kept.getFile(), folder: '', handle: kept }]
    if (kept) return walkHandle(kept, '')
    if (entry) return walkEntry(entry, '')
    return file ? [{ file, folder: '' }] : []
  })()
}

/** The files of a drop, folders walked to their ends. */
export async function droppedFiles(transfer: DataTransfer): Promise<readonly PickedFile[]> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file').map(readItem)
  const files = (await Promise.all(items)).flat()
  return files.length > fewHandles ? files.map(({ file, folder }) => ({ file, folder })) : files
}

const nameOf = (name: string, bytes: number, lastModified: number) => `${name}\n${bytes}\n${lastModified}`

/** Matches files with unfinished uploads: same name, length and day, and the same folder where there are several. */
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

/** Chromium asks the person whether a kept file may be read once more. */
type AskingHandle = FileSystemFileHandle & {
  requestPermission?(options: { mode: 'read' }): Promise<PermissionState>
}

/** The file of a stored handle; undefined if the user or the disk denies it. Must be called from a button press. */
export async function readHandle(handle: FileSystemFileHandle): Promise<File | undefined> {
  try {
    const answer = await (handle as AskingHandle).requestPermission?.({ mode: 'read' })
    return answer === 'granted' ? await handle.getFile() : undefined
  } catch {
    return undefined
  }
}
