import { existsSync, rmSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ofProcess = /^vitrine-process-(\d+)-/

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It runs, for another user of the machine.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes what processes left that were killed: copies of a museum's files may lie there. */
async function removeLeft(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = ofProcess.exec(name)?.[1]
    // What belongs to another user of the machine stays.
    if (pid !== undefined && !runs(Number(pid)))
      await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined)
  }
}

async function makeOwn(): Promise<string> {
  await removeLeft()
  const folder = await mkdtemp(join(tmpdir(), `vitrine-process-${process.pid}-`))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

let own = makeOwn

/**
 * Makes an empty folder that only this user of the machine may read. The caller for it removes it; what is left when the process ends goes with
 * it, and what a killed process left goes when another asks for its first one.
 * @returns its path.
 */
export async function temporaryFolder(): Promise<string> {
  // Machines delete temporary files that were not used for days.
  const folder = own().then(path => (existsSync(path) ? path : makeOwn()))
  own = () => folder.catch(makeOwn)
  return mkdtemp(join(await folder, 'folder-'))
}
