import { inRoot } from './paths.mjs'
import { forgetWebBuild, isWebBuildFresh, rememberWebBuild } from './web-build.mjs'

const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')

const buildWeb = {
  script: vite,
  args: ['build', '--logLevel', 'warn'],
  says: 'Building the web application …',
  needed: () => !isWebBuildFresh() && forgetWebBuild(),
  done: rememberWebBuild,
}

/**
 * What each command runs: scripts one after the other, the last one with the arguments of the command line. A step may
 * say when it is `needed`, what is `done` after it, and what it `says` before.
 */
export const commands = {
  start: [buildWeb, { script: inRoot('src', 'server', 'main.ts') }],
  test: [{ script: inRoot('scripts', 'test.mjs') }],
  dev: [{ script: inRoot('scripts', 'dev.ts') }],
  build: [{ script: vite, args: ['build'] }],
  check: [{ script: inRoot('scripts', 'check.mjs') }],
  format: [
    { script: inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome'), args: ['check', '--write', '.'] },
  ],
  bench: [{ script: inRoot('bench', 'run.ts') }],
  backup: [{ script: inRoot('src', 'server', 'commands', 'backup.ts') }],
  restore: [{ script: inRoot('src', 'server', 'commands', 'restore.ts') }],
  'check-files': [{ script: inRoot('src', 'server', 'commands', 'check-files.ts') }],
  'check-archive': [{ script: inRoot('src', 'server', 'commands', 'check-archive.ts') }],
  import: [{ script: inRoot('src', 'server', 'commands', 'import', 'import.ts') }],
  operator: [{ script: inRoot('src', 'server', 'commands', 'operator.ts') }],
  vocabulary: [{ script: inRoot('src', 'server', 'commands', 'vocabulary.ts') }],
  notice: [{ script: inRoot('scripts', 'third-party.ts') }],
  rules: [{ script: inRoot('scripts', 'rules.ts') }],
  'guide-pictures': [{ script: inRoot('scripts', 'guide-pictures.ts') }],
}
