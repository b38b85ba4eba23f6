import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { museumTablesOf } from '../../../test/harness/every-table.ts'
import { type Fate, tablesOfMuseums } from './tables-of-museums.ts'

const app = useTestApp()

test('Of every table of a museum it is decided whether it comes over from an archive [F-X07]', async () => {
  const tables = (await museumTablesOf(app())).filter(name => name !== 'session')
  expect(Object.keys(tablesOfMuseums).toSorted()).toEqual(tables.toSorted())
})

const said: Readonly<Record<Fate, string>> = { taken: 'yes', derived: 'made anew', left: 'no' }

test('The page about exports says of every table whether it comes over [F-X07]', async () => {
  const page = await readFile('docs/take-your-data-along.md', 'utf8')
  const rows = Object.entries(tablesOfMuseums).map(
    ([name, [fate, how]]) => `| \`${name}\` | ${said[fate]} | ${how} |`,
  )
  expect(page.split('\n').filter(line => /^\| `\w+` \| (yes|made anew|no) \|/.test(line))).toEqual(rows)
})
