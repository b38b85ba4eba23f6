import { expect, test } from 'vitest'
import { cardTypes } from '../record-types.ts'
import { fileCard } from './file/file-card.ts'
import { recordsOfLines, typesOfLines } from './records-of-lines.ts'

test('Lines are about records of one list, whatever their type [C-P03]', () => {
  expect(recordsOfLines({ of: ['file'] })).toBe(fileCard)
  expect(recordsOfLines({ of: ['person', 'organization'] }).type).toBe('person')
  expect(typesOfLines({ of: ['person', 'organization'] })).toEqual([cardTypes.person, cardTypes.organization])
  expect(() => recordsOfLines({ of: ['object', 'file'] })).toThrow('object, file are not')
  expect(() => recordsOfLines({ of: [] })).toThrow('records of one list')
})
