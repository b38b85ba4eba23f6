import type { Texts } from '../../texts.ts'
import type { TemplateWords } from '../shapes.ts'

/** Returns a text of the product in all languages. Parameters are paths, filled in when printing. */
export type WordingOf = (
  key: keyof Texts['printTemplates']['words'],
  paths?: Readonly<Record<string, string>>,
) => TemplateWords
