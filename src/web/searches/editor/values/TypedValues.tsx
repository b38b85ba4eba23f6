import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showYears } from '#model/dates/show-years.ts'
import { isLeaf } from '#model/engine/fields.ts'
import { day } from '#model/kinds/build.ts'
import { unitsOf } from '#model/kinds/measure.ts'
import { readYears } from '#model/searches/operand.ts'
import type { SearchField } from '#model/searches/search-field.ts'
import { Input } from '../../../fields/day/Input.tsx'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { Select } from '../../../ui/form/Select.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { PillBox } from '../../../ui/suggest/PillBox.tsx'
import { SuggestInput } from '../../../ui/suggest/SuggestInput.tsx'
import styles from './Values.module.css'
import { controlOf, textAt, type ValueProps } from './value-props.ts'

/** A line of text. */
export function OneText({ values, onChange, ...rest }: ValueProps) {
  return (
    <TextInput
      {...controlOf(rest)}
      autoComplete="off"
      maxLength={500}
      value={textAt(values)}
      onChange={({ target }) => onChange(target.value === '' ? [] : [{ value: target.value }])}
    />
  )
}

/** Alternative texts, typed one after the other. Text being typed counts at once, as the last of them. */
export function SeveralTexts({ values, onChange, label, invalid }: ValueProps) {
  const { t } = useTranslation()
  // The last value is being typed until Enter or blur completes it.
  const [typing, setTyping] = useState(false)
  const closed = typing ? values.slice(0, -1) : values
  const text = typing ? (values.at(-1)?.value ?? '') : ''
  return (
    <PillBox
      label={t('searches.editor.values', { field: label })}
      values={closed.map(({ value }, at) => ({ id: String(at), label: value }))}
      removeLabel={value => t('searches.editor.removeValue', { value })}
      onRemove={id => onChange(values.filter((_, at) => String(at) !== id))}
      invalid={invalid}
    >
      <SuggestInput
        {...controlOf({ label, invalid })}
        bare
        ready={false}
        free
        options={[]}
        maxLength={500}
        {...(closed.length === 0 && { placeholder: t('searches.editor.addValue') })}
        typed={typing ? text : undefined}
        onTyped={next => {
          setTyping(Boolean(next))
          onChange(next ? [...closed, { value: next }] : closed)
        }}
        onPick={() => undefined}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) setTyping(false)
        }}
        onBlur={() => setTyping(false)}
        texts={{ none: '', loading: '', count: () => '' }}
      />
    </PillBox>
  )
}

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

interface EndProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly label: string
}

interface EndsProps extends ValueProps {
  readonly children: (end: EndProps) => ReactNode
}

/** One input, or the two ends of a range, either of which may be empty. */
export function Ends({ condition, values, onChange, label, children }: EndsProps) {
  const { t } = useTranslation()
  const [first, second] = [textAt(values), textAt(values, 1)]
  if (condition !== 'BETWEEN')
    return children({
      text: first,
      label,
      onText: value => onChange(value === '' ? [] : [{ value }]),
    })
  const write = (from: string, to: string) =>
    onChange(from === '' && to === '' ? [] : [{ value: from }, { value: to }])
  return (
    <div className={styles.ends}>
      {children({
        text: first,
        label: t('searches.editor.from', { field: label }),
        onText: value => write(value, second),
      })}
      <span aria-hidden="true">–</span>
      {children({
        text: second,
        label: t('searches.editor.to', { field: label }),
        onText: value => write(first, value),
      })}
    </div>
  )
}

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

const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'PLN'] as const

/** Units to choose from; none if the field has a fixed unit or no unit. */
function unitsOfField({ field }: SearchField): readonly string[] {
  if (!field || !isLeaf(field)) return []
  if (field.kind === 'measure') return unitsOf(field as Parameters<typeof unitsOf>[0])
  return field.kind === 'money' ? currencies : []
}

/** The unit of all numbers of a field, shown behind the input. */
const ownUnit = ({ field, own }: SearchField): string | undefined =>
  own?.name === '@completeness'
    ? '%'
    : field && 'unit' in field && typeof field.unit === 'string'
      ? field.unit
      : undefined

/** Splits a number and its unit: '32,5 cm'. */
function figureParts(text: string): { readonly figure: string; readonly unit: string } {
  const [, figure = '', unit = ''] = /^([^\p{L}%€$£]*)([\s\S]*)$/u.exec(text) ?? []
  return { figure: figure.trim(), unit: unit.trim() }
}

/** Joins number and unit; empty without a number. */
const figureText = (figure: string, unit: string): string =>
  figure.trim() === '' ? '' : [figure, unit].filter(part => part !== '').join(' ')

interface FigureProps {
  readonly field: SearchField
  readonly text: string
  readonly onText: (text: string) => void
  readonly label: string
  readonly invalid: boolean
}

/** A number, with its unit if there are several. */
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

/** A period in words, with its interpretation below: '300 – 201 B.C.'. */
export function Period({ values, onChange, ...rest }: ValueProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const text = textAt(values)
  const span = text.trim() === '' ? undefined : readYears(text, language)
  return (
    <div>
      <TextInput
        {...controlOf(rest)}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('searches.editor.periodExample')}
        value={text}
        onChange={({ target }) => onChange(target.value === '' ? [] : [{ value: target.value }])}
      />
      <span className={styles.echo} aria-live="polite">
        {span && t('searches.editor.understood', { years: showYears(span, language, { showAd: true }) })}
      </span>
    </div>
  )
}
