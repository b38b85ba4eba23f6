import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Values.module.css'
import { textAt, type ValueProps } from './value-props.ts'

interface EndProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly label: string
}

export interface EndsProps extends ValueProps {
  readonly children: (end: EndProps) => ReactNode
}

/** One input, or the two ends of a range, of which either may stay open. */
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
