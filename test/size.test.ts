import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../src', import.meta.url))

/** Lines beyond which a file is about more than one idea. */
const most = 400

/** Files that hold data and no code: fixtures of tests, and the terms every museum gets. */
const isData = (name: string): boolean =>
  name.endsWith('.fixture.ts') || name.startsWith('model/vocabularies/starter/')

test('No file of code has more than 400 lines [F-H04]', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => /\.(tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name) && !isData(name))
  expect(files.length).toBeGreaterThan(1000)
  const long = files.flatMap(name => {
    const lines = readFileSync(join(source, name), 'utf8').trimEnd().split('\n').length
    return lines > most ? [`${name}: ${lines}`] : []
  })
  expect(long).toEqual([])
})
