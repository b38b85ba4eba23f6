import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { readTemplate, type TemplateRow } from '#model/api/print-templates.ts'
import { type LabelMedium, labelsAPage } from '#model/print-templates/label.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { classes } from '../../ui/classes.ts'
import { NumberInput } from '../../ui/form/NumberInput.tsx'
import styles from './Print.module.css'

/** The place an arrow key leads to on a sheet of labels, counted from 1 along its rows; undefined for keys that lead nowhere. */
export function placeAfter(
  key: string,
  place: number,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): number | undefined {
  const last = columns * rows
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: 1 - place,
    End: last - place,
  }
  const step = steps[key]
  if (step === undefined) return undefined
  const next = place + step
  return next < 1 || next > last ? place : next
}

interface StartPlaceProps {
  readonly medium: Extract<LabelMedium, { readonly type: 'sheet' }>
  /** Counted from 1, along the rows. */
  readonly value: number
  readonly onChange: (place: number) => void
}

/** A sheet of labels, drawn small: its first free label is clicked, or reached with the arrow keys. */
function StartPlace({ medium, value, onChange }: StartPlaceProps) {
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

const most = 100

interface Place {
  readonly start: number
  readonly copies: number
}

interface LabelOptionsProps {
  readonly template: TemplateRow
  readonly value: Place
  readonly onChange: (place: Place) => void
}

/** The number of copies of each label, and the first free place on a used sheet. */
export function LabelOptions({ template, value, onChange }: LabelOptionsProps) {
  const { t } = useTranslation()
  const copies = useId()
  const { data } = useQuery(endpointQuery(readTemplate, { params: { templateId: template.id } }))
  const medium = data?.document.family === 'label' ? data.document.medium : undefined
  const isWrong = !(Number.isInteger(value.copies) && value.copies >= 1 && value.copies <= most)
  return (
    <div className={styles.labels}>
      <div className={styles.copies}>
        <label htmlFor={copies}>{t('templates.print.copies')}</label>
        <NumberInput
          id={copies}
          inputMode="numeric"
          value={value.copies || undefined}
          aria-invalid={isWrong || undefined}
          onChange={next => onChange({ ...value, copies: next ?? 0 })}
        />
        {isWrong && <p className={styles.failure}>{t('templates.print.copiesProblem', { max: most })}</p>}
      </div>
      {medium?.type === 'sheet' && labelsAPage(medium) > 1 && (
        <div className={styles.start}>
          <StartPlace
            medium={medium}
            value={Math.min(value.start, labelsAPage(medium))}
            onChange={start => onChange({ ...value, start })}
          />
          <div>
            <strong>{t('templates.print.start')}</strong>
            <p>{t('templates.print.startHint')}</p>
            <p role="status">
              {t('templates.print.place', {
                row: Math.ceil(value.start / medium.columns),
                column: ((value.start - 1) % medium.columns) + 1,
              })}
            </p>
          </div>
        </div>
      )}
    </div>
  )
}
