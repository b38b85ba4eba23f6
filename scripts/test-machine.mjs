// What the tests need from the machine besides the npm packages: a Chromium, and a PostgreSQL 15 to prove the oldest version we promise.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
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

/** The shell without windows comes first: it is the same engine, and the journeys take a quarter less time in it. */
const findChromium = () =>
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
