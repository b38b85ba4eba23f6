import type { PickedFile } from './picked-file.ts'

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

/** A reader tells a folder in parts (Chromium: a hundred at a time) until it tells an empty one. */
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

/** What one dropped item holds; asked for at once, for the browser shuts the transfer after the event. */
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
