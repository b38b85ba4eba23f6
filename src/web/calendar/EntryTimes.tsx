import { useTranslation } from 'react-i18next'
import { frequencies } from '#model/calendar/entry-kinds.ts'
import { DayField } from '../fields/day/DayField.tsx'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './EntryForm.module.css'
import type { EntryPartProps } from './entry-part-props.ts'

/** When an entry begins and ends, and how it repeats. */
export function EntryTimes({ draft, change, problemOf }: EntryPartProps) {
  const { t } = useTranslation()
  const { allDay, from, fromTime, to, toTime, repeats, until } = draft
  return (
    <>
      <Checkbox
        label={t('calendar.allDay')}
        checked={allDay}
        onChange={({ target }) => change({ allDay: target.checked })}
      />
      <div className={styles.times}>
        <DayField
          extent="full"
          label={t('calendar.entry.from')}
          value={from}
          problem={problemOf('from', 'startDateTime')}
          // What ended on the day it began does so still.
          onChange={day => change({ from: day, ...(to === from && { to: day }) })}
        />
        {!allDay && (
          <TextField
            type="time"
            label={t('calendar.entry.fromTime')}
            value={fromTime}
            problem={problemOf('fromTime')}
            onChange={({ target }) => change({ fromTime: target.value })}
          />
        )}
        <DayField
          extent="full"
          label={t('calendar.entry.to')}
          value={to}
          first={from}
          problem={problemOf('to', 'endDateTime')}
          onChange={day => change({ to: day })}
        />
        {!allDay && (
          <TextField
            type="time"
            label={t('calendar.entry.toTime')}
            value={toTime}
            problem={problemOf('toTime')}
            onChange={({ target }) => change({ toTime: target.value })}
          />
        )}
      </div>
      <div className={styles.pair}>
        <SelectField
          label={t('calendar.entry.repetition')}
          value={repeats ?? ''}
          none={t('calendar.entry.repetitions.none')}
          options={frequencies.map(value => ({ value, label: t(`calendar.entry.repetitions.${value}`) }))}
          onChange={({ target }) =>
            change({ repeats: frequencies.find(value => value === target.value) ?? null })
          }
        />
        {repeats && (
          <DayField
            extent="full"
            label={t('calendar.entry.repeatsUntil')}
            value={until}
            first={from}
            problem={problemOf('until', 'repetition.until')}
            onChange={day => change({ until: day })}
          />
        )}
      </div>
    </>
  )
}
