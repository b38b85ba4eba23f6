import { mostly, type SeenColumn } from './cell-signs.ts'
import { isSomeNumber } from './heading-words.ts'
import type { Target } from './mapping.ts'
import { readDimensions } from './readers/dimensions.ts'

/** A meaning of a column by what is in it, where its heading says nothing. */
export interface ContentSign {
  readonly targets: readonly Target[]
  readonly score: number
}

/** A number by a name that is not known. */
const someNumber = 0.4
const longestNumber = 30
/** Fewer cells prove nothing. */
const fewest = 2
/** Sentences; a name or a term has fewer words. */
const wordsOfProse = 8

const unit = /\b(?:cm|mm|in\.)/
const years = /\d{4} ?[-–]/

/** 'Anna Lisle (British, 1800–1852)' */
const isLivedPerson = (text: string): boolean => {
  const open = text.indexOf('(')
  return open > 2 && /^\p{Lu}/u.test(text) && years.test(text.slice(open, text.indexOf(')', open) + 1))
}

const iconclass = /^\d{2}[A-Z]{1,2}\d*(?:\([^)]*\))?(?:\s*[;|,+].*)?$/
const point = /^-?\d{1,2}\.\d{3,}\s*[,;]\s*-?\d{1,3}\.\d{3,}$/
const licence = /^(?:CC[ -]?(?:0|BY)|https?:\/\/creativecommons\.org\/)/i

/** A sign of what cells hold: how they look, and where they go. */
const signs: readonly (ContentSign & { readonly looks: (text: string) => boolean })[] = [
  {
    looks: text => /\d/.test(text) && unit.test(text) && readDimensions(text).length > 0,
    targets: [{ path: 'dimensionsDisplay' }, { path: 'measurements', reader: 'dimensions' }],
    score: 0.6,
  },
  { looks: text => licence.test(text), targets: [{ path: 'publication/licence' }], score: 0.6 },
  { looks: text => iconclass.test(text), targets: [{ path: 'iconclass', split: [';', '|'] }], score: 0.5 },
  { looks: text => point.test(text), targets: [{ path: 'coordinates/point' }], score: 0.5 },
  {
    looks: isLivedPerson,
    targets: [{ path: 'productions', reader: 'makers' }],
    score: 0.45,
  },
  {
    looks: text => text.split(/\s+/).length >= wordsOfProse && !/^[[{<]/.test(text),
    targets: [{ path: 'remarks' }],
    score: 0.3,
  },
]

/** Returns what the cells of a column mean by themselves, the surest first: dimensions, licences, notations, points, persons, other numbers, prose. */
export function contentSigns({ name, samples }: SeenColumn): readonly ContentSign[] {
  const found = samples.length < fewest ? [] : signs.filter(({ looks }) => mostly(samples, looks))
  const isNumbered =
    isSomeNumber(name) &&
    mostly(samples, text => /\d/.test(text) && text.length <= longestNumber) &&
    mostly(samples, text => text.length > 1)
  return [
    ...found,
    ...(isNumbered ? [{ targets: [{ path: 'otherNumbers/number' }], score: someNumber }] : []),
  ]
}

const permissions: Readonly<Record<string, string>> = {
  'publicdomain/zero/1.0': 'CC0 1.0',
  'publicdomain/mark/1.0': 'Public Domain Mark 1.0',
  ...Object.fromEntries(
    ['by', 'by-sa', 'by-nc', 'by-nc-sa', 'by-nd', 'by-nc-nd'].map(code => [
      `licenses/${code}/4.0`,
      `CC ${code.toUpperCase()} 4.0`,
    ]),
  ),
}

/** The terms for the addresses under which licences are published. */
export const licencesByAddress: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(permissions).flatMap(([place, term]) =>
    ['http', 'https'].flatMap(scheme =>
      ['', '/'].map(end => [`${scheme}://creativecommons.org/${place}${end}`, term]),
    ),
  ),
)

/** Returns true for cells with addresses of licences. */
export const areLicences = (samples: readonly string[]): boolean =>
  mostly(samples, text => /^https?:\/\/creativecommons\.org\//i.test(text.trim()))

/** Returns true for cells that count the rows of the table: 1, 2, 3. */
export const areCounted = (samples: readonly string[]): boolean =>
  samples.length >= fewest && samples.every((text, at) => text.trim() === String(at + 1))
