import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SettingsError } from './config.ts'

/** The same that is asked of a SECRET that is given. */
const shortest = 32

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/**
 * The installation's signing key: the one given, else the one kept in the data folder, made at the first start.
 * @throws {SettingsError} when the kept one is damaged: a key anybody can guess must not sign anything.
 */
export async function installationSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given) return given
  const file = join(dataDir, 'secret')
  const kept = (await read(file)) ?? (await make(file))
  if (kept.trim().length < shortest) {
    throw new SettingsError(
      `The secret kept in ${file} is damaged: it has fewer than ${shortest} characters. Put the file back from a copy of the data folder, or set SECRET. ` +
        'If neither is to be had, delete the file: the next start makes a new one, links in mails already sent stop working, ' +
        'and with DATABASE_URL the password of the role the application works as is set anew.',
    )
  }
  return kept
}

const read = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })

/** The file appears whole or not at all, and of two first starts at once both read what the first one made. */
async function make(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.new-${randomBytes(6).toString('hex')}`
  try {
    const handle = await open(unfinished, 'wx', 0o600)
    try {
      await handle.writeFile(randomBytes(48).toString('base64url'))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await giveName(unfinished, file)
    await syncFolder(dirname(file))
    return await readFile(file, 'utf8')
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** A link never replaces a file, a rename does: it is for file systems that have no links. */
async function giveName(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    await rename(unfinished, file)
  }
}

/** Makes the new name survive a power cut. Windows has no such call for folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
