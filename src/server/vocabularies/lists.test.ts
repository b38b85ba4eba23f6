import { describe, expect, test } from 'vitest'
import type { Term, TermPage } from '#model/api/vocabularies/shapes.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, signedIn } from '../../../test/harness/factories.ts'
import { makeTerms } from '../../../test/harness/vocabularies.ts'
import { importRows, loadStarterTerms } from './index.ts'

const app = useTestApp()
const nobody = { accountId: null, impersonatorId: null }

const namesOf = ({ terms }: { terms: readonly Term[] }) => terms.map(({ name }) => name)

async function reader() {
  const museum = await makeMuseum(app())
  const { headers } = await signedIn(app(), { museum, permissions: ['catalogueRead', 'personRead'] })
  const get = async (url: string, language = 'en') => {
    const answer = await app().http.inject({
      url: `/api/v1/${url}`,
      headers: { ...headers, 'accept-language': language },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const list = (url: string, language?: string): Promise<TermPage> => get(`lists/${url}`, language)
  return { museum, get, list }
}

describe('the list of vocabularies', () => {
  test('gives the rules of each, named in the asked language [C-V01]', async () => {
    const { get } = await reader()
    const { result } = await get('lists', 'it')
    expect(result.find(({ identifier }: { identifier: string }) => identifier === 'LR')).toEqual({
      identifier: 'LR',
      name: 'Sale e collocazioni del museo',
      open: true,
      flat: false,
      termMaxLength: 50,
      sort: 'name',
      asynchronous: true,
      authorities: [],
      byCategory: false,
      similar: true,
    })
  })
})

describe('terms', () => {
  test('are shown level by level with what is above and below them [C-V01] [C-V02]', async () => {
    const { museum, list } = await reader()
    const ids = await makeTerms(app(), museum, 'MTC', ['metal > bronze', 'metal > iron', 'clay'])
    const top = await list('MTC')
    expect(top).toMatchObject({ page: 0, blocksize: 100, totalCount: 2, more: false, selected: null })
    expect(top.metadata).toMatchObject({ identifier: 'MTC', flat: false })
    expect(top.terms[0]).toEqual({
      id: expect.any(String),
      code: 'MTC',
      name: 'metal',
      children: 2,
      assignable: true,
      parentId: null,
      path: [],
      source: null,
      creationDate: expect.any(String),
      properties: { classificationCategory: null, numChildren: 2 },
      category: [],
      deprecated: false,
      mergedIntoId: null,
      authority: null,
    })
    const below = await list(`MTC/${top.terms[0]?.id}`)
    expect(namesOf(below)).toEqual(['bronze', 'iron'])
    expect(below.terms[0]).toMatchObject({
      id: ids['metal > bronze'],
      path: [{ id: top.terms[0]?.id, name: 'metal' }],
    })
  })

  test('are named in the asked language, else in their own [C-V10]', async () => {
    const { museum, list } = await reader()
    await app().database.inTenant(museum.tenantId, tx =>
      importRows(
        tx,
        nobody,
        'MTC',
        {
          scheme: 'test',
          source: null,
          rows: [
            { key: '1', parentKey: null, labels: { it: 'rame', de: 'Kupfer' } },
            { key: '2', parentKey: null, labels: { it: 'ferro' } },
          ],
        },
        { language: 'it', dryRun: false },
      ),
    )
    expect(namesOf(await list('MTC', 'de'))).toEqual(['Kupfer', 'ferro'])
    expect(namesOf(await list('MTC', 'pl'))).toEqual(['rame', 'ferro'])
  })

  test('of rooms and other lists by name stand in its order, numbers by their value [C-V03]', async () => {
    const { museum, list } = await reader()
    await makeTerms(app(), museum, 'LR', ['Room 10', 'Room 2', 'attic', 'Äußeres Depot', 'Żuraw'])
    expect(namesOf(await list('LR', 'de'))).toEqual(['attic', 'Äußeres Depot', 'Room 2', 'Room 10', 'Żuraw'])
  })

  test('come page by page, from the page of the selected term [C-V02]', async () => {
    const { museum, list } = await reader()
    const ids = await makeTerms(
      app(),
      museum,
      'KEYWORDS',
      Array.from({ length: 12 }, (_, index) => `word ${index + 1}`),
    )
    const page = await list(`KEYWORDS?blocksize=5&selectedTermId=${ids['word 7']}`)
    expect(page).toMatchObject({ page: 1, totalCount: 12, selected: { name: 'word 7' } })
    expect(namesOf(page)).toEqual(['word 6', 'word 7', 'word 8', 'word 9', 'word 10'])
    expect(namesOf(await list('KEYWORDS?blocksize=5&page=2'))).toEqual(['word 11', 'word 12'])
  })

  test('of an object category are those for it and those for all [C-V02]', async () => {
    const { museum, list } = await reader()
    await app().database.inTenant(museum.tenantId, loadStarterTerms)
    const coins = await list('OGTD?objectCategoryId=9&q=co')
    expect(namesOf(coins)).toContain('coin')
    expect(namesOf(coins)).not.toContain('column')
    expect(namesOf(await list('OGTD?objectCategoryId=5'))).toEqual(['natural history specimens'])
  })

  test('can be chosen by the first letter, without accents [C-V02]', async () => {
    const { museum, get, list } = await reader()
    const ids = await makeTerms(app(), museum, 'LR', ['Łan', 'lato', 'Žaba', '3 Hall', 'Łan > Ares'])
    expect(await get('lists/LR/letters')).toEqual({ letters: ['#', 'L', 'Z'] })
    expect(await get(`lists/LR/${ids.Łan}/letters`)).toEqual({ letters: ['A'] })
    expect(namesOf(await list('LR?ql=l')).toSorted()).toEqual(['lato', 'Łan'])
  })
})

describe('a search', () => {
  test('ignores case and accents, and puts beginnings of names before other words [C-V02]', async () => {
    const { museum, list } = await reader()
    await makeTerms(app(), museum, 'CLS', [
      'red-figure krater',
      'Figurine',
      'Transfiguration',
      'FIGÚRE of a god',
      'pottery > volute krater with figure',
    ])
    const found = await list('CLS?q=figur')
    expect(namesOf(found)).toEqual([
      'FIGÚRE of a god',
      'Figurine',
      'volute krater with figure',
      'red-figure krater',
      'Transfiguration',
    ])
    expect(found.terms[2]?.path).toEqual([{ id: expect.any(String), name: 'pottery' }])
    expect(namesOf(await list('CLS?q=krater+red'))).toEqual(['red-figure krater'])
  })

  test('finds names of every language and says when there is more [C-V02] [C-V10]', async () => {
    const { museum, list } = await reader()
    await app().database.inTenant(museum.tenantId, loadStarterTerms)
    expect(namesOf(await list('MTC?q=eichE', 'pl'))[0]).toBe('dąb')
    const suggestions = await list('OGTD?q=s&blocksize=5')
    expect(suggestions.terms).toHaveLength(5)
    expect(suggestions.more).toBe(true)
  })

  test('below a term finds only what lies below it [C-V02]', async () => {
    const { museum, list } = await reader()
    const ids = await makeTerms(app(), museum, 'MTC', ['metal', 'metal > gold', 'pigment > gold leaf'])
    expect(namesOf(await list(`MTC/${ids.metal}?q=gold`))).toEqual(['gold'])
  })

  test('treats signs as what they are and finds nothing for nothing [C-V02]', async () => {
    const { museum, list } = await reader()
    await makeTerms(app(), museum, 'KEYWORDS', ['100 % wool', 'a_b', "l'arte"])
    expect(namesOf(await list(`KEYWORDS?q=${encodeURIComponent("l'arte")}`))).toEqual(["l'arte"])
    expect(namesOf(await list(`KEYWORDS?q=${encodeURIComponent('%%%')}`))).toEqual([])
    expect(namesOf(await list(`KEYWORDS?q=${encodeURIComponent("'; drop table term; --")}`))).toEqual([])
  })

  test('of taxa and of countries have their own addresses [C-V03]', async () => {
    const { museum, get } = await reader()
    await app().database.inTenant(museum.tenantId, loadStarterTerms)
    const taxa = await get('taxon/search?q=cole&type=TAXONOMY')
    expect(taxa.terms[0]).toMatchObject({ name: 'Coleoptera' })
    expect(taxa.terms[0].path.map(({ name }: { name: string }) => name)).toEqual([
      'Animalia',
      'Arthropoda',
      'Insecta',
    ])
    expect(namesOf(await get('countries/search?q=pol&type=COUNTRIES', 'it'))[0]).toBe('Polonia')
  })
})
