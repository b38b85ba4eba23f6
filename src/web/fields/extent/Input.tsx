import { useTranslation } from 'react-i18next'
import { type ExtentField, edges } from '#model/kinds/extent.ts'
import { Axis } from '../coordinates/Axis.tsx'
import { SystemSelect } from '../coordinates/SystemSelect.tsx'
import type { InputProps } from '../field-props.ts'
import styles from './Input.module.css'

type Typed = { readonly [Edge in (typeof edges)[number]]?: number | string | undefined } & {
  readonly system?: number
}

/** A box on earth: its four edges and the reference system. */
export function Input({ value = {}, onChange, control }: InputProps<ExtentField, Typed>) {
  const { t } = useTranslation()
  const system = value.system ?? 4326
  const put = (part: Typed) => {
    const next = { ...value, system, ...part }
    onChange(system === 4326 && edges.every(edge => next[edge] === undefined) ? undefined : next)
  }
  const { id, ...others } = control
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
    </div>
  )
}
