import { useTranslation } from 'react-i18next'
import { referenceSystemName, referenceSystems } from '#model/kinds/reference-systems.ts'
import { Select } from '../../ui/form/Select.tsx'
import type { ControlAttributes } from '../field-props.ts'

const systems = referenceSystems.map(code => ({
  value: String(code),
  label: `${referenceSystemName(code)} (EPSG:${code})`,
}))

export interface SystemSelectProps {
  readonly value: number
  readonly onChange: (system: number) => void
  readonly control: Omit<ControlAttributes, 'id'>
}

/** In which of the 49 reference systems numbers are written (C-E05). */
export function SystemSelect({ value, onChange, control }: SystemSelectProps) {
  const { t } = useTranslation()
  return (
    <Select
      extent="full"
      {...control}
      aria-label={t('cards.form.referenceSystem')}
      options={systems}
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  )
}
