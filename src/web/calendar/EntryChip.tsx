import { Link } from '@tanstack/react-router'
import { Repeat } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CalendarItem } from '#model/api/calendar.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import './kinds.css'
import styles from './Entry.module.css'
import { useDayWords } from './use-day-words.ts'

interface EntryChipProps {
  readonly item: CalendarItem
  readonly onOpen: (item: CalendarItem) => void
  /** With the name of its kind and its place, where there is room for words. */
  readonly roomy?: boolean
  /** Starts a drag; absent for entries that cannot be moved. */
  readonly onDrag?: (() => void) | undefined
}

/** An entry in a day, which opens it or the record it is derived from. */
export function EntryChip({ item, onOpen, roomy = false, onDrag }: EntryChipProps) {
  const { t } = useTranslation()
  const words = useDayWords()
  const { kind, title, allDay, startDateTime, endDateTime, repeats, path, entryId, place } = item
  const lasts = endDateTime > startDateTime
  const kindName = t(`calendar.kinds.${kind}`)
  const inside = (
    <>
      <span className={styles.when}>
        {allDay ? (
          roomy ? (
            t('calendar.allDay')
          ) : (
            <VisuallyHidden>{t('calendar.allDay')} </VisuallyHidden>
          )
        ) : (
          <>
            <time dateTime={startDateTime}>{words.time(startDateTime)}</time>
            {roomy && lasts && ` – ${words.time(endDateTime)}`}{' '}
          </>
        )}
      </span>
      <span className={styles.title}>
        {title}
        {repeats && (
          <>
            <Repeat size={11} strokeWidth={2} aria-hidden="true" />
            <VisuallyHidden> ({t('calendar.repeats')})</VisuallyHidden>
          </>
        )}
      </span>
      {roomy ? (
        <span className={styles.facts}>{[kindName, place].filter(Boolean).join(' · ')}</span>
      ) : (
        <VisuallyHidden>, {kindName}</VisuallyHidden>
      )}
    </>
  )
  const common = {
    className: styles.chip,
    'data-kind': kind,
    'data-roomy': roomy || undefined,
    title: roomy ? undefined : `${title} · ${kindName}`,
  }
  if (entryId === null)
    return path === null ? (
      <span {...common}>{inside}</span>
    ) : (
      <Link to={path} draggable={false} {...common}>
        {inside}
      </Link>
    )
  return (
    <button
      type="button"
      {...common}
      onClick={() => onOpen(item)}
      draggable={onDrag !== undefined}
      onDragStart={event => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', title)
        onDrag?.()
      }}
    >
      {inside}
    </button>
  )
}
