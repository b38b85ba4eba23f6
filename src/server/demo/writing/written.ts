import type { AuthorityId } from '#model/authorities/authority-id.ts'
import type { ComplexDate } from '#model/dates/complex-date.ts'
import type {
  ChoiceRef,
  Coordinates,
  Extent,
  LinkRef,
  Measure,
  Money,
  TermRef,
  Translated,
} from '#model/kinds/values.ts'

/** Values that are written as a person would type them: 'II sec. a.C.', '32,5 cm', 'ceramica attica a figure nere'. */
type Typed = AuthorityId | ComplexDate | Measure | Money | Coordinates | Extent | TermRef

type WrittenValue<Value> = Value extends string | number | boolean
  ? Value
  : Value extends Typed
    ? string
    : Value extends ChoiceRef
      ? number
      : LinkRef extends Value
        ? string
        : Value extends Translated
          ? Translated
          : Value extends readonly TermRef[]
            ? string
            : Value extends readonly (infer Row)[]
              ? readonly Written<Omit<Row, 'id'>>[]
              : Written<Value>

/** Fields of a card with what stands in them as a cell of a table would hold it; several terms have semicolons between them. */
export type Written<Values> = {
  readonly [Key in keyof Values]?: WrittenValue<Exclude<Values[Key], undefined>>
}
