import { useTranslation } from 'react-i18next'
import { type ExtentField, edges } from '#model/kinds/extent.ts'
import type { Extent } from '#model/kinds/values.ts'
import { Axis } from '../coordinates/Axis.tsx'
import { SystemSelect } from '../coordinates/SystemSelect.tsx'
import { BoxPicker, InWgs84 } from '../earth/lazy-earth.ts'
import { OnMap } from '../earth/OnMap.tsx'
import type { InputProps } from '../field-props.ts'
import { parsedValue } from '../shared/parsed-value.ts'
import styles from './Input.module.css'

type Typed = { readonly [Edge in (typeof edges)[number]]?: number | string | undefined } & {
  readonly system?: number
}

/** A box on earth: its four edges and the reference system. */
export function Input({ field, value = {}, onChange, label, control }: InputProps<ExtentField, Typed>) {
  const { t } = useTranslation()
  const system = value.system ?? 4326
  const put = (part: Typed) => {
    const next = { ...value, system, ...part }
    onChange(system === 4326 && edges.every(edge => next[edge] === undefined) ? undefined : next)
  }
  const { id, ...others } = control
  const box = parsedValue<Extent>(field, { ...value, system })
  return (
    <div className={styles.box}>
      {edges.map((edge, at) => (
        <Axis
          key={edge}
          value={value[edge]}
          onChange={typed => put({ [edge]: typed })}
          name={t(`cards.form.edges.${edge}`)}
          control={at === 0 && id !== undefined ? { ...others, id } : others}
        />
      ))}
      <div className={styles.system}>
        <SystemSelect
          value={system}
          onChange={next => onChange({ ...value, system: next })}
          control={others}
        />
      </div>
      <OnMap degrees={box && system !== 4326 && <InWgs84 value={box} />}>
        <BoxPicker
          label={t('cards.map.of', { field: label })}
          value={box}
          system={system}
          onChange={onChange}
          disabled={control.disabled ?? false}
        />
      </OnMap>
    </div>
  )
}
