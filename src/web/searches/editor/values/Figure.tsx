import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchField } from '#model/searches/search-field.ts'
import { Select } from '../../../ui/form/Select.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { figureParts, figureText, ownUnit, unitsOfField } from './figure-text.ts'
import styles from './Values.module.css'
import { controlOf } from './value-props.ts'

interface FigureProps {
  readonly field: SearchField
  readonly text: string
  readonly onText: (text: string) => void
  readonly label: string
  readonly invalid: boolean
}

/** A number, with the unit where there are several. */
export function Figure({ field, text, onText, label, invalid }: FigureProps) {
  const { t } = useTranslation()
  const units = unitsOfField(field)
  const [lastUnit, setLastUnit] = useState(units[0] ?? '')
  const { figure, unit } = figureParts(text)
  const inForce = units.find(each => each === unit) ?? (unit === '' ? lastUnit : unit)
  const own = ownUnit(field)
  const input = (
    <TextInput
      {...controlOf({ label, invalid })}
      inputMode="decimal"
      autoComplete="off"
      value={units.length > 0 ? figure : text}
      {...(own !== undefined && { end: own })}
      onChange={({ target }) => {
        const typed = figureParts(target.value)
        onText(units.length === 0 ? target.value : figureText(typed.figure, typed.unit || inForce))
      }}
    />
  )
  if (units.length === 0) return input
  return (
    <div className={styles.figure}>
      {input}
      <Select
        extent="full"
        aria-label={t('searches.editor.unit', { field: label })}
        options={[...new Set([...units, inForce])].map(name => ({ value: name, label: name }))}
        value={inForce}
        onChange={({ target }) => {
          setLastUnit(target.value)
          onText(figureText(figure, target.value))
        }}
      />
    </div>
  )
}
