import { expect, test } from 'vitest'
import { plainCitation } from '#model/bibliography/citation-runs.ts'
import { citedItem } from '#model/bibliography/cited-item.ts'
import { turnsDuring } from '../../../../test/harness/turns-during.ts'
import { setCitations } from './set-citations.ts'

const works = Array.from({ length: 60 }, (_, at) => {
  const values = {
    'bibliography/author': 'Rossi, Mario',
    'bibliography/title': `Vasi ${at}`,
    'bibliography/editionYear': '1987',
  }
  const item = citedItem(new Map(Object.entries(values)), String(at))
  if (!item) throw new Error('nothing to cite')
  return item
})
const how = { style: 'chicago-author-date', language: 'en' } as const

test('While a list of works is set, and its style is read, others have their turn [F-T16]', async () => {
  let texts: readonly string[] = []
  const turns = await turnsDuring(async () => {
    texts = (await setCitations(works, how, 'list')).map(({ runs }) => plainCitation(runs))
  })
  expect(texts).toHaveLength(60)
  // Together, letters distinguish them; alone there are none.
  expect(texts[0]).toContain('1987a')
  expect(turns).toBeGreaterThan(5)
  const [alone] = await setCitations(works, how, 'single')
  expect(alone).toMatchObject({ id: '0' })
  expect(plainCitation(alone?.runs ?? [])).toContain('1987.')
})

test('What cannot be set fails alone, and nothing is asked for nothing [F-T16]', async () => {
  const broken = setCitations(works, { ...how, style: 'no such style' as 'apa' }, 'list')
  await expect(broken).rejects.toThrow(/no such file/i)
  expect(await setCitations(works.slice(0, 1), how, 'single')).toHaveLength(1)
  expect(await setCitations([], how, 'list')).toEqual([])
})
