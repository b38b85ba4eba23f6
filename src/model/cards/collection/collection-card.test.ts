import { describe, expect, test } from 'vitest'
import { headingWords } from '../../../../test/harness/heading-words.ts'
import { cardActions } from '../../engine/define-card.ts'
import { parseCard } from '../../engine/parse-card.ts'
import { problemList } from '../../engine/problem-list.ts'
import { asSent } from '../../engine/sent-empty.ts'
import { collectionCard } from './collection-card.ts'
import type { CollectionCard } from './sections.ts'

const read = (input: Readonly<Record<string, unknown>>): CollectionCard => {
  const { problems, found } = problemList()
  let rows = 0
  const card = parseCard(collectionCard, input, problems, () => `row${++rows}`)
  expect([...found.keys()]).toEqual([])
  return card
}

const heading = (input: Readonly<Record<string, unknown>>) =>
  collectionCard.heading(read(input), headingWords({ term: id => (id === '9' ? 'herbarium' : '') }))

describe('The title of a collection', () => {
  test('is sent as a single space where it has none, and read as none [C-K12]', () => {
    expect(asSent(collectionCard, {})).toEqual({ title: ' ' })
    expect(asSent(collectionCard, { title: 'Borza Herbarium' })).toEqual({ title: 'Borza Herbarium' })
    expect(read({ title: ' ' })).toEqual({})
  })

  test('is empty in its heading then, so that --- is shown [C-K18]', () => {
    expect(heading({ title: ' ' })).toEqual({ number: '', title: '', subtitle: '' })
  })
})

test('The heading of a collection has its code and who brought it together, else its kind [C-E01]', () => {
  const card = { code: 'HB', title: 'Borza Herbarium', collectionType: { id: '9' } }
  expect(heading(card)).toEqual({ number: 'HB', title: 'Borza Herbarium', subtitle: 'herbarium' })
  const collectors = [{ collector: { name: 'A. Borza' } }, { collector: { name: 'E. Pop' } }]
  expect(heading({ ...card, collectors }).subtitle).toBe('A. Borza; E. Pop')
})

test('Descriptions of a collection are kept only with their text [C-E01] [C-K12]', () => {
  const descriptionList = [
    { type: { id: '' } },
    { description: { en: ' ' } },
    { description: { it: 'Storia' } },
  ]
  expect(read({ descriptionList }).descriptionList).toEqual([
    { id: expect.any(String), description: { it: 'Storia' } },
  ])
})

test('One permission opens all of a collection but the sharing of it; another one opens it for reading [C-E01] [F-T05]', () => {
  expect(collectionCard.permissions.read).toEqual(['collectionsRead', 'collectionsView'])
  for (const action of cardActions.filter(each => each !== 'share' && each !== 'read'))
    expect(collectionCard.permissions[action]).toEqual(['collectionsRead'])
})
