import { useTranslation } from 'react-i18next'
import {
  type DatePeriod,
  type DatePoint,
  type DateType,
  dateQualifiers,
  type Era,
  eras,
  periodParts,
} from '#model/dates/complex-date.ts'
import { NumberInput } from '../../ui/form/NumberInput.tsx'
import { Select } from '../../ui/form/Select.tsx'
import styles from './Date.module.css'

export interface SidePartsProps {
  /** 'From', 'To'. */
  readonly name: string
  readonly type: DateType
  readonly point: DatePoint | undefined
  readonly period: DatePeriod | undefined
  readonly era: Era
  readonly onPoint: (point: DatePoint | undefined) => void
  readonly onPeriod: (period: DatePeriod | undefined) => void
  readonly onEra: (era: Era) => void
}

const without = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined && part !== '')) as T

/** One side of a date: qualifier, day, month and year, or the number and part of a century or millennium, and the era. */
export function SideParts({ name, type, point, period, era, onPoint, onPeriod, onEra }: SidePartsProps) {
  const { t } = useTranslation()
  const named = (part: string) => `${name}: ${part}`
  const putPoint = (part: Partial<DatePoint>) => {
    const next = without({ ...point, ...part })
    onPoint(next.year === undefined ? undefined : (next as DatePoint))
  }
  const putPeriod = (part: Partial<DatePeriod>) => {
    const next = without({ ...period, ...part })
    onPeriod(next.number === undefined ? undefined : (next as DatePeriod))
  }
  const isPoint = type === 'YEAR'
  const qualifier = (isPoint ? point : period)?.qualifier ?? ''
  return (
    <div className={styles.side}>
      <span className={styles.name}>{name}</span>
      <Select
        extent="full"
        aria-label={named(t('cards.form.date.qualifier'))}
        none={t('cards.form.date.exact')}
        options={dateQualifiers.map(value => ({ value, label: t(`cards.form.date.qualifiers.${value}`) }))}
        value={qualifier}
        onChange={({ target }) => {
          const chosen = { qualifier: (target.value || undefined) as DatePoint['qualifier'] }
          if (isPoint) putPoint(chosen as Partial<DatePoint>)
          else putPeriod(chosen as Partial<DatePeriod>)
        }}
      />
      {isPoint ? (
        (['day', 'month', 'year'] as const).map(part => (
          <NumberInput
            key={part}
            extent="full"
            aria-label={named(t(`cards.form.date.${part}`))}
            placeholder={t(`cards.form.date.${part}`)}
            value={point?.[part]}
            onChange={number => putPoint({ [part]: number })}
          />
        ))
      ) : (
        <>
          <Select
            extent="full"
            className={styles.wide}
            aria-label={named(t('cards.form.date.part'))}
            none={t('cards.form.date.whole')}
            options={periodParts.map(value => ({ value, label: t(`cards.form.date.parts.${value}`) }))}
            value={period?.part ?? ''}
            onChange={({ target }) =>
              putPeriod({ part: (target.value || undefined) as DatePeriod['part'] } as Partial<DatePeriod>)
            }
          />
          <NumberInput
            extent="full"
            aria-label={named(t(`cards.form.date.types.${type}`))}
            placeholder={t(`cards.form.date.types.${type}`)}
            value={period?.number}
            onChange={number => putPeriod({ number } as Partial<DatePeriod>)}
          />
        </>
      )}
      <Select
        extent="full"
        aria-label={named(t('cards.form.date.era'))}
        options={eras.map(value => ({ value, label: t(`cards.form.date.eras.${value}`) }))}
        value={era}
        onChange={({ target }) => onEra(target.value as Era)}
      />
    </div>
  )
}
