import { expect, test } from 'vitest'
import { lookedUp, lookedUpAs, markedName, markedRecord, readMarked, withMuseum } from './marked-name.ts'

test('A name is read with the id behind it; one that only looks so keeps what it says [F-X07]', () => {
  expect(readMarked(markedName('Rome', '12'))).toEqual({ name: 'Rome', marked: '12' })
  expect(readMarked('Rome')).toEqual({ name: 'Rome' })
  expect(readMarked(markedName('Rome [#12]'))).toEqual({ name: 'Rome [#12]', marked: '' })
  expect(readMarked(markedName('', '12'))).toEqual({ name: '', marked: '12' })
  expect(lookedUp(lookedUpAs({ name: 'Rome [#12]' }))).toEqual({ name: 'Rome [#12]' })
  expect(lookedUp(lookedUpAs({ name: 'Rome', marked: '3-a/12' }))).toEqual({ name: 'Rome', marked: '3-a/12' })
})

test('The ids of a cell say which museum they are of, and those inside of a name do not [F-X07]', () => {
  const cell = withMuseum('Rome [#12] | Rome [#13] [#] | Paris', '3-a')
  expect(cell).toBe('Rome [#3-a/12] | Rome [#13] [#] | Paris')
  expect(markedRecord('3-a/12')).toEqual({ museum: '3-a', id: '12' })
  expect(markedRecord('12')).toEqual({ museum: '', id: '12' })
})
