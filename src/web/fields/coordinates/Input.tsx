import { useTranslation } from 'react-i18next'
import type { CoordinatesField } from '#model/kinds/coordinates.ts'
import { readNumber } from '#model/kinds/number.ts'
import { isReferenceSystem, referenceSystemName, referenceSystems } from '#model/kinds/reference-systems.ts'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { ControlAttributes, InputProps } from '../field-props.ts'
import styles from '../shared/Pair.module.css'
import { useTypedText } from '../shared/use-typed-text.ts'

interface Typed {
  readonly x?: number | string | undefined
  readonly y?: number | string | undefined
  readonly system?: number
}

interface AxisProps {
  readonly value: number | string | undefined
  readonly onChange: (value: number | string | undefined) => void
  readonly name: string
  readonly control: ControlAttributes
}

function Axis({ value, onChange, name, control }: AxisProps) {
  const [text, take] = useTypedText<number>(value, readNumber, String, onChange)
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...control}
      aria-label={name}
      placeholder={name}
      value={text}
      onChange={({ target }) => take(target.value)}
    />
  )
}

const systems = referenceSystems.map(code => ({ value: String(code), label: referenceSystemName(code) }))

/** A point on earth: north first, as maps write it, then east, and the reference system. */
export function Input({ value = {}, onChange, control }: InputProps<CoordinatesField, Typed>) {
  const { t } = useTranslation()
  const system = value.system ?? 4326
  const unit = isReferenceSystem(system, 'degrees') ? 'degrees' : 'metres'
  const put = (part: Typed) => {
    const next = { ...value, system, ...part }
    onChange(next.x === undefined && next.y === undefined && system === 4326 ? undefined : next)
  }
  const { id: _id, ...others } = control
  return (
    <div className={styles.three}>
      <Axis
        value={value.y}
        onChange={y => put({ y })}
        name={t(`cards.form.axes.${unit}.y`)}
        control={control}
      />
      <Axis
        value={value.x}
        onChange={x => put({ x })}
        name={t(`cards.form.axes.${unit}.x`)}
        control={others}
      />
      <Select
        extent="full"
        {...others}
        aria-label={t('cards.form.referenceSystem')}
        options={systems}
        value={String(system)}
        onChange={({ target }) => onChange({ ...value, system: Number(target.value) })}
      />
    </div>
  )
}
