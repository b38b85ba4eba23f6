import { authorityKind } from './authority.ts'
import { booleanKind } from './boolean.ts'
import { choiceKind } from './choice.ts'
import { coordinatesKind } from './coordinates.ts'
import { dateKind } from './date.ts'
import { dayKind } from './day.ts'
import { extentKind } from './extent.ts'
import type { Leaf } from './field.ts'
import { identifierKind } from './identifier.ts'
import type { Kind } from './kind.ts'
import type { KindName } from './kind-names.ts'
import { linkKind } from './link.ts'
import { measureKind } from './measure.ts'
import { moneyKind } from './money.ts'
import { numberKind } from './number.ts'
import { regionKind } from './region.ts'
import { termKind, termsKind } from './term.ts'
import { longTextKind, textKind } from './text.ts'
import { translatedKind } from './translated.ts'
import { urlKind } from './url.ts'

const kinds = {
  text: textKind,
  longText: longTextKind,
  translated: translatedKind,
  identifier: identifierKind,
  authority: authorityKind,
  url: urlKind,
  number: numberKind,
  boolean: booleanKind,
  day: dayKind,
  date: dateKind,
  choice: choiceKind,
  term: termKind,
  terms: termsKind,
  money: moneyKind,
  measure: measureKind,
  coordinates: coordinatesKind,
  extent: extentKind,
  region: regionKind,
  link: linkKind,
} satisfies Record<KindName, unknown>

/** Returns the definition of a field's kind. The registry pairs each kind with its own fields, which types cannot follow from here. */
export const kindOf = (field: Leaf): Kind<Leaf, unknown> =>
  kinds[field.kind] as unknown as Kind<Leaf, unknown>
