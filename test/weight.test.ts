import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { isWebBuildFresh } from '../bin/web-build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const made: string[] = []

/** The folder of the client as its sources are now: what was built last, or a build of its own. */
function builtClient(): string {
  const built = join(root, 'dist', 'web')
  if (isWebBuildFresh() && existsSync(join(built, 'files-of-pages.json'))) return built
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-weight-'))
  made.push(folder)
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  // As it is shipped: the libraries are heavier under test.
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', folder], {
    cwd: root,
    env,
  })
  return folder
}

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
})

/** The most that a page may load before its viewers: kilobytes of scripts as they travel to a browser of today, and files of scripts and styles. */
interface Limit {
  readonly kb: number
  readonly files: number
}

const light: Limit = { kb: 300, files: 14 }
const heavy: Limit = { kb: 400, files: 18 }
/**
 * Of the pages that are opened most (`scripts/web-build/chunks.ts`). Beside these files a page asks for itself, fonts, texts, data and
 * pictures: all of it is counted by `npm run bench -- pages`.
 */
const limits: Readonly<Record<string, Limit>> = {
  login: { kb: 150, files: 6 },
  list: light,
  record: heavy,
  form: heavy,
  procedure: heavy,
  home: light,
  search: light,
  procedures: light,
  statistics: light,
  calendar: light,
  vocabularies: light,
}

const kilobytesOf = (folder: string, files: readonly string[]): number => {
  const sizes = files
    .filter(file => file.endsWith('.js'))
    .map(file => join(folder, file))
    .map(file => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

describe('a page that is opened for the first time', () => {
  test('loads few scripts, and no more of them than it may [F-W15]', () => {
    const folder = builtClient()
    const pages: readonly { readonly name: string; readonly files: readonly string[] }[] = JSON.parse(
      readFileSync(join(folder, 'files-of-pages.json'), 'utf8'),
    )
    expect(pages.map(({ name }) => name).toSorted()).toEqual(Object.keys(limits).toSorted())
    const tooHeavy = pages.flatMap(({ name, files }) => {
      const limit = limits[name]
      const kb = kilobytesOf(folder, files)
      return limit && kb <= limit.kb && files.length <= limit.files
        ? []
        : [
            `${name}: ${kb.toFixed(1)} kB in ${files.length} files (see 'How the client is loaded' in docs/topics/web.md)`,
          ]
    })
    expect(tooHeavy).toEqual([])
  }, 180_000)
})

describe('a page of the public site of a museum', () => {
  test('loads a script of at most 8 kB, and the library of the deep zoom only when it is used [O-W40] [O-W46]', () => {
    const folder = join(builtClient(), 'm-files')
    const scripts = readdirSync(folder).filter(name => name.endsWith('.js'))
    const first = scripts.filter(name => name.startsWith('site-'))
    expect(first).toHaveLength(1)
    const text = readFileSync(join(folder, first[0] ?? ''))
    expect(gzipSync(text).length).toBeLessThan(8000)
    expect(String(text)).toMatch(/import\([`'"]\.\/closely-/)
    expect(String(text)).not.toMatch(/(?:from|import)\s*[`'"]/)
  }, 180_000)
})
