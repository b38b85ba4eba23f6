import { type KeyboardEvent, useEffect, useState } from 'react'
import { NumberInput } from '../form/NumberInput.tsx'
import styles from './Facets.module.css'

export interface Range {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

export interface RangeBar {
  readonly from: number
  readonly to: number
  readonly count: number
}

export interface RangeFacetProps {
  readonly value: Range
  /** After Enter, or when one leaves a box. */
  readonly onChange: (value: Range) => void
  /** The distribution of the values. */
  readonly bars?: readonly RangeBar[]
  readonly texts: { readonly from: string; readonly to: string; readonly bar: (bar: RangeBar) => string }
}

const touches = (bar: RangeBar, { from = -Infinity, to = Infinity }: Range) =>
  bar.to >= from && bar.from <= to

/** From–to, with bars that show how the values are spread; pressing a bar selects its bounds. */
export function RangeFacet({ value, onChange, bars = [], texts }: RangeFacetProps) {
  const [draft, setDraft] = useState<Range>(value)
  const { from, to } = value
  useEffect(() => setDraft({ from, to }), [from, to])
  const commit = () => {
    if (draft.from !== from || draft.to !== to) onChange(draft)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    commit()
  }
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <div className={styles.range}>
      {bars.length > 0 && (
        // The boxes below do the same from the keyboard.
        <div className={styles.bars} aria-hidden="true">
          {bars.map(bar => (
            <button
              key={bar.from}
              type="button"
              tabIndex={-1}
              className={styles.bar}
              title={texts.bar(bar)}
              data-inside={touches(bar, value) || undefined}
              onClick={() => onChange({ from: bar.from, to: bar.to })}
            >
              <span
                style={{ height: `${bar.count === 0 ? 0 : Math.max(4, (bar.count / highest) * 100)}%` }}
              />
            </button>
          ))}
        </div>
      )}
      <div className={styles.bounds}>
        <NumberInput
          aria-label={texts.from}
          placeholder={texts.from}
          value={draft.from}
          onChange={next => setDraft({ ...draft, from: next })}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <span aria-hidden="true">–</span>
        <NumberInput
          aria-label={texts.to}
          placeholder={texts.to}
          value={draft.to}
          onChange={next => setDraft({ ...draft, to: next })}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  )
}
