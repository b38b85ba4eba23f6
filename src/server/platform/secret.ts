import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The installation's signing key: the one given, else the one kept in the data folder, made at the first start. */
export async function installationSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given) return given
  const file = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  // 'wx' never overwrites: of two first starts at once, both read what the first one wrote.
  await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    },
  )
  return readFile(file, 'utf8')
}
