import { Fragment } from 'react'
import type { CitationRun, RunStyle } from '#model/bibliography/citation-runs.ts'
import { noCitation } from '#model/bibliography/citation-styles.ts'
import styles from './Citations.module.css'

const tags: Readonly<Record<RunStyle, 'i' | 'b' | 'u' | 'sup' | 'sub' | 'span'>> = {
  italic: 'i',
  bold: 'b',
  underline: 'u',
  sup: 'sup',
  sub: 'sub',
  smallCaps: 'span',
}

/** A citation, in italics where its style has them; '[no data]' without a text (C-K18). */
export function CitationText({ runs }: { readonly runs: readonly CitationRun[] }) {
  if (runs.length === 0) return <span className={styles.none}>{noCitation}</span>
  return runs.map(({ text, style }, at) => {
    const Tag = style ? tags[style] : Fragment
    const look = style === 'smallCaps' ? { className: styles.smallCaps } : {}
    return (
      // Runs have no names of their own and never move.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Tag key={at} {...look}>
        {text}
      </Tag>
    )
  })
}
