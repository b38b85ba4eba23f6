import { expect, test } from 'vitest'
import { headingWords } from '../../../test/harness/heading-words.ts'
import { declarationOf, declarations } from '../cards/declarations.ts'
import { isLinkable } from '../cards/linkable-types.ts'
import { namedCard } from './named-card.ts'
import { parseCard } from './parse-card.ts'
import { problemList } from './problem-list.ts'

const named = (type: 'person' | 'organization' | 'event' | 'object') => {
  const declaration = declarationOf(type)
  return declaration && namedCard(declaration, 'Exekias', 'it', type)
}

test('A card that is missed is made from its name, in the list, group or language where its type keeps it [C-K08]', () => {
  expect(named('person')).toMatchObject({ names: [{ name: 'Exekias' }] })
  expect(named('organization')).toMatchObject({ entityType: { id: 7 }, names: [{ name: 'Exekias' }] })
  expect(named('event')).toEqual({ name: { it: 'Exekias' } })
  expect(named('object')).toBeUndefined()
})

test('Every type that can be linked by hand can be made from a name, and is called by it [C-S03] [C-K08]', () => {
  for (const declaration of declarations.filter(({ type }) => isLinkable(type))) {
    const name = 'https://www.example.org/vase'
    const { problems, found } = problemList()
    const values = namedCard(declaration, name, 'en') ?? {}
    const card = parseCard(declaration, values, problems, () => 'row1')
    expect([...found.keys()], declaration.type).toEqual([])
    expect(declaration.heading(card, headingWords()).title, declaration.type).toBe(name)
  }
})
