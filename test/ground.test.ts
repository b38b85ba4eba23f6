import { expect, test } from 'vitest'
import { languages } from '#model/languages.ts'
import { ground } from '../scripts/web-build/ground.ts'

test('The ground of maps has the rivers and lakes of the world [F-W14]', () => {
  const made = ground['virtual:ground/water']?.() ?? {}
  const { rivers, lakes } = made as Record<string, number[][]>
  /** A line that comes within so many hundredths of a degree of a place. */
  const near = (lines: number[][] = [], [x, y]: readonly [number, number], most: number) =>
    lines.some(line =>
      line.some((each, at) => at % 2 === 0 && Math.hypot(each - x, (line[at + 1] ?? 0) - y) < most),
    )
  // Cologne on the Rhine, Toruń on the Vistula, Cairo on the Nile, Geneva on its lake.
  expect(near(rivers, [696, 5094], 40)).toBe(true)
  expect(near(rivers, [1860, 5301], 40)).toBe(true)
  expect(near(rivers, [3124, 3004], 40)).toBe(true)
  expect(near(lakes, [615, 4620], 20)).toBe(true)
  expect(near(rivers, [-3000, 4000], 500)).toBe(false)
})

test('The ground of maps names towns in each language, the largest first [F-W14]', () => {
  const towns = Object.fromEntries(
    languages.map(language => [
      language,
      String(ground[`virtual:ground/towns/${language}`]?.())
        .split('\n')
        .map(line => line.split('\t')),
    ]),
  )
  const names = (language: string) => towns[language]?.map(([name]) => name)
  expect(names('en')).toEqual(expect.arrayContaining(['Rome', 'Munich', 'Warsaw', 'Toruń']))
  expect(names('it')).toEqual(expect.arrayContaining(['Roma', 'Monaco di Baviera', 'Varsavia']))
  expect(names('de')).toEqual(expect.arrayContaining(['Rom', 'München', 'Warschau']))
  expect(names('pl')).toEqual(expect.arrayContaining(['Rzym', 'Monachium', 'Warszawa']))
  const people = (towns.en ?? []).map(([, , , thousands]) => Number(thousands))
  expect(people.length).toBeGreaterThan(20_000)
  expect(people).toEqual(people.toSorted((one, other) => other - one))
  // Latitude follows longitude: Brescia is at 45.5 north, 10.2 east.
  const [, longitude, latitude] = towns.en?.find(([name]) => name === 'Brescia') ?? []
  expect(Number(longitude)).toBeCloseTo(1022, -1)
  expect(Number(latitude)).toBeCloseTo(4554, -1)
})
