import type { ComponentType } from 'react'
import { conditions } from '#model/kinds/conditions.ts'
import type { PropertyType } from '#model/kinds/property-types.ts'
import { PictureValue } from '../../looks/PictureValue.tsx'
import { Cards, Choices, Procedures, Terms } from './PickedValues.tsx'
import { Day, Ends, Figure, OneText, Period, SeveralTexts, YesNo } from './TypedValues.tsx'
import type { ValueProps } from './value-props.ts'

const Texts = (props: ValueProps) =>
  conditions[props.condition].takes === 'several' ? <SeveralTexts {...props} /> : <OneText {...props} />

const Figures = (props: ValueProps) => (
  <Ends {...props}>{end => <Figure {...end} field={props.field} invalid={props.invalid} />}</Ends>
)

const Days = (props: ValueProps) => <Ends {...props}>{end => <Day {...end} invalid={props.invalid} />}</Ends>

const Looks = ({ values, onChange }: ValueProps) => (
  <PictureValue
    values={values.map(({ value }) => value)}
    onChange={next => onChange(next.map(value => ({ value })))}
  />
)

/** The input for the values of each type of property. */
const inputs: Readonly<Record<PropertyType, ComponentType<ValueProps>>> = {
  TEXT: Texts,
  LONG_TEXT: OneText,
  NUMBER: Figures,
  QUANTITY: Figures,
  BOOLEAN: YesNo,
  DAY: Days,
  MOMENT: Days,
  PERIOD: Period,
  CHOICE: Choices,
  TERM: Terms,
  LINK: Cards,
  PRESENCE: OneText,
  LOOKS: Looks,
  PROCEDURE: Procedures,
  AVAILABILITY: Days,
}

/** The values of a line, in the component of their type; renders nothing for conditions without values. */
export function ValueInput(props: ValueProps) {
  const { field, condition } = props
  if (conditions[condition].takes === 'none') return null
  // Terms and records can also be searched by a word in their names.
  const Input =
    condition === 'CONTAINS' || condition === 'NOT_CONTAINS' ? OneText : inputs[field.propertyType]
  return <Input {...props} />
}
