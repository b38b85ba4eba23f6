import { access, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** What a restore puts into the data folder besides the database. */
const parts = ['files', 'secret'] as const

/**
 * Files and secret of a restore: unpacked beside the present ones, then put in their place by renaming, which takes
 * no time however much there is.
 */
export interface FilesRestore {
  /** Folder for the stored files. */
  readonly filesDir: string
  readonly secretFile: string
  changePlaces(): Promise<void>
  /** After `changePlaces`: back to how it was. */
  undo(): Promise<void>
  /** Removes what is not needed any more, whichever way it ended. */
  tidy(): Promise<void>
}

/** @param withFiles false: the backup holds no files, and the present ones stay. */
export async function beginFilesRestore(dataDir: string, withFiles: boolean): Promise<FilesRestore> {
  const pathsOf = (name: string) => ({
    current: join(dataDir, name),
    next: join(dataDir, `${name}.restored`),
    former: join(dataDir, `${name}.replaced`),
  })
  const all = parts.map(pathsOf)
  for (const { current, next, former } of all) {
    // A restore that was killed between two renames left the only copy here.
    if (!(await exists(current)) && (await exists(former))) await rename(former, current)
    await remove(next, former)
  }
  if (withFiles) await mkdir(pathsOf('files').next, { recursive: true, mode: 0o700 })

  const moved: typeof all = []
  return {
    filesDir: pathsOf('files').next,
    secretFile: pathsOf('secret').next,
    async changePlaces() {
      for (const paths of all) {
        if (!(await exists(paths.next))) continue
        moved.push(paths)
        if (await exists(paths.current)) await rename(paths.current, paths.former)
        await rename(paths.next, paths.current)
      }
    },
    async undo() {
      for (const { current, next, former } of moved.splice(0)) {
        if (!(await exists(next))) await rename(current, next)
        if (await exists(former)) await rename(former, current)
      }
    },
    async tidy() {
      for (const { next, former } of all) await remove(next, former)
    },
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

const remove = async (...paths: string[]): Promise<void> => {
  for (const path of paths) await rm(path, { recursive: true, force: true })
}
