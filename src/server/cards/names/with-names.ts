import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { declaredValues } from '#model/engine/earlier-values.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { mapRefs } from '#model/engine/map-refs.ts'
import { withQualifiers } from '#model/engine/qualify.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import type { Language } from '#model/languages.ts'
import type { KnownNames } from './known-names.ts'
import { naming } from './naming.ts'

/** The fields of a card, or of another sheet, with the names of their references filled in, in one language. */
export const withNames = (
  declaration: Sheet,
  card: CardValues,
  names: KnownNames,
  language: Language,
): CardValues => {
  const fields = fieldsOf(declaration)
  return withQualifiers(fields, mapRefs(fields, declaredValues(fields, card), naming(names, language)))
}

/** The same, for who reads a few of its fields: names are filled in field by field, as each is asked for. */
export function withNamesWhereRead(
  declaration: CardDeclaration,
  card: CardValues,
  names: KnownNames,
  language: Language,
): CardValues {
  const fields = fieldsOf(declaration)
  const mapper = naming(names, language)
  return new Proxy(card, {
    get: (values, key: string) =>
      values[key] === undefined ? undefined : mapRefs(fields, { [key]: values[key] }, mapper)[key],
  })
}
