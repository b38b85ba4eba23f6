import { lineOf } from '../picture/marks-of.ts'
import styles from './Damages.module.css'

export interface DamageSignProps {
  readonly number: number
  readonly values: Readonly<Record<string, unknown>>
}

/** The number of a damage with its line style on the picture, as a legend. */
export function DamageSign({ number, values }: DamageSignProps) {
  const { colour, dash } = lineOf(values)
  return (
    <svg className={styles.sign} viewBox="0 0 44 32" aria-hidden="true">
      <line x1="0" y1="29" x2="44" y2="29" stroke={colour} strokeWidth="3.5" strokeDasharray={dash} />
      <circle cx="22" cy="13" r="12" fill={colour} className={styles.disc} />
      <text x="22" y="13" className={styles.number}>
        {number}
      </text>
    </svg>
  )
}
