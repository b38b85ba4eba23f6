import type { CardDeclaration } from '#model/engine/define-card.ts'
import { lineSection } from '#model/engine/line-sheet.ts'
import type { Language } from '#model/languages.ts'
import { cardTypes } from '#model/record-types.ts'
import { anyLink, pathInLine, type SearchField, throughLines } from '#model/searches/search-field.ts'
import { labelText } from '#server/cards/index.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'

const between = ' › '

/** A class as people call it. */
export const classLabel = (texts: TextBook, language: Language, { type }: CardDeclaration): string =>
  texts.translate(language, `${type}.words.list` as TextKey)

/** A declared field with the groups it is in, and of a line with what that is called; a repeated name is given once. */
function declaredLabels(
  texts: TextBook,
  language: Language,
  declaration: CardDeclaration,
  path: string,
): string[] {
  const inLine = pathInLine(path)
  const keys = (inLine ?? path).split('/')
  return [
    ...(inLine === undefined ? [] : [`section/${lineSection}`]),
    ...keys.map((_, at) => keys.slice(0, at + 1).join('/')),
  ]
    .map(key => labelText(texts, language, declaration, key))
    .filter((label, at, all) => label !== all[at - 1])
}

const ownLabel = (texts: TextBook, language: Language, name: string): string =>
  texts.translate(language, `searches.own.${name.slice(1)}` as TextKey)

/** A field of a search as people call it, with the links, lines and groups that lead to it: 'Makers › Author › Persons › Birth › Place'. */
export function fieldLabel(
  texts: TextBook,
  language: Language,
  from: CardDeclaration,
  { steps, declaration, path, own }: SearchField,
): string {
  const through = steps.flatMap(({ via, to }, at) => {
    const declaring = steps[at - 1]?.to ?? from
    const link =
      via === throughLines
        ? []
        : via === anyLink
          ? [ownLabel(texts, language, '@linked')]
          : declaredLabels(texts, language, declaring, via)
    return [...link, classLabel(texts, language, to)]
  })
  const last = own
    ? [ownLabel(texts, language, own.name)]
    : declaredLabels(texts, language, declaration, path)
  return [...through, ...last].join(between)
}

/** Id of a class. */
export const classIdOf = ({ type }: CardDeclaration): number => cardTypes[type]
