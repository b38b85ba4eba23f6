import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('Sizes of letters follow the size a person has set in the browser [F-W22]', () => {
  const sheets = globSync('src/web/**/*.css')
  expect(sheets.length).toBeGreaterThan(50)
  const fixed = sheets.flatMap(name =>
    [
      ...readFileSync(name, 'utf8').matchAll(
        /(?<![\w-])(?:font(?:-size)?|--size-[a-z]+):[^;{}]*\dpx[^;{}]*/g,
      ),
    ].map(([declaration]) => `${name}: ${declaration}`),
  )
  expect(fixed).toEqual([])
})
