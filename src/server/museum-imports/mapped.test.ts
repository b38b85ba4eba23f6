import { expect, test } from 'vitest'
import { declarations } from '#model/cards/declarations.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { mappedValues } from './mapped.ts'

test('A link to a record that is not here does not become a name', () => {
  const declaration = declarations.find(({ type }) => type === 'biblio')
  if (!declaration) throw new Error('no publications')
  expect(fieldsOf(declaration).occasion).toMatchObject({ named: true })
  const values = (occasion: object) => mappedValues(declaration, { occasion }, new Map(), new Map())
  expect(values({ id: '5', name: 'Opening' })).toEqual({})
  expect(values({ name: 'Opening' })).toEqual({ occasion: { name: 'Opening' } })
})
