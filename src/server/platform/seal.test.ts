import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

test('what is sealed can be read again, and looks different each time', () => {
  const seal = createSeal('a secret of this installation', 'second factor')
  expect(seal.open(seal.close('JBSWY3DPEHPK3PXP'))).toBe('JBSWY3DPEHPK3PXP')
  expect(seal.close('x')).not.toEqual(seal.close('x'))
})

test('neither another installation, nor another purpose, nor altered bytes open it', () => {
  const seal = createSeal('one', 'a')
  const sealed = seal.close('word')
  expect(() => createSeal('two', 'a').open(sealed)).toThrow()
  expect(() => createSeal('one', 'b').open(sealed)).toThrow()
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(() => seal.open(sealed)).toThrow()
})
