import { useTranslation } from 'react-i18next'
import { cellColumnsByPath } from '#model/engine/cells.ts'
import type { ChoiceField } from '#model/kinds/choice.ts'
import { useLabel } from '../../cards/use-label.ts'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { useImportArea } from '../import-area.ts'

export interface FixedValueProps {
  readonly path: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A value as a cell of the table would say it; of a few known ones it is chosen. */
export function FixedValue({ path, label, value, onChange }: FixedValueProps) {
  const { t } = useTranslation()
  const { type, declaration } = useImportArea()
  const labelOf = useLabel(type)
  const field = cellColumnsByPath(declaration).get(path)?.field
  const common = { 'aria-label': label, extent: 'full' } as const
  const { name = '', choices = {} } = field?.kind === 'choice' ? (field as unknown as ChoiceField) : {}
  const options =
    field?.kind === 'boolean'
      ? (['yes', 'no'] as const).map(word => ({ value: word, label: t(`import.map.${word}`) }))
      : Object.keys(choices).map(code => ({ value: code, label: labelOf(`choice/${name}/${code}`) }))
  if (options.length > 0)
    return (
      <Select
        {...common}
        value={value}
        none={t('import.map.chooseValue')}
        options={options}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  if (field?.kind === 'longText')
    return <TextArea {...common} value={value} onChange={({ target }) => onChange(target.value)} />
  return (
    <TextInput {...common} maxLength={2000} value={value} onChange={({ target }) => onChange(target.value)} />
  )
}
