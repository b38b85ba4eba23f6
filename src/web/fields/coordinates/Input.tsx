import { useTranslation } from 'react-i18next'
import type { CoordinatesField } from '#model/kinds/coordinates.ts'
import { isReferenceSystem } from '#model/kinds/reference-systems.ts'
import type { Coordinates } from '#model/kinds/values.ts'
import { InWgs84, SpotPicker } from '../earth/lazy-earth.ts'
import { OnMap } from '../earth/OnMap.tsx'
import type { InputProps } from '../field-props.ts'
import styles from '../shared/Pair.module.css'
import { parsedValue } from '../shared/parsed-value.ts'
import { Axis } from './Axis.tsx'
import { SystemSelect } from './SystemSelect.tsx'

interface Typed {
  readonly x?: number | string | undefined
  readonly y?: number | string | undefined
  readonly system?: number
}

/** A point on earth: north first, as maps write it, then east, and the reference system. */
export function Input({ field, value = {}, onChange, label, control }: InputProps<CoordinatesField, Typed>) {
  const { t } = useTranslation()
  const system = value.system ?? 4326
  const unit = isReferenceSystem(system, 'degrees') ? 'degrees' : 'metres'
  const put = (part: Typed) => {
    const next = { ...value, system, ...part }
    onChange(next.x === undefined && next.y === undefined && system === 4326 ? undefined : next)
  }
  const { id: _id, ...others } = control
  const point = parsedValue<Coordinates>(field, { ...value, system })
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
      <SystemSelect value={system} onChange={next => onChange({ ...value, system: next })} control={others} />
      <OnMap degrees={point && system !== 4326 && <InWgs84 value={point} />}>
        <SpotPicker
          label={t('cards.map.of', { field: label })}
          value={point}
          system={system}
          onChange={onChange}
          disabled={control.disabled ?? false}
        />
      </OnMap>
    </div>
  )
}
