import { seeded, wordOf } from '../catalogue/invented-objects.ts'

type Random = () => number

const words = (random: Random, count: number): string =>
  Array.from({ length: count }, () => wordOf(Math.floor(random() ** 3 * 20_000))).join(' ')

/** One of so many names, the first far oftener than the last. */
const oneOf = (random: Random, name: string, count: number): string =>
  `${name} ${wordOf(Math.floor(random() ** 2 * count))}`

const some = (random: Random, most: number, make: () => string, between: string): string =>
  Array.from({ length: 1 + Math.floor(random() * most) }, make).join(between)

const maker = (random: Random): string =>
  random() < 0.4
    ? `${oneOf(random, 'People', 60)} [Artist]`
    : `${oneOf(random, 'Maker', 6000)} (Italian, 1841-1923) [Artist]`

const size = (random: Random): string => (1 + random() * 80).toFixed(1)

/** Columns of a museum's open data, as filled as they usually are; the shipped profile 'walters' reads them. */
const columns: Readonly<Record<string, (random: Random, at: number) => string>> = {
  object_id: (_, at) => String(at),
  object_number: (_, at) => `${1900 + Math.floor(at / 1000)}.${at % 1000}`,
  title: random => words(random, 4),
  object_name: random => some(random, 2, () => oneOf(random, 'type', 400), '; '),
  classification: random => oneOf(random, 'Department', 30),
  creators: maker,
  date_text: random => `c. ${Math.floor(1200 + random() * 800)}`,
  culture: random => (random() < 0.5 ? oneOf(random, 'People', 60) : ''),
  period: random => (random() < 0.5 ? oneOf(random, 'Period', 80) : ''),
  style: random => (random() < 0.3 ? oneOf(random, 'Style', 60) : ''),
  medium: random => some(random, 3, () => oneOf(random, 'matter', 300), ', '),
  dimensions: random => `H: ${size(random)} x W: ${size(random)} x D: ${size(random)} cm`,
  inscriptions: random => (random() < 0.3 ? `[Signature] ${words(random, 4)}` : ''),
  description: random => words(random, 15 + Math.floor(random() * 50)),
  keywords: random => (random() < 0.6 ? some(random, 4, () => oneOf(random, 'theme', 800), '; ') : ''),
  credit_line: () => 'Acquired by the museum, 1931',
  provenance: random =>
    `${oneOf(random, 'Owner', 3000)}, Milano, 1902, by purchase; the museum, 1931, by bequest.`,
  place_of_origin: random => oneOf(random, 'Place', 500),
  current_location: random =>
    random() < 0.3 ? `Wing ${Math.floor(random() * 4)}: Room ${Math.floor(random() * 60)}` : '',
  record_url: (_, at) => `https://museum.example/objects/${at}`,
  rights: () => 'CC0 1.0',
}

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * An invented table of so many objects as CSV, the same one every time.
 * @param before objects of tables that came before: the same people made them, of the same materials
 */
export function* inventedTable(rows: number, before = 0): Generator<string> {
  yield `${Object.keys(columns).join(',')}\n`
  for (let at = before + 1; at <= before + rows; at++) {
    const random = seeded(at)
    yield `${Object.values(columns)
      .map(make => cell(make(random, at)))
      .join(',')}\n`
  }
}
