import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from '#server/platform/config.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

test('the README’s table of settings is the one the program checks', () => {
  const rows = Object.entries(settings).map(
    ([name, setting]) => `| \`${name}\` | ${setting.meaning} | ${setting.default} |`,
  )
  for (const row of rows) expect(readme).toContain(row)
})
