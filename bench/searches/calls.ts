import type { Criteria, Criterion } from '#model/searches/criteria.ts'
import { wordOf } from '../catalogue/invented-objects.ts'
import type { Timed } from '../catalogue/measure.ts'
import type { SearchedMuseum } from './searched-museum.ts'

type Asked = readonly [field: string, condition: Criterion['condition'], ...values: readonly string[]]

const filters = (joined: 'AND' | 'OR', asked: readonly Asked[]): Criteria['blocks'][number]['filters'] =>
  asked.map(([field, condition, ...values]) => ({ field, condition, operator: joined, values: [...values] }))

const criteriaOf = (joined: 'AND' | 'OR', asked: readonly Asked[]): string =>
  JSON.stringify({ blocks: [{ operator: 'AND', filters: filters(joined, asked) }] } satisfies Criteria)

const get = (path: string, query: Readonly<Record<string, string>>) => ({
  method: 'GET',
  path: `${path}?${new URLSearchParams(query)}`,
})

const rows = { without_filters: 'true', blocksize: '100' }

const list = (joined: 'AND' | 'OR', asked: readonly Asked[], more: Readonly<Record<string, string>> = rows) =>
  get('/api/v1/catalogue/', { ...more, criteria: criteriaOf(joined, asked) })

/** A rare word of descriptions, and one that a third of them have. */
const rare = (at: number) => wordOf(15_000 + at * 7)
const common = (at: number) => wordOf(at % 3)

/** The end of a rare word: from its second letter on. */
const part = (at: number) => rare(at).slice(1)
/** Two words of which neither is common, side by side. */
const phrase = (at: number) => `"${wordOf(30 + at)} ${wordOf(10 + at)}"`
/** Letters that stand in hundreds of words. */
const letters = ['chi', 'gru', 'llo', 'bra']

const of = (values: readonly string[], at: number): string => values[at % values.length] ?? ''

const maker = 'productions/agent>person'

/** Text, number, term within its tree, date: which of the four any of a card has to meet. */
const four = (word: string, completeness: string, material: string, from: number): readonly Asked[] => [
  ['description', 'CONTAINS', word],
  ['@completeness', 'GREATER_THAN', completeness],
  ['materials/material', 'WITHIN', material],
  ['dating', 'OVERLAPS', `${from}..${from + 3}`],
]

/** Searches of people, each a little different every time. */
export function searches({ places, materials }: SearchedMuseum): readonly Timed[] {
  const some = (name: string, promise: string, call: Timed['call'], count = 24): Timed => ({
    name,
    promise,
    count,
    call,
  })
  const general = (q: string) => get('/api/v1/search', { q })
  return [
    some('general, rare word', '100', at => general(rare(at))),
    some('general, common word', '100', at => general(common(at))),
    some('general, part of a word', '100', at => general(part(at))),
    some('general, a phrase', '100', at => general(phrase(at))),
    some('general, all words in nothing', '', at =>
      general(`${rare(at)} ${rare(at + 100)} ${rare(at + 200)}`),
    ),
    some('list, part of a word', '60', at => get('/api/v1/catalogue/', { ...rows, q: part(at) })),
    some('list, three letters of many words', '', at =>
      get('/api/v1/catalogue/', { ...rows, q: of(letters, at) }),
    ),
    some('list, a phrase', '60', at => get('/api/v1/catalogue/', { ...rows, q: phrase(at) })),
    some('list, a phrase of common words', '60', at =>
      get('/api/v1/catalogue/', { ...rows, q: `"${common(at)} ${common(at + 1)}"` }),
    ),
    some('contains part of a word', '60', at => list('AND', [['description', 'CONTAINS', part(at)]])),
    some('general, part of a number', '100', at => general(`1851.${at}`)),
    some('general, an age', '100', at => general(`${15 + (at % 4)}th century ${wordOf(200 + at)}`)),
    some('general, a typing error', '100', at => general(`${rare(at)}x`)),
    some('four conditions, any, rare', '300', at =>
      list('OR', four(rare(at), '99', of(materials, at + 7), -700 + at * 90)),
    ),
    some('four conditions, any, one common', '300', at =>
      list('OR', four(common(at), '99', of(materials, at + 7), -700 + at * 90)),
    ),
    some('four conditions, all', '300', at =>
      list('AND', four(common(at), '10', of(materials, at), -700 + at * 90)),
    ),
    some('makers born in a common place before a year', '300', at =>
      list('AND', [
        [`${maker}>places/place`, 'WITHIN', of(places, at % 3)],
        [`${maker}>birthDate`, 'BEFORE', String(1500 + at * 10)],
      ]),
    ),
    some('makers born in a rare place before a year', '300', at =>
      list('AND', [
        [`${maker}>places/place`, 'WITHIN', of(places, 150 + at)],
        [`${maker}>birthDate`, 'BEFORE', String(1600 + at * 10)],
      ]),
    ),
    some('makers born before a year, any of half of the objects', '300', at =>
      list('AND', [[`${maker}>birthDate`, 'BEFORE', String(1700 + at)]]),
    ),
    some('four negative conditions', '', at =>
      list('AND', [
        ['description', 'NOT_CONTAINS', common(at)],
        ['title', 'NOT_CONTAINS', wordOf(40 + at)],
        ['materials/material', 'NOT_WITHIN', of(materials, at)],
        ['dating', 'IS_NOT_EMPTY'],
      ]),
    ),
    some('what is empty', '', () => list('AND', [['coordinates', 'IS_EMPTY']])),
    some('what is empty and rare', '', at =>
      list('AND', [
        ['coordinates', 'IS_EMPTY'],
        ['description', 'CONTAINS', rare(at)],
      ]),
    ),
    some('facets of four conditions, any, rare', '', at =>
      list('OR', four(rare(at), '99', of(materials, at + 7), -700 + at * 90), { blocksize: '0' }),
    ),
    some('part of the earth', '', at =>
      get('/api/v1/catalogue/', {
        ...rows,
        area: `POLYGON((${8 + (at % 6)} 41, ${9 + (at % 6)} 41, ${9 + (at % 6)} 42, ${8 + (at % 6)} 42, ${8 + (at % 6)} 41))`,
      }),
    ),
  ]
}

/** What nobody asks who means well: as many filters as there may be, negative, linked, common. */
export function hostile({ places, materials }: SearchedMuseum): readonly Timed[] {
  const sixty = Array.from({ length: 60 }, (_, at) => at)
  const some = (name: string, call: Timed['call']): Timed => ({ name, promise: '', count: 3, call })
  return [
    some('sixty common words, any', () =>
      list(
        'OR',
        sixty.map(at => ['description', 'CONTAINS', wordOf(at)]),
      ),
    ),
    some('sixty words missing', () =>
      list(
        'AND',
        sixty.map(at => ['description', 'NOT_CONTAINS', wordOf(at + 2000)]),
      ),
    ),
    some('sixty times makers', () =>
      list(
        'OR',
        sixty.map(at => [`${maker}>places/place`, 'WITHIN', of(places, at)]),
      ),
    ),
    some('sixty materials without', () =>
      list(
        'AND',
        sixty.map(at => ['materials/material', 'NOT_WITHIN', of(materials, at)]),
      ),
    ),
  ]
}
