import { expect, test } from 'vitest'
import { checkTypes } from '#server/cards/check-types.ts'
import { openTextBook } from '#server/platform/i18n/texts.ts'

test('The product starts with its types and texts: they are right and complete in four languages [P-S16]', async () => {
  const texts = await openTextBook('Vitrine')
  expect(() => checkTypes(texts)).not.toThrow()
})
