import type { Texts } from '../../texts.ts'
import type { TemplateWords } from '../shapes.ts'

/** Words of the product in all its languages. Parameters are paths: what stands there is filled in when something is printed. */
export type SayWords = (
  key: keyof Texts['printTemplates']['words'],
  paths?: Readonly<Record<string, string>>,
) => TemplateWords
