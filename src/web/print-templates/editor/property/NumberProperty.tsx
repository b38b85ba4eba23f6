import { useTranslation } from 'react-i18next'
import { useDecimalSign } from '../../../platform/i18n/use-decimal-sign.ts'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { useFault } from '../use-fault.ts'
import { PropertyRow } from './PropertyRow.tsx'
import type { PropertyProps } from './property-props.ts'

/** A length, a size of letters, a number of things. */
export function NumberProperty({ property, part, place, onChange }: PropertyProps<'number'>) {
  const { t } = useTranslation()
  const faultAt = useFault()
  const decimalSign = useDecimalSign()
  const value = part[property.name]
  return (
    <PropertyRow label={t(property.label)} problem={faultAt(place)}>
      {control => (
        <NumberInput
          {...control}
          extent="full"
          decimalSign={decimalSign}
          value={typeof value === 'number' ? value : undefined}
          end={property.unit}
          // An empty box is pointed out, and not taken for what is usual.
          onChange={number => onChange(number ?? null)}
        />
      )}
    </PropertyRow>
  )
}
