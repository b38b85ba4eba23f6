import { useTranslation } from 'react-i18next'
import { day } from '#model/kinds/build.ts'
import { Input } from '../../../fields/day/Input.tsx'

interface DayProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly label: string
  readonly invalid: boolean
}

const field = day()

/** A day, typed or picked. */
export function Day({ text, onText, label, invalid }: DayProps) {
  const { t } = useTranslation()
  return (
    <Input
      field={field}
      value={text || undefined}
      onChange={value => onText(typeof value === 'string' ? value : '')}
      label={label || t('searches.editor.title')}
      control={{ 'aria-label': label, ...(invalid && { 'aria-invalid': true }) }}
    />
  )
}
