import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SettingsError } from './config.ts'
import { installationSecret } from './secret.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-secret-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe("the installation's secret", () => {
  test('is the one given, and then nothing is kept', async () => {
    const given = 'g'.repeat(32)
    expect(await installationSecret(given, folder)).toBe(given)
    expect(await readdir(folder)).toEqual([])
  })

  test('is made at the first start, for this user alone, and stays', async () => {
    const dataDir = join(folder, 'new', 'data')
    const secret = await installationSecret(undefined, dataDir)
    expect(secret).toMatch(/^[\w-]{64}$/)
    expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe(secret)
    if (process.platform !== 'win32') expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600)
    expect(await installationSecret(undefined, dataDir)).toBe(secret)
    expect(await readdir(dataDir)).toEqual(['secret'])
  })

  test('is one and whole for all of many first starts at once', async () => {
    const secrets = await Promise.all(Array.from({ length: 40 }, () => installationSecret(undefined, folder)))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toHaveLength(64)
    expect(await readdir(folder)).toEqual(['secret'])
  })

  test.each(['', '\n', 'x'.repeat(31), `${' '.repeat(40)}\n`])(
    'is refused at the start when what was kept is damaged (%j), and the file is left as it is',
    async kept => {
      const file = join(folder, 'secret')
      await writeFile(file, kept)
      const refusal = installationSecret(undefined, folder)
      await expect(refusal).rejects.toThrow(SettingsError)
      await expect(refusal).rejects.toThrow(/secret kept in .+SECRET/)
      expect(await readFile(file, 'utf8')).toBe(kept)
    },
  )
})
