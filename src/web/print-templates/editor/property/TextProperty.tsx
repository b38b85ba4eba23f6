import { useTranslation } from 'react-i18next'
import { textIn } from '../part.ts'
import { useFault } from '../use-fault.ts'
import type { PropertyProps } from './property-props.ts'
import { TextWithFields } from './TextWithFields.tsx'

/** A text that is the same in all languages: what a code says. */
export function TextProperty({ property, part, place, onChange }: PropertyProps<'text'>) {
  const { t } = useTranslation()
  const faultAt = useFault()
  return (
    <TextWithFields
      label={t(property.label)}
      value={textIn(part, property.name)}
      problem={faultAt(place)}
      onChange={onChange}
    />
  )
}
