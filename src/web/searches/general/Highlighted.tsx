import type { TextRange } from '#model/searches/match-ranges.ts'
import styles from './Search.module.css'

/** A text with what was looked for marked in it. */
export function Highlighted({
  text,
  ranges,
}: {
  readonly text: string
  readonly ranges: readonly TextRange[]
}) {
  const parts = ranges.flatMap(([from, to], at) => [
    text.slice(ranges[at - 1]?.[1] ?? 0, from),
    <mark key={from} className={styles.mark}>
      {text.slice(from, to)}
    </mark>,
  ])
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  )
}
