import { expect, test } from 'vitest'
import { personCard } from '../cards/person/person-card.ts'
import { placeCard } from '../cards/place/place-card.ts'
import type { CardDeclaration } from './define-card.ts'
import { fieldsOf } from './fields.ts'
import { mergeCards, mergeFields } from './merge-cards.ts'
import { relinkValues } from './relink-values.ts'

const person = personCard as unknown as CardDeclaration
const place = placeCard as unknown as CardDeclaration
const ids = ['1', '2']

const canaletto = {
  entityType: { id: 5 },
  names: [{ id: 'a', name: 'Canaletto', preferred: true }],
  roles: [{ id: '10' }],
  remarks: 'one',
}
const canal = {
  entityType: { id: 5 },
  names: [
    { id: 'a', name: 'Giovanni Antonio Canal', preferred: true },
    { id: 'b', name: 'Canaletto' },
  ],
  roles: [{ id: '10' }, { id: '11' }],
  gender: { id: '20' },
  remarks: 'two',
}

test('Of two cards that become one nothing is lost that only one of them says; what both say is the kept one’s [C-E02]', () => {
  expect(mergeFields(person, { kept: canaletto, other: canal, ids })).toEqual([
    { key: 'entityType', differs: false, proposal: 'kept', sides: ['kept'] },
    { key: 'names', differs: true, proposal: 'both', sides: ['kept', 'other', 'both'] },
    { key: 'roles', differs: true, proposal: 'both', sides: ['kept', 'other', 'both'] },
    { key: 'gender', differs: true, proposal: 'other', sides: ['kept', 'other'] },
    { key: 'remarks', differs: true, proposal: 'kept', sides: ['kept', 'other'] },
  ])
  expect(mergeCards(person, { kept: canaletto, other: canal, ids })).toEqual({
    entityType: { id: 5 },
    names: [{ id: 'a', name: 'Canaletto', preferred: true }, { name: 'Giovanni Antonio Canal' }],
    roles: [{ id: '10' }, { id: '11' }],
    gender: { id: '20' },
    remarks: 'one',
  })
})

test('Each field has the value that was chosen for it [C-E02]', () => {
  const chosen = mergeCards(
    person,
    { kept: canaletto, other: canal, ids },
    { names: 'other', roles: 'kept', remarks: 'other', gender: 'kept' },
  )
  expect(chosen).toEqual({ ...canaletto, names: canal.names, remarks: 'two' })
})

test('What two cards say of each other is left out of the one they become [C-E02] [C-E05]', () => {
  const related = (id: string) => ({ id: `r${id}`, person: { id }, note: 'friend' })
  const merged = mergeCards(person, {
    kept: { relatedPersons: [related('2'), related('3')] },
    other: { relatedPersons: [related('1')] },
    ids,
  })
  expect(merged).toEqual({ relatedPersons: [related('3')] })
  const kept = { broader: { id: '2' } }
  expect(mergeCards(place, { kept, other: { broader: { id: '7' } }, ids })).toEqual({ broader: { id: '7' } })
})

test('Rows that become equal when a reference moves are merged; other rows keep their ids [C-K08]', () => {
  const row = (id: string, person: string, note?: string) => ({
    id,
    person: { id: person },
    ...(note && { note }),
  })
  const before = { relatedPersons: [row('a', '1'), row('b', '2'), row('c', '2', 'other'), row('d', '3')] }
  expect(relinkValues(fieldsOf(person), before, '2', '1')).toEqual({
    relatedPersons: [row('a', '1'), row('c', '1', 'other'), row('d', '3')],
  })
  expect(relinkValues(fieldsOf(person), before, '1', '9').relatedPersons).toHaveLength(4)
})
