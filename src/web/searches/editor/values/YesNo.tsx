import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { textAt, type ValueProps } from './value-props.ts'

/** Yes or no. */
export function YesNo({ values, onChange, label }: ValueProps) {
  const { t } = useTranslation()
  const options = [
    { value: 'true', label: t('searches.editor.yes') },
    { value: 'false', label: t('searches.editor.no') },
  ]
  return (
    <SegmentedControl
      label={label}
      value={textAt(values)}
      options={options}
      onChange={value => onChange([{ value }])}
    />
  )
}
