import { expect, test } from 'vitest'
import { rtfText } from './document-tool.ts'

test('A control word named like what every object inherits is passed over [F-T21]', () => {
  expect(rtfText(String.raw`{\rtf1 one\constructor\valueOf\par two}`)).toBe('one\ntwo')
})
