import { describe, expect, test } from 'vitest'
import { headingWords } from '../../../../test/harness/heading-words.ts'
import { parseCard } from '../../engine/parse-card.ts'
import { problemList } from '../../engine/problem-list.ts'
import { linkItemCard } from './link-item-card.ts'

function read(input: Readonly<Record<string, unknown>>) {
  const { problems, found } = problemList()
  const card = parseCard(linkItemCard, input, problems, () => 'row')
  return { card, wrong: Object.fromEntries([...found].map(([place, { key }]) => [place, key])) }
}

const heading = (input: Readonly<Record<string, unknown>>) =>
  linkItemCard.heading(
    read(input).card,
    headingWords({ term: id => (id === '5' ? 'online exhibition' : '') }),
  )

const url = 'https://www.zeno.example/kunst?id=7'

describe('A link item', () => {
  test('is begun empty, and asks for its address as soon as it says anything [C-E07]', () => {
    expect(read({})).toEqual({ card: {}, wrong: {} })
    expect(read({ title: 'Zeno' }).wrong).toEqual({ url: 'required' })
    expect(read({ title: 'Zeno', url }).wrong).toEqual({})
  })

  test('leads to the web and nowhere else [C-E07]', () => {
    expect(read({ url: 'javascript:alert(1)' }).wrong).toEqual({ url: 'url' })
  })

  test('is shown by its title, else by its address, with its kind and the site it leads to [C-E07] [C-K18]', () => {
    const linkItemType = { id: '5' }
    expect(heading({ title: 'Zeno', url, linkItemType })).toEqual({
      number: '',
      title: 'Zeno',
      subtitle: 'online exhibition, zeno.example',
    })
    expect(heading({ url })).toMatchObject({ title: url, subtitle: 'zeno.example' })
    expect(heading({}).title).toBe('')
  })
})
