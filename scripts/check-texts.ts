// The last part of `npm run check`: what the product refuses to start with, found without a database.
import { checkTypes } from '#server/cards/check-types.ts'
import { openTextBook } from '#server/platform/i18n/texts.ts'
import { shippedOf } from '#server/print-templates/index.ts'

try {
  const texts = await openTextBook('Vitrine')
  checkTypes(texts)
  shippedOf(texts)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
