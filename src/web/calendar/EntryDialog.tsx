import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type CalendarEntry, readEntry } from '#model/api/calendar.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { notices } from '../platform/notices/notices.ts'
import { localizedQuery } from '../platform/query/endpoint-query.ts'
import { CallError } from '../platform/request/call-error.ts'
import { wordsForFailure } from '../platform/request/notification-rules.ts'
import { Drawer } from '../ui/Drawer.tsx'
import { daysOf } from './by-day.ts'
import { EntryEditor } from './EntryEditor.tsx'
import styles from './EntryForm.module.css'
import { useDayWords } from './use-day-words.ts'

/** An entry as those read it who cannot change it. */
function EntryFacts({ entry, onClose }: { readonly entry: CalendarEntry; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const words = useDayWords()
  const { kind, title, place, note, responsible, participants, links, allDay, repetition } = entry
  const { first, last } = daysOf(entry)
  const times = allDay
    ? t('calendar.allDay')
    : `${words.time(entry.startDateTime)} – ${words.time(entry.endDateTime)}`
  const facts = [
    [t('calendar.entry.kind'), t(`calendar.kinds.${kind}`)],
    [t('calendar.entry.from'), words.long(first)],
    [t('calendar.entry.to'), last === first ? '' : words.long(last)],
    [t('calendar.entry.fromTime'), times],
    [
      t('calendar.entry.repetition'),
      repetition ? t(`calendar.entry.repetitions.${repetition.frequency}`) : '',
    ],
    [t('calendar.entry.place'), place],
    [t('calendar.entry.responsible'), responsible?.name ?? ''],
    [t('calendar.entry.participants'), participants.map(({ name }) => name).join(', ')],
    [t('calendar.entry.note'), note],
  ] as const
  return (
    <Drawer title={title} closeLabel={t('common.close')} size={560} onClose={onClose}>
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value !== '' && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {links.length > 0 && (
          <div>
            <dt>{t('calendar.entry.links')}</dt>
            {links.map(({ id, title: name, path }) => (
              <dd key={id}>{path === null ? name : <Link to={path}>{name}</Link>}</dd>
            ))}
          </div>
        )}
      </dl>
    </Drawer>
  )
}

interface EntryDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** Opens an entry as it is now: to be changed by those who may, to be read by others. */
export function EntryDialog({ id, onClose }: EntryDialogProps) {
  const { data, error } = useQuery({
    ...localizedQuery(readEntry, { params: { id } }, useLanguage()),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (!error) return
    const isMissing = error instanceof CallError && error.status === 404
    notices.add('error', isMissing ? 'common.notFound.text' : wordsForFailure(error))
    onClose()
  }, [error, onClose])
  if (!data) return null
  return data.editable ? (
    <EntryEditor entry={data} day="" onClose={onClose} />
  ) : (
    <EntryFacts entry={data} onClose={onClose} />
  )
}
