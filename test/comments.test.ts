import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../src', import.meta.url))

/** Words a doc comment does not begin with: they lead to riddles ('What stands behind it'), not to a statement of what a thing is or does. */
const riddle = /^\s*(?:\/\*\*|\*) (?:What|How|Whether|Of|Who|Where|When|That|Which)\b/

test('Doc comments begin with what a thing is or does [F-H05]', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    name => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name),
  )
  const found = files.flatMap(name =>
    readFileSync(join(source, name), 'utf8')
      .split('\n')
      .flatMap((line, at) => (riddle.test(line) ? [`${name}:${at + 1}${line}`] : [])),
  )
  expect(found).toEqual([])
})
