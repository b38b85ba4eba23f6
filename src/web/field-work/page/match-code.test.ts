import { expect, test } from 'vitest'
import { matchCode } from './match-code.ts'

test('A code finds its object by the number, however it is written, or by the address on our labels [C-P09]', () => {
  const item = (objectId: string, number: string) => ({ objectId, number, title: '', placeId: '' })
  const items = [item('7', 'A 1'), item('8', 'Ł/12'), item('9', 'a1'), item('12', '1001')]
  const found = (code: string) => matchCode(code, items).map(({ objectId }) => objectId)
  expect(found(' ł / 12\n')).toEqual(['8'])
  // A number that was given twice: the user chooses.
  expect(found('A1')).toEqual(['7', '9'])
  expect(found('https://museum.example/app/catalogue/8?from=label')).toEqual(['8'])
  // The address names an object of another list; its digits are no number.
  expect(found('https://museum.example/app/catalogue/1001')).toEqual([])
  expect([found('1001'), found('12'), found('  ')]).toEqual([['12'], [], []])
})
