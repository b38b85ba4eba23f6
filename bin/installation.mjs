import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'

const lockFile = inRoot('package-lock.json')
/** What npm itself notes after an installation that came to its end. */
const npmsNote = inRoot('node_modules', '.package-lock.json')
/** What we note: for which lock file, on which platform. */
const stamp = inRoot('node_modules', '.vitrine-installed')

const read = file => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const mark = () =>
  `${createHash('sha256')
    .update(read(lockFile) ?? '')
    .digest('hex')} ${process.platform}-${process.arch}\n`

/** True when node_modules holds what the lock file names, whoever installed it. */
export function isInstalled() {
  const installed = read(npmsNote)
  if (installed === undefined) return false
  if (read(stamp) === mark()) return true
  if (!fits(JSON.parse(read(lockFile)).packages, JSON.parse(installed).packages)) return false
  rememberInstallation()
  return true
}

/** Remembers that an installation for this lock file has come to its end. */
export function rememberInstallation() {
  try {
    writeFileSync(stamp, mark())
  } catch {
    // A folder that may not be written is compared again next time.
  }
}

/** Every package of the lock file that belongs on this platform is installed, in that version, and no other is. */
function fits(wanted, installed) {
  const right = Object.entries(wanted).every(
    ([path, { version, optional, os, cpu, libc }]) =>
      path === '' ||
      installed[path]?.version === version ||
      (optional &&
        installed[path] === undefined &&
        !(os && !libc && allows(os, process.platform) && allows(cpu, process.arch))),
  )
  return right && Object.keys(installed).every(path => path in wanted)
}

/** A package names what it is for ("linux") or what it is not for ("!win32"). */
function allows(list, value) {
  if (list === undefined) return true
  const names = [list].flat()
  return names.includes(value) || names.some(name => name.startsWith('!') && name !== `!${value}`)
}
