import { defaultZone } from '#model/dates/museum-day.ts'
import { SelectField, type SelectFieldProps } from '../ui/SelectField.tsx'

const zones: readonly string[] = Intl.supportedValuesOf('timeZone')

/** The time zone by whose clocks the days of the museum go. */
export function ZoneField({
  value,
  ...field
}: Omit<SelectFieldProps, 'options'> & { readonly value: string }) {
  const known = value === '' || zones.includes(value) ? zones : [value, ...zones]
  return (
    <SelectField
      {...field}
      value={value || defaultZone}
      options={known.map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
    />
  )
}
