import { useTranslation } from 'react-i18next'
import { Select } from '../../../ui/form/Select.tsx'
import { textIn } from '../part.ts'
import { useFault } from '../use-fault.ts'
import { PropertyRow } from './PropertyRow.tsx'
import type { PropertyProps } from './property-props.ts'

/** One of a few. */
export function ChoiceProperty({ property, part, place, onChange }: PropertyProps<'choice'>) {
  const { t } = useTranslation()
  const faultAt = useFault()
  const { options, name, label } = property
  return (
    <PropertyRow label={t(label)} problem={faultAt(place)}>
      {control => (
        <Select
          {...control}
          extent="full"
          value={textIn(part, name) || options[0]?.value}
          options={options.map(option => ({ value: option.value, label: t(option.label) }))}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </PropertyRow>
  )
}
