import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../src', import.meta.url))

/** The one place that turns moments into days (`dayIn`). */
const onePlace = 'model/dates/museum-day.ts'

/** Ways from a moment to a day that forget whose day it is. */
const forbidden = [
  /toISOString\(\)\s*\.(slice|substring|substr)\(0, (4|7|10)\)/,
  /toISOString\(\)\s*\.split\(/,
  /\.getUTC(FullYear|Month|Date)\(\)/,
  /current_date|now\(\)::date|to_char\(now\(\)/i,
  /at time zone 'UTC'\) as (day|week|month)/i,
  /localDay\(new Date\(\)\)/,
]

/** Reckoning with days and years that are known already, or with moments that belong to nobody. */
const reckoning: readonly string[] = [
  'model/kinds/day.ts',
  'model/licences/licence-end.ts',
  'server/museum-exports/archive/zip-records.ts',
  'web/platform/days.ts',
  'web/ui/form/parse-day.ts',
]

test('No module finds out the day of a moment by itself: there is one way, and it asks for the zone of the museum [F-T27]', () => {
  const faults = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name))
    .filter(name => name !== onePlace && !reckoning.includes(name))
    .flatMap(name =>
      readFileSync(join(source, name), 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          forbidden.some(pattern => pattern.test(line)) ? [`${name}:${at + 1} ${line.trim()}`] : [],
        ),
    )
  expect(faults, `Days are told by \`dayIn\`, \`dayOf\` and \`todayOf\`: see src/${onePlace}`).toEqual([])
})

test('No test takes the day in Greenwich for today: that fails from the evening on in a museum east of it [F-T27]', () => {
  const wrong = /(?:new Date\(\)|Date\.now\(\)[^;]*\))\.toISOString\(\)\.slice\(0, (4|7|10)\)/
  const faults = ['src', 'test', 'demonstration'].flatMap(folder =>
    readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(test|spec|fixture)\.tsx?$/.test(name))
      .filter(name => wrong.test(readFileSync(new URL(`../${folder}/${name}`, import.meta.url), 'utf8'))),
  )
  expect(faults).toEqual([])
})
