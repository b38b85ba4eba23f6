import { useTranslation } from 'react-i18next'
import {
  type ComplexDate,
  type DatePeriod,
  type DatePoint,
  dateTypes,
  type Era,
  periodModes,
} from '#model/dates/complex-date.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import styles from './Date.module.css'
import { SideParts } from './SideParts.tsx'

export interface PartsProps {
  readonly date: ComplexDate | undefined
  readonly onChange: (date: ComplexDate) => void
  readonly label: string
}

const empty: ComplexDate = { periodMode: 'SINGLE', type: 'YEAR' }

/** A date by its parts, as an alternative to text and for details that text cannot express. The text follows the parts. */
export function Parts({ date, onChange, label }: PartsProps) {
  const { t } = useTranslation()
  const { text: _words, ...value } = date ?? empty
  const put = (part: Partial<ComplexDate>) => onChange({ ...value, ...part })
  const sides = value.periodMode === 'TIMESPAN' ? (['earliest', 'latest'] as const) : (['earliest'] as const)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout along
    <div role="group" aria-label={t('cards.form.date.partsOf', { field: label })} className={styles.parts}>
      <div className={styles.kinds}>
        <SegmentedControl
          label={t('cards.form.date.mode')}
          options={periodModes.map(mode => ({ value: mode, label: t(`cards.form.date.modes.${mode}`) }))}
          value={value.periodMode}
          onChange={periodMode => put({ periodMode })}
        />
        <SegmentedControl
          label={t('cards.form.date.type')}
          options={dateTypes.map(type => ({ value: type, label: t(`cards.form.date.types.${type}`) }))}
          value={value.type}
          onChange={type => put({ type })}
        />
      </div>
      {sides.map(side => (
        <SideParts
          key={side}
          name={t(`cards.form.date.sides.${sides.length === 1 ? 'single' : side}`)}
          type={value.type}
          point={value[`${side}Date`]}
          period={value[`${side}Period`]}
          era={value[`${side}Era`] ?? 'AD'}
          onPoint={(point: DatePoint | undefined) => put({ [`${side}Date`]: point })}
          onPeriod={(period: DatePeriod | undefined) => put({ [`${side}Period`]: period })}
          onEra={(era: Era) => put({ [`${side}Era`]: era })}
        />
      ))}
    </div>
  )
}
