import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import type { CardArea } from '../../../cards/card-area.ts'
import { fieldValues } from '../../../cards/form/assess.ts'
import { ShownFields } from '../../../cards/shown/ShownFields.tsx'

/** Whether a text, in one of its languages, is what the card is called: that stands above already. */
const isHeading = (value: unknown, heading: string): boolean =>
  value === heading || (typeof value === 'object' && value !== null && Object.values(value).includes(heading))

/** What a card says first: the fields that come first in forms, without those it is named by. */
export function LabelFields({ area, card }: { readonly area: CardArea; readonly card: CardAnswer }) {
  const { declaration } = area
  const values = fieldValues(declaration, card)
  const number = declaration.numberPath?.split(/[./]/)[0]
  const first = Object.fromEntries(
    Object.entries(fieldsOf(declaration)).filter(
      ([key, { level, derived }]) =>
        level === 'R' && !derived && key !== number && !isHeading(values[key], card.heading),
    ),
  )
  return <ShownFields type={area.type} fields={first} values={values} title="" />
}
