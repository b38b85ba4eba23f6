import type { TFunction } from 'i18next'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import { anyLink, resolveField } from '#model/searches/search-field.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { shortFieldName } from './short-field-name.ts'

/** The name of a field a search asks about, with what leads to it: 'Author › Place'. @returns undefined where there is no such field. */
export function searchFieldName(
  t: TFunction,
  language: Language,
  declaration: CardDeclaration,
  name: string,
): string | undefined {
  const field = resolveField(declaration, name)
  if (!field) return undefined
  const from = [declaration, ...field.steps.map(({ to }) => to)]
  const leading = field.steps.map(({ via, to }, at) =>
    via === anyLink
      ? t(cardWordKey(to.type, 'list'))
      : shortFieldName(t, language, from[at] ?? declaration, via),
  )
  return [...leading, shortFieldName(t, language, field.declaration, field.path)].join(' › ')
}
