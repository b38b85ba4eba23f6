import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { fieldsOf, isLeaf, isList } from '#model/engine/fields.ts'
import { rowsOf, type Values, valuesOf } from '#model/engine/values.ts'
import type { Fields } from '#model/kinds/field.ts'
import type { Problems, Words } from '#model/kinds/kind.ts'
import { kindOf } from '#model/kinds/registry.ts'
import type { Language } from '#model/languages.ts'

/** Names stay names: terms are found later, all at once. */
const wordsIn = (language: Language): Words => ({
  language,
  term: ({ name = '' }) => name,
  link: ({ name = '' }) => name,
  choice: (_name, id) => String(id),
  yesNo: String,
})

function readFields(fields: Fields, written: Values, problems: Problems, words: Words): Values {
  return Object.fromEntries(
    Object.entries(written).map(([key, value]) => {
      const [field, inside] = [fields[key], problems.at(key)]
      if (!field) return [key, value]
      if (isLeaf(field))
        return [key, typeof value === 'string' ? kindOf(field).read(value, field, inside, words) : value]
      if (isList(field))
        return [
          key,
          rowsOf(value).map((row, at) => readFields(field.fields, row, inside.at(String(at)), words)),
        ]
      return [key, readFields(field.fields, valuesOf(value), inside, words)]
    }),
  )
}

/**
 * Reads a card that is written as people type, with the readers the import of tables uses: terms and links come back by name.
 * @param language of the words in it, dates above all.
 */
export const readWritten = (
  declaration: Pick<CardDeclaration, 'sections'>,
  written: CardValues,
  problems: Problems,
  language: Language,
): CardValues => readFields(fieldsOf(declaration), written, problems, wordsIn(language))
