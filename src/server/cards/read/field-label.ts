import type { CardDeclaration } from '#model/engine/define-card.ts'
import { allFields } from '#model/engine/fields.ts'
import type { Language } from '#model/languages.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { sayLabel } from '../names/words-of.ts'

/** Whether nothing else in a structure links to cards: then its own name says enough. */
const linksAlone = (declaration: CardDeclaration, structure: string): boolean =>
  [...allFields(declaration).values()].filter(
    ({ path, field }) => path.startsWith(`${structure}/`) && 'types' in field,
  ).length === 1

/**
 * What a field that links to cards is called, as groups of linked cards show it: 'Makers and cultures', or, where several fields of a row
 * link, each by its own name: 'Excavations: Director'.
 */
export function fieldLabel(
  texts: TextBook,
  language: Language,
  declaration: CardDeclaration,
  path: string,
): string {
  const above = path.slice(0, path.lastIndexOf('/'))
  const say = (key: string) => sayLabel(texts, language, declaration, key)
  if (!path.includes('/')) return say(path)
  return linksAlone(declaration, above) ? say(above) : `${say(above)}: ${say(path)}`
}
