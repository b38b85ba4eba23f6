// What the tests need from the machine besides the npm packages: a Chromium, a PostgreSQL 15 to prove the oldest version we promise,
// and a quick place for their files.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const isRoot = process.getuid?.() === 0

const onPath = name =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(existsSync)

const quiet = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/** Installs Debian packages when we may. @returns whether they are there now. */
function installDebianPackages(...packages) {
  if (!isRoot || !onPath('apt-get')) return false
  console.log(`Installing ${packages.join(', ')} for the tests …`)
  process.env.DEBIAN_FRONTEND = 'noninteractive'
  return (
    quiet('apt-get', ['update', '-qq']) &&
    quiet('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  )
}

/** Finds the system's Chromium. The shell without windows comes first: it is the same engine, and the journeys take a quarter less time in it. */
export const findChromium = () =>
  ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(onPath).find(Boolean)

const installedChromium = () =>
  ['chromium-headless-shell', 'chromium'].some(name => installDebianPackages(name))
    ? findChromium()
    : undefined

/** The system's Chromium if there is one, else Debian's (as root), else the one Playwright brings. Sets CHROMIUM for the tests. */
export function provideBrowser() {
  process.env.CHROMIUM ||= findChromium() ?? installedChromium() ?? ''
  if (process.env.CHROMIUM) return
  console.log('Installing a Chromium for the tests …')
  quiet(process.execPath, [join('node_modules', '@playwright/test/cli.js'), 'install', 'chromium'])
}

const oldPostgres = '/usr/lib/postgresql/15/bin'

/** Debian's PostgreSQL 15, where it can be had. Sets POSTGRES_15 to its folder; without it the tests on 15 are skipped by name. */
export function provideOldPostgres() {
  if (process.env.POSTGRES_15) return
  if (
    existsSync(join(oldPostgres, 'initdb')) ||
    (installDebianPackages('postgresql-15') && existsSync(oldPostgres))
  ) {
    process.env.POSTGRES_15 = oldPostgres
  }
}

const memory = '/dev/shm'
const folderName = 'vitrine-tests-'
/** What the tests lay down at once is a quarter of it: the rest keeps the machine out of trouble. */
const roomy = { files: 4 * 1024 ** 3, memory: 8 * 1024 ** 3 }

const isRoomy = () => {
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= roomy.files && process.availableMemory() >= roomy.memory
}

const isRunning = pid => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Temporary files lie in memory where there is room for them: a database of its own for each test file is many hundred files, and takes a tenth
 * of the time there. What an earlier run left when it was killed is removed.
 */
export function keepFilesInMemory() {
  if (process.env.TMPDIR || !existsSync(memory)) return
  for (const name of readdirSync(memory).filter(each => each.startsWith(folderName)))
    if (!isRunning(Number(name.slice(folderName.length))))
      rmSync(`${memory}/${name}`, { recursive: true, force: true })
  if (!isRoomy()) return
  const folder = `${memory}/${folderName}${process.pid}`
  mkdirSync(folder)
  // Like every place for temporary files: for all, each for its own. PostgreSQL runs as somebody else.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
