import { beforeAll, describe, expect, test } from 'vitest'
import { declarationOf } from '#model/cards/declarations.ts'
import { publicProjection } from '#model/open/public-card.ts'
import type { Listed, SiteQuery, SiteResults } from '#server/open/index.ts'
import { openTextBook } from '#server/platform/i18n/texts.ts'
import type { PageContext } from './page-context.ts'
import { everything, paramsOf, siteQueryOf, toggled } from './search-address.ts'
import { searchPage } from './search-page.ts'

let context: PageContext

beforeAll(async () => {
  context = {
    language: 'en',
    texts: await openTextBook('Vitrine'),
    kinds: ['object', 'agent'],
    site: {
      url: 'https://valle.example/m/valle',
      stamp: '0',
      openedFirst: new Date('2026-01-01'),
      museum: 'Museo della Valle',
      settings: {
        languages: ['en', 'it'],
        name: {},
        imprint: {},
        privacy: {},
        contact: 'museo@example.org',
        textLicence: 'CC0',
      },
    },
  }
})

const object = (title: string): Listed => {
  const declaration = declarationOf('object')
  if (!declaration) throw new Error('there are no objects')
  const gate = { rules: {}, today: '2026-11-29', term: () => undefined, link: () => undefined }
  return {
    name: 'b2c3d4f5z',
    card: publicProjection(declaration, { title: { en: title } }, gate),
    shown: undefined,
  }
}

const results = (given: Partial<SiteResults>): SiteResults => ({
  count: 0,
  kinds: new Map(),
  facets: [],
  listed: [],
  waysOut: [],
  ...given,
})

describe('An address of a search', () => {
  test('is the same for the same question, and asks what it was made from [O-W42]', () => {
    const query: SiteQuery = {
      kind: 'agent',
      words: 'saint "george" -dragon',
      facets: { 'materials/technique': ['12', '7'], period: ['3'] },
      from: -99,
      to: 1500,
      sort: 'date',
      page: 3,
      size: 48,
    }
    const address = paramsOf(query)
    expect(address).toContain('in.materials.technique=12&in.materials.technique=7&in.period=3')
    expect(siteQueryOf(new URLSearchParams(address))).toEqual(query)
    const turned = { ...query, facets: { period: ['3'], 'materials/technique': ['7', '12'] } }
    expect(paramsOf(turned)).toBe(address)
    expect(paramsOf(everything)).toBe('')
    expect(siteQueryOf(new URLSearchParams(''))).toEqual(everything)
  })

  test('that nobody was given asks for no more than one that was [O-W42]', () => {
    const query = siteQueryOf(
      new URLSearchParams(
        `q=${'a '.repeat(300)}&kind=file&sort=toString&size=5000&page=-3&from=1e9&to=9999999&in.period=${'x'.repeat(300)}`,
      ),
    )
    expect(query).toEqual({ ...everything, words: query.words })
    expect(query.words.length).toBeLessThanOrEqual(200)
    const many = new URLSearchParams(Array.from({ length: 200 }, (_, at) => ['in.period', String(at)]))
    expect(siteQueryOf(many).facets.period).toHaveLength(40)
    expect(siteQueryOf(new URLSearchParams('page=999999')).page).toBe(10_000)
  })

  test('with a value chosen begins at its first page, and without the last one of a facet loses the facet [O-W42]', () => {
    const chosen = toggled({ ...everything, page: 4 }, 'period', '3')
    expect(chosen).toMatchObject({ page: 1, facets: { period: ['3'] } })
    expect(toggled(chosen, 'period', '3').facets).toEqual({})
  })
})

describe('A page of results', () => {
  const facet = {
    path: 'period',
    label: 'Period',
    values: [
      { value: '3', name: '15th <century>', count: 1700, isChosen: true },
      { value: '4', name: '16th century', count: 1, isChosen: false },
    ],
  }
  const query: SiteQuery = { ...everything, words: 'santi', facets: { period: ['3'] }, page: 2 }

  test('says how many there are, and has a link for each value with its exact number [O-W42]', () => {
    const page = searchPage(
      context,
      query,
      results({
        count: 1700,
        kinds: new Map([
          ['object', 1700],
          ['agent', 2],
        ]),
        facets: [facet],
        listed: [object('Cup')],
      }),
    )
    expect(page).toContain('<h1 aria-live="polite">1,700 objects</h1>')
    expect(page).toContain('15th &lt;century&gt;')
    expect(page).toContain('href="https://valle.example/m/valle/en/search?q=santi"')
    expect(page).toContain('search?q=santi&amp;in.period=3&amp;in.period=4"')
    expect(page).toContain('search?q=santi&amp;kind=agent"')
    expect(page).toContain('search?q=santi&amp;in.period=3&amp;size=48"')
    expect(page).toContain(
      'rel="prev" href="https://valle.example/m/valle/en/search?q=santi&amp;in.period=3"',
    )
    expect(page).toContain(
      'rel="next" href="https://valle.example/m/valle/en/search?q=santi&amp;in.period=3&amp;page=3"',
    )
    expect(page).toContain('value="santi"')
    // What was chosen is kept when other words are sent.
    expect(page).toContain('<input type="hidden" name="in.period" value="3">')
    expect(page).toContain(
      'href="https://valle.example/m/valle/it/search?q=santi&amp;in.period=3&amp;page=2" hreflang="it"',
    )
    expect(page).toContain('<meta name="robots" content="noindex">')
  })

  test('that is empty offers another spelling first, then what each part left out would find [O-W42]', () => {
    const page = searchPage(
      context,
      query,
      results({
        facets: [facet],
        waysOut: [
          { query: { ...query, facets: {} }, count: 2, without: '15th century' },
          { query: { ...query, words: 'saints' }, count: 9 },
        ],
      }),
    )
    expect(page).toContain('0 objects')
    expect(page).toContain('Nothing matches all of this at once.')
    expect(page.indexOf('>saints</a>')).toBeLessThan(page.indexOf('Without “15th century”'))
    expect(page).toContain('9 objects')
    expect(page).toContain('2 objects')
  })

  test('of all objects is one for search engines, under one address [O-W14] [O-W51]', () => {
    const page = searchPage(context, everything, results({ count: 1, listed: [object('Cup')] }))
    expect(page).toContain('<link rel="canonical" href="https://valle.example/m/valle/en/search">')
    expect(page).not.toContain('noindex')
    expect(page).toContain('No picture yet')
  })
})
