import { cellColumns } from '#model/engine/cells.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Leaf } from '#model/kinds/field.ts'
import type { Words } from '#model/kinds/kind.ts'
import { kindOf } from '#model/kinds/registry.ts'
import type { Language } from '#model/languages.ts'
import { markedName } from '#model/text/marked-name.ts'

/** The words by which cells name the choices of a type of card, as plain data. */
export interface ChoiceLabels {
  readonly language: Language
  /** By the name of the choices and the id of each. */
  readonly labels: ReadonlyMap<string, string>
}

const keyOf = (name: string, id: number): string => `${name} ${id}`

/** Labels of the choices of a card type. */
export function labelsOfChoices(declaration: Pick<CardDeclaration, 'sections'>, words: Words): ChoiceLabels {
  const sets = cellColumns(declaration).flatMap(({ field }) => {
    const leaf = field as Leaf
    return kindOf(leaf).choicesOf?.(leaf as never) ?? []
  })
  return {
    language: words.language,
    labels: new Map(
      sets.flatMap(({ name, choices }) =>
        Object.values(choices).map(id => [keyOf(name, id), words.choice(name, id)] as const),
      ),
    ),
  }
}

/** The words that reading a cell asks for; none that only showing one needs. */
export const wordsOfLabels = ({ language, labels }: ChoiceLabels): Words => ({
  language,
  choice: (name, id) => labels.get(keyOf(name, id)) ?? '',
  term: ({ name = '' }) => name,
  link: ({ name = '', marked }) => (marked === undefined ? name : markedName(name, marked)),
  yesNo: String,
})
