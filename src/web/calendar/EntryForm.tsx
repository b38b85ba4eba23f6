import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { entryKinds } from '#model/calendar/entry-kinds.ts'
import { cardLinks } from '../cards/card-links.ts'
import { LinkContext } from '../fields/link/link-services.ts'
import { TextArea } from '../ui/form/TextArea.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './EntryForm.module.css'
import { EntryLinks } from './EntryLinks.tsx'
import { EntryPeople } from './EntryPeople.tsx'
import { EntryTimes } from './EntryTimes.tsx'
import type { EntryPartProps } from './entry-part-props.ts'
import { useReminders } from './use-reminders.ts'

/** The fields of an entry. */
export function EntryForm(props: EntryPartProps) {
  const { draft, change, problemOf } = props
  const { t } = useTranslation()
  const noteId = useId()
  const reminders = useReminders(draft.reminder)
  return (
    <LinkContext value={cardLinks}>
      <div className={styles.form}>
        <TextField
          data-autofocus
          label={t('calendar.entry.name')}
          value={draft.title}
          problem={problemOf('title')}
          onChange={({ target }) => change({ title: target.value })}
        />
        <div className={styles.pair}>
          <SelectField
            label={t('calendar.entry.kind')}
            value={draft.kind}
            options={entryKinds.map(value => ({ value, label: t(`calendar.kinds.${value}`) }))}
            onChange={({ target }) =>
              change({ kind: entryKinds.find(value => value === target.value) ?? draft.kind })
            }
          />
          <TextField
            label={t('calendar.entry.place')}
            value={draft.place}
            problem={problemOf('place')}
            onChange={({ target }) => change({ place: target.value })}
          />
        </div>
        <EntryTimes {...props} />
        <SelectField
          label={t('calendar.entry.reminder')}
          value={draft.reminder === null ? '' : String(draft.reminder)}
          none={t('calendar.entry.reminders.none')}
          options={reminders}
          onChange={({ target }) => change({ reminder: target.value === '' ? null : Number(target.value) })}
        />
        <EntryPeople {...props} />
        <EntryLinks {...props} />
        <div className={styles.field}>
          <label htmlFor={noteId}>{t('calendar.entry.note')}</label>
          <TextArea
            id={noteId}
            max={4000}
            value={draft.note}
            onChange={({ target }) => change({ note: target.value })}
          />
          {problemOf('note') && <p className={styles.problem}>{problemOf('note')}</p>}
        </div>
      </div>
    </LinkContext>
  )
}
