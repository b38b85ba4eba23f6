import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readDayFilter } from '#model/searches/condition-filters.ts'
import { DayField, type TypedDay } from '../../fields/day/DayField.tsx'
import { FacetGroup } from '../../ui/facets/FacetGroup.tsx'
import styles from './FacetPanel.module.css'

interface DaysFacetProps {
  readonly title: string
  /** The filter in force: '2027-03-01..2027-05-31'; an end may be open. */
  readonly chosen: string | undefined
  readonly onChange: (filter: string | undefined) => void
}

/** A filter by days from – to, either of which may stay empty. */
export function DaysFacet({ title, chosen, onChange }: DaysFacetProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<{ readonly from?: TypedDay; readonly until?: TypedDay }>({})
  const [from, until] = (chosen !== undefined && readDayFilter(chosen)) || ['', '']
  const ends = { from, until, ...draft }
  const write = (end: 'from' | 'until', day: TypedDay) => {
    // Text that is no day yet stays in its box, and the list as it is.
    if (day === undefined) return setDraft({ ...draft, [end]: day })
    setDraft({})
    const next = { from, until, [end]: day }
    onChange(next.from === '' && next.until === '' ? undefined : `${next.from}..${next.until}`)
  }
  return (
    <FacetGroup title={title} defaultOpen={chosen !== undefined} chosen={chosen === undefined ? 0 : 1}>
      <div className={styles.days}>
        <DayField
          label={t('cardList.facets.fromDay')}
          extent="full"
          value={ends.from}
          onChange={day => write('from', day)}
        />
        <DayField
          label={t('cardList.facets.toDay')}
          extent="full"
          value={ends.until}
          first={from}
          onChange={day => write('until', day)}
        />
      </div>
    </FacetGroup>
  )
}
