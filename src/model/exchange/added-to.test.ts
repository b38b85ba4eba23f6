import { expect, test } from 'vitest'
import { objectCard } from '../cards/object/object-card.ts'
import { fieldsOf } from '../engine/fields.ts'
import { addedTo } from './added-to.ts'

const fields = fieldsOf(objectCard)
const all = () => true

test('An addition to a record adds missing rows, missing terms and values of empty fields [C-K16]', () => {
  const card = {
    title: { en: 'Cup' },
    typologies: [{ id: '7' }],
    productions: [{ id: 'a', agent: { id: '1' }, role: { id: '5' } }],
  }
  const addition = {
    title: { en: 'Jug' },
    typologies: [{ id: '7' }, { id: '8' }],
    remarks: 'New',
    productions: [{ agent: { id: '1' }, role: { id: '5' } }, { agent: { id: '2' } }],
  }
  expect(addedTo(fields, card, addition, all)).toEqual({
    title: { en: 'Cup' },
    typologies: [{ id: '7' }, { id: '8' }],
    remarks: 'New',
    productions: [...card.productions, { agent: { id: '2' } }],
  })
})

test('A row that says nothing where the table speaks is another one than a row that does [C-K16]', () => {
  const card = { productions: [{ id: 'a', agent: { id: '1' }, role: { id: '5' }, note: 'seen' }] }
  const addition = { productions: [{ agent: { id: '1' } }] }
  const speaksOf = (path: string) => path !== 'productions/note'
  expect(addedTo(fields, card, addition, speaksOf).productions).toHaveLength(2)
  const same = { productions: [{ agent: { id: '1' }, role: { id: '5' } }] }
  expect(addedTo(fields, card, same, speaksOf).productions).toHaveLength(1)
})
