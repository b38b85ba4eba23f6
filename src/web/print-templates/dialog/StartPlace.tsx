import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LabelMedium } from '#model/print-templates/label.ts'
import { classes } from '../../ui/classes.ts'
import styles from './Print.module.css'
import { placeAfter } from './place-after.ts'

export interface StartPlaceProps {
  readonly medium: Extract<LabelMedium, { readonly type: 'sheet' }>
  /** Counted from 1, along the rows. */
  readonly value: number
  readonly onChange: (place: number) => void
}

/** A sheet of labels, drawn small: its first free label is clicked, or reached with the arrow keys. */
export function StartPlace({ medium, value, onChange }: StartPlaceProps) {
  const { t } = useTranslation()
  const sheet = useRef<HTMLDivElement>(null)
  const { page, columns, rows, width, height, top, left, gapX, gapY } = medium
  const percent = (length: number, of: number) => `${(100 * length) / of}%`
  const press = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, value, medium)
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
    sheet.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next - 1]?.focus()
  }
  return (
    <div
      ref={sheet}
      role="radiogroup"
      aria-label={t('templates.print.start')}
      className={styles.sheet}
      style={{ aspectRatio: `${page.width} / ${page.height}` }}
      onKeyDown={press}
    >
      {Array.from({ length: columns * rows }, (_, at) => {
        const place = at + 1
        const [column, row] = [at % columns, Math.floor(at / columns)]
        return (
          // biome-ignore lint/a11y/useSemanticElements: a place on a sheet, drawn to scale
          <button
            key={place}
            type="button"
            role="radio"
            aria-checked={place === value}
            aria-label={t('templates.print.place', { row: row + 1, column: column + 1 })}
            tabIndex={place === value ? 0 : -1}
            onClick={() => onChange(place)}
            className={classes(styles.place, place < value && styles.used, place === value && styles.first)}
            style={{
              left: percent(left + column * (width + gapX), page.width),
              top: percent(top + row * (height + gapY), page.height),
              width: percent(width, page.width),
              height: percent(height, page.height),
            }}
          />
        )
      })}
    </div>
  )
}
