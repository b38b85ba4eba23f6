import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** All code of tests: those beside the product's code, and everything in `test`. */
const files = ['src', 'test']
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`),
  )
  .map(name => name.replaceAll('\\', '/'))
  .filter(name => (name.startsWith('test/') ? /\.(tsx?|mjs|sh)$/.test(name) : /\.test\.tsx?$/.test(name)))

const textOf = (name: string): string => readFileSync(join(root, name), 'utf8')

/** Folders in which people and machines keep their own things. Where a system keeps its programs (`/usr`) is the same everywhere. */
const homes = /['"`]\/(?:home|Users|root|work|mnt|media|data|srv|opt|workspace)\/[^'"`]*/g

test('No test knows a path of one machine [F-H07]', () => {
  expect(files.length).toBeGreaterThan(400)
  expect(
    files.flatMap(name => [...textOf(name).matchAll(homes)].map(([path]) => `${name}: ${path}`)),
  ).toEqual([])
})

test('No test reaches for a file beside the repository [F-H07]', () => {
  const outside = files.flatMap(name =>
    [...textOf(name).matchAll(/['"`]((?:\.\.\/)+[^'"`$]*)['"`]/g)]
      .map(([, path = '']) => path)
      .filter(path => relative(root, join(root, dirname(name), path)).startsWith('..'))
      .map(path => `${name}: ${path}`),
  )
  expect(outside).toEqual([])
})
