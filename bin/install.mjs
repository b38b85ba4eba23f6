import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { UserError } from './explain.mjs'
import { isInstalled, rememberInstallation } from './installation.mjs'
import { root } from './paths.mjs'

const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']

/** Installs the packages the lock file names, unless they are there. */
export function install() {
  if (isInstalled()) return
  console.log('Installing the parts of the product (the first time this takes a minute) …')
  const begun = Date.now()
  const { status, signal, error, stdout, stderr } = npm()
  if (signal === 'SIGINT' || signal === 'SIGTERM') process.exit(130)
  if (status !== 0) throw new UserError(failure(error ? String(error) : `${stdout}${stderr}`))
  rememberInstallation()
  console.log(`Installed in ${Math.round((Date.now() - begun) / 1000)} s.`)
}

/** The npm that called us, else the one on the path. */
function npm() {
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }
  const caller = process.env.npm_execpath
  return caller && basename(caller) === 'npm-cli.js' && existsSync(caller)
    ? spawnSync(process.execPath, [caller, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

const hints = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/i,
    'The package registry cannot be reached: check the network (and the proxy settings of npm), then run the command again.',
  ],
  [/ENOSPC/, 'The disk is full: the parts take about 800 MB. Free some space, then run the command again.'],
  [
    /EACCES|EPERM|EROFS/,
    `This user may not write in ${root}. Run the command as the user the folder belongs to.`,
  ],
  [
    /ENOENT.*npm|spawn npm|not recognized/,
    'npm was not found. Install Node together with npm (https://nodejs.org).',
  ],
]

function failure(output) {
  const hint = hints.find(([pattern]) => pattern.test(output))?.[1]
  const said = output.trim().split('\n').slice(0, 15).join('\n  ')
  return `The parts of the product could not be installed. ${hint ?? 'Run "npm ci" to see more.'}\n\nnpm said:\n  ${said}`
}
