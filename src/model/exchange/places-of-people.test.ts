import { expect, test } from 'vitest'
import { personCard } from '../cards/person/person-card.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { gatherCells } from './gathered-cells.ts'
import { guessMapping } from './guess-mapping.ts'

const options = { language: 'en', labels: () => [] } as const

test('Places of birth and death are rows of their own, each with what it is [F-X03]', () => {
  for (const [birth, death] of [
    ['Place of birth', 'Place of death'],
    ['Cidade de nascimento', 'Cidade de falecimento'],
    ['Luogo di nascita', 'Luogo di morte'],
    ['geboorteplaats', 'sterfplaats'],
  ] as const) {
    const mapping = guessMapping(
      personCard,
      [birth, death].map(name => ({ name, samples: [] })),
      options,
    )
    const cells = { [birth]: 'Bagé', [death]: 'São Paulo' }
    const gathered = gatherCells(
      personCard as unknown as CardDeclaration,
      mapping,
      column => cells[column] ?? '',
    )
    expect(Object.fromEntries(gathered.cells)).toMatchObject({
      'places/place': 'Bagé | São Paulo',
      'places/relation': 'place of birth | place of death',
    })
  }
})
