import { inLanguage } from '#model/kinds/translated.ts'
import type { PlainBlock } from '#model/papers/blocks.ts'
import type { TemplateWords } from '#model/papers/shapes.ts'
import { placeholdersIn } from '#model/print-templates/placeholders.ts'
import type { PrintTemplate } from '#model/print-templates/template.ts'
import type { Filling } from './fill-label.ts'
import type { ScopeValues } from './scope-values.ts'

/** Sentences of a block, each of which has a hole where one of its placeholders is empty. */
function sentencesOf(block: PlainBlock): readonly TemplateWords[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'terms':
      return [block.text]
    case 'signatures':
      return block.lines
    default:
      return []
  }
}

/**
 * Returns the names of what a document speaks of and has not got: 'Borrower', in a loan without one. Fields under their labels are left out
 * where they are empty, and do not count.
 */
export function missingIn(
  template: PrintTemplate,
  whole: ScopeValues,
  { language, nameOf }: Pick<Filling, 'language' | 'nameOf'>,
): readonly string[] {
  if (template.family !== 'document') return []
  const paths = template.blocks
    .flatMap(block => (block.type === 'table' || block.type === 'each' ? [] : sentencesOf(block)))
    .flatMap(words => placeholdersIn(inLanguage(words, language)))
    .filter(path => !path.startsWith('@') && whole.text(path).trim() === '')
  return [...new Set(paths)].map(nameOf)
}
