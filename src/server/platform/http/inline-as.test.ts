import { expect, test } from 'vitest'
import { attachedAs, inlineAs } from './inline-as.ts'

test('A name is kept as it is written, but for what deceives the eye about its end', () => {
  expect(inlineAs('Zażółć (1).pdf')).toBe("inline; filename*=UTF-8''Za%C5%BC%C3%B3%C5%82%C4%87%20%281%29.pdf")
  expect(attachedAs('loan\u202efdp.exe\r\nX: 1')).toBe("attachment; filename*=UTF-8''loanfdp.exe%20X%3A%201")
})
