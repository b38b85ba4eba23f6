import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'

const bin = fileURLToPath(new URL('../bin/', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'vitrine-bootstrap-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Runs a few words of JavaScript in which `load('name')` gives a module of `bin`, as it stands in `folder`. */
const evaluate = async (folder: string, code: string): Promise<string> => {
  const script = `const load = name => import(${JSON.stringify(`file://${folder}/bin/`)} + name + '.mjs'); ${code}`
  return (await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])).stdout.trim()
}

/** A product of nothing but the bootstrap, a lock file and what npm notes of an installation. */
function makeProduct(name: string, wanted: object, installed: object | undefined): string {
  const folder = join(root, name)
  cpSync(bin, join(folder, 'bin'), { recursive: true })
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }))
  if (installed !== undefined) {
    mkdirSync(join(folder, 'node_modules'))
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: installed }))
  }
  return folder
}

describe('the bootstrap', () => {
  it('names its commands when it does not know one', async () => {
    const refused = promisify(execFile)(process.execPath, [join(bin, 'vitrine.mjs'), 'fly'])
    await expect(refused).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/start \| test \| dev/),
    })
  })

  it.each([
    ['the same', { 'node_modules/a': { version: '1.0.0' } }, true],
    ['another version', { 'node_modules/a': { version: '1.0.1' } }, false],
    [
      'one too many',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } },
      false,
    ],
    ['one missing', {}, false],
    ['nothing at all', undefined, false],
  ])('installs unless node_modules holds what the lock file names: %s', async (name, installed, expected) => {
    const folder = makeProduct(name, { 'node_modules/a': { version: '1.0.0' } }, installed)
    expect(await evaluate(folder, `console.log((await load('installation')).isInstalled())`)).toBe(
      String(expected),
    )
  })

  it.each([
    ['this platform', process.platform, false],
    ['any but this platform', `!${process.platform}`, true],
  ])('misses an optional package only where it belongs: for %s', async (name, os, expected) => {
    const folder = makeProduct(name, { 'node_modules/a': { version: '1.0.0', optional: true, os: [os] } }, {})
    expect(await evaluate(folder, `console.log((await load('installation')).isInstalled())`)).toBe(
      String(expected),
    )
  })

  it('builds the web application again when a source has changed, and not for a test', async () => {
    const folder = makeProduct('web', {}, {})
    mkdirSync(join(folder, 'src', 'web'), { recursive: true })
    mkdirSync(join(folder, 'dist', 'web'), { recursive: true })
    writeFileSync(join(folder, 'dist', 'web', 'index.html'), '')
    const fresh = () => evaluate(folder, `console.log((await load('web-build')).isWebBuildFresh())`)
    expect(await fresh()).toBe('false')
    await evaluate(folder, `(await load('web-build')).rememberWebBuild()`)
    expect(await fresh()).toBe('true')
    writeFileSync(join(folder, 'src', 'web', 'main.test.tsx'), '')
    expect(await fresh()).toBe('true')
    writeFileSync(join(folder, 'src', 'web', 'main.tsx'), '')
    expect(await fresh()).toBe('false')
  })

  it('ends as the program it runs ends', async () => {
    const folder = makeProduct('exit', {}, {})
    const end = (code: string) =>
      evaluate(
        folder,
        `console.log(await (await load('run')).run(process.execPath, ['-e', ${JSON.stringify(code)}]))`,
      )
    expect(await end('process.exit(7)')).toBe('7')
    expect(await end('process.kill(process.pid, "SIGKILL")')).toBe('137')
  })

  it('passes a SIGTERM on and waits for the program to end by itself', async () => {
    const folder = makeProduct('signal', {}, {})
    const program = `process.on('SIGTERM', () => setTimeout(() => { console.log('done'); process.exit(3) }, 100)); console.log('ready'); setInterval(() => 0, 1000)`
    const code = `const { run } = await import('file://${folder}/bin/run.mjs'); process.exit(await run(process.execPath, ['-e', ${JSON.stringify(program)}]))`
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', chunk => {
      said += chunk
      if (said === 'ready\n') child.kill('SIGTERM')
    })
    expect(await new Promise(resolve => child.once('close', resolve))).toBe(3)
    expect(said).toBe('ready\ndone\n')
  })

  it.skipIf(process.platform === 'win32')('stops when the shell npm started it through is gone', async () => {
    const folder = makeProduct('orphan', {}, {})
    const program = `(await load('parent')).stopWithParent(); process.on('SIGTERM', () => { console.log('stopped'); process.exit() }); console.log('ready'); setInterval(() => 0, 1000)`
    const script = `const load = name => import('file://${folder}/bin/' + name + '.mjs'); ${program}`
    // The second command keeps the shell from giving its place to the first.
    const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_lifecycle_event: 'start' },
    })
    let said = ''
    shell.stdout.on('data', chunk => {
      said += chunk
      if (said === 'ready\n') shell.kill('SIGKILL')
    })
    await new Promise(resolve => shell.once('close', resolve))
    expect(said).toBe('ready\nstopped\n')
  })
})
