import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { inventedFiles } from './invented/index.ts'

/** A folder of museums' own tables and files, where one is named: tests that want it are an extra run (see CONTRIBUTING). */
const realFolder = process.env.MUSEUM_DATA

/** Of names of tests that are left out without the real data. */
const realData = 'real data'

/** The path of a file of the folder of real data. */
export const realPath = (path: string): string => join(realFolder ?? '', path)

/** Tests that only the real data can answer, skipped by name where a file or folder of them is not there. */
export const describeRealData = (name: string, needed: string, tests: () => void): void => {
  describe.skipIf(!realFolder || !existsSync(realPath(needed)))(`${name} (${realData})`, tests)
}

export interface MuseumFiles {
  /** True of what museums made themselves. */
  readonly real: boolean
  /** The path of a file on this machine. */
  path(file: string): Promise<string>
  read(file: string): Promise<Buffer>
  /** All files of a folder and those in it, named from the folder of data. */
  list(folder: string): Promise<readonly string[]>
}

/**
 * Tests of what comes from museums: run with invented files of the same shape, and with the real ones where they are. Both are named by where
 * they lie in the folder of real data; `needed` is one the tests cannot do without.
 */
export function describeMuseumFiles(name: string, needed: string, tests: (files: MuseumFiles) => void): void {
  describe(name, () => {
    let folder: string | undefined
    afterAll(() => {
      if (folder) rmSync(folder, { recursive: true, force: true })
    })
    const path = async (file: string): Promise<string> => {
      folder ??= mkdtempSync(join(tmpdir(), 'vitrine-invented-'))
      const whole = join(folder, file)
      if (!existsSync(whole)) {
        const make = inventedFiles[file]
        if (!make) throw new Error(`no ${file} is invented`)
        mkdirSync(dirname(whole), { recursive: true })
        writeFileSync(whole, await make())
      }
      return whole
    }
    tests({
      real: false,
      path,
      read: async file => readFile(await path(file)),
      list: async whole => Object.keys(inventedFiles).filter(file => file.startsWith(`${whole}/`)),
    })
  })
  describeRealData(name, needed, () =>
    tests({
      real: true,
      path: async file => realPath(file),
      read: file => readFile(realPath(file)),
      list: async whole =>
        (await readdir(realPath(whole), { recursive: true })).map(file => `${whole}/${file}`),
    }),
  )
}
