import { languages } from '#model/languages.ts'
import { faultsOf } from '#model/print-templates/check-template.ts'
import { subjectOf } from '#model/print-templates/printable-fields.ts'
import type { SayWords } from '#model/print-templates/shipped/say-words.ts'
import { type ShippedId, shippedTemplates } from '#model/print-templates/shipped/shipped-templates.ts'
import { type PrintTemplate, printTemplate } from '#model/print-templates/template.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'

export interface Shipped {
  readonly id: ShippedId
  readonly document: PrintTemplate
  /** The first of its kind about its subject. */
  readonly first: boolean
}

/** Words of the product with their paths as placeholders, in all languages. */
const sayWords =
  (texts: TextBook): SayWords =>
  (key, paths = {}) => {
    const params = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, `{{${path}}}`]))
    return Object.fromEntries(
      languages.map(language => [language, texts.say(language, `printTemplates.words.${key}`, params)]),
    )
  }

/**
 * Templates of the product, in their order.
 * @throws {Error} when one of them is wrong: the product does not start with it.
 */
export function shippedOf(texts: TextBook): readonly Shipped[] {
  const say = sayWords(texts)
  const seen = new Set<string>()
  return (Object.keys(shippedTemplates) as ShippedId[]).map(id => {
    const document = printTemplate.parse(shippedTemplates[id](say))
    const [fault] = faultsOf(document)
    if (fault || !subjectOf(document.about)) throw new Error(`template ${id}: ${JSON.stringify(fault)}`)
    const use = `${document.kind} ${document.about}`
    const first = !seen.has(use)
    seen.add(use)
    return { id, document, first }
  })
}
