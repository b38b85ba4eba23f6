import { useTranslation } from 'react-i18next'
import type { Part } from '../part.ts'
import type { PropertyProps } from './property-props.ts'
import { WordsField } from './WordsField.tsx'

/** Words in several languages. */
export function WordsProperty({ property, part, place, onChange }: PropertyProps<'words'>) {
  const { t } = useTranslation()
  return (
    <WordsField
      label={t(property.label)}
      words={(part[property.name] ?? {}) as Part}
      place={place}
      onChange={onChange}
    />
  )
}
