import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const program = `
import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from ${JSON.stringify(new URL('temporary-folder.ts', import.meta.url))}
const [first, second] = await Promise.all([temporaryFolder(), temporaryFolder()])
writeFileSync(join(first, 'original.tif'), 'of a museum')
if (dirname(first) !== dirname(second) || first === second) process.exit(1)
rmSync(dirname(first), { recursive: true })
const again = await temporaryFolder()
writeFileSync(join(again, 'original.tif'), 'of a museum')
console.log(again)
`

const evaluated = ['--input-type=module', '--eval']

test('What a killed server laid into temporary folders goes with the next one; what is in use stays [F-T22]', async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  onTestFinished(() => rm(temporary, { recursive: true, force: true }))
  const options = { env: { ...process.env, TMPDIR: temporary } }
  /** A process that has laid a file into its folder, and stays. */
  const stay = async () => {
    const text = `${program}setInterval(() => {}, 1000)`
    const started = spawn(process.execPath, [...evaluated, text], options)
    onTestFinished(() => void started.kill('SIGKILL'))
    const [folder] = await once(createInterface(started.stdout), 'line')
    return { started, folder: String(folder) }
  }
  const [killed, other] = [await stay(), await stay()]
  killed.started.kill('SIGKILL')
  await once(killed.started, 'exit')
  expect(existsSync(join(killed.folder, 'original.tif'))).toBe(true)
  const { stdout } = await promisify(execFile)(process.execPath, [...evaluated, program], options)
  expect(existsSync(killed.folder)).toBe(false)
  expect(existsSync(stdout.trim())).toBe(false)
  expect(existsSync(join(other.folder, 'original.tif'))).toBe(true)
  expect(await readdir(temporary)).toHaveLength(1)
})
