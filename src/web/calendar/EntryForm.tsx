import { useQuery } from '@tanstack/react-query'
import { useContext, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calendarPeople } from '#model/api/calendar.ts'
import { entryKinds, frequencies, visibilities } from '#model/calendar/entry-kinds.ts'
import { listedTypes } from '#model/navigation/card-paths.ts'
import { cardTypes } from '#model/record-types.ts'
import { cardLinks } from '../cards/card-links.ts'
import { DayField } from '../fields/day/DayField.tsx'
import { LinkContext } from '../fields/link/link-services.ts'
import { useSuggestions } from '../fields/link/use-suggestions.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import type { SelectOption } from '../ui/form/Select.tsx'
import { TextArea } from '../ui/form/TextArea.tsx'
import { matching } from '../ui/matches-query.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { PillBox } from '../ui/suggest/PillBox.tsx'
import { SuggestInput } from '../ui/suggest/SuggestInput.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './EntryForm.module.css'
import type { EntryDraft } from './entry-draft.ts'
import { TimeField } from './TimeField.tsx'

/** A part of the form of an entry. */
interface EntryPartProps {
  readonly draft: EntryDraft
  readonly change: (part: Partial<EntryDraft>) => void
  /** Returns the problem of a field, by its names here and in the API. */
  readonly problemOf: (name: string, sent?: string) => string | undefined
}

/** Cards an entry is about, found by number or title. */
function EntryLinks({ draft: { links }, change, problemOf }: EntryPartProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const { signOf } = useContext(LinkContext)
  const { found, loading } = useSuggestions(listedTypes, typed ?? '')
  const chosen = new Set(links.map(({ id }) => id))
  const wrong = links.flatMap((_link, at) => problemOf(`links.${at}`) ?? [])[0]
  return (
    <div className={styles.field}>
      <span>{t('calendar.entry.links')}</span>
      <PillBox
        label={t('calendar.entry.links')}
        values={links.map(({ id, title }) => ({ id, label: title }))}
        removeLabel={name => t('calendar.entry.remove', { name })}
        onRemove={removedId => change({ links: links.filter(({ id }) => id !== removedId) })}
        invalid={wrong !== undefined}
      >
        <SuggestInput
          bare
          aria-label={t('calendar.entry.addLink')}
          placeholder={t('calendar.entry.addLink')}
          typed={typed}
          onTyped={setTyped}
          ready={Boolean(typed?.trim())}
          loading={loading}
          options={found
            .filter(({ id }) => !chosen.has(id))
            .map(({ id, title, number, type }) => ({ id, name: title, source: number, sign: signOf(type) }))}
          onPick={({ id }) => {
            const card = found.find(one => one.id === id)
            if (card) change({ links: [...links, { type: cardTypes[card.type], id, title: card.title }] })
          }}
          texts={{
            none: t('cards.form.link.none'),
            loading: t('common.loading'),
            count: count => t('cards.form.link.count', { count }),
          }}
        />
      </PillBox>
      {wrong && <p className={styles.problem}>{wrong}</p>}
    </div>
  )
}

/** The person responsible, the participants and the audience. */
function EntryPeople({ draft, change, problemOf }: EntryPartProps) {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const text = typed?.trim() ?? ''
  const { data, isPending } = useQuery(endpointQuery(calendarPeople, undefined))
  const { responsible, participants, visibility } = draft
  const there = data?.result ?? []
  const people =
    responsible && !there.some(one => one.id === responsible.id) ? [responsible, ...there] : there
  const chosen = new Set(participants.map(one => one.id))
  const free = people.filter(one => !chosen.has(one.id))
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={t('calendar.entry.responsible')}
          value={responsible?.id ?? ''}
          none={t('calendar.entry.nobody')}
          options={people.map(one => ({ value: one.id, label: one.name }))}
          problem={problemOf('responsible')}
          onChange={({ target }) =>
            change({ responsible: people.find(one => one.id === target.value) ?? null })
          }
        />
        <SelectField
          label={t('calendar.entry.visibility')}
          value={visibility}
          options={visibilities.map(value => ({ value, label: t(`calendar.entry.visibilities.${value}`) }))}
          onChange={({ target }) =>
            change({ visibility: visibilities.find(value => value === target.value) ?? visibility })
          }
        />
      </div>
      <div className={styles.field}>
        <span id={id}>{t('calendar.entry.participants')}</span>
        <PillBox
          label={t('calendar.entry.participants')}
          values={participants.map(one => ({ id: one.id, label: one.name }))}
          removeLabel={name => t('calendar.entry.remove', { name })}
          onRemove={removedId => change({ participants: participants.filter(one => one.id !== removedId) })}
        >
          <SuggestInput
            bare
            aria-label={t('calendar.entry.addParticipant')}
            placeholder={t('calendar.entry.addParticipant')}
            typed={typed}
            onTyped={setTyped}
            loading={isPending}
            options={(text === '' ? free : matching(free, one => one.name, text)).slice(0, 20)}
            onPick={({ id: picked, name }) =>
              change({ participants: [...participants, { id: picked, name }] })
            }
            texts={{
              none: t('calendar.entry.nobody'),
              loading: t('common.loading'),
              count: count => t('cards.form.link.count', { count }),
            }}
          />
        </PillBox>
      </div>
    </>
  )
}

/** The beginning and end of an entry, and its repetition. */
function EntryTimes({ draft, change, problemOf }: EntryPartProps) {
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
          // An entry of one day stays within that day.
          onChange={day => change({ from: day, ...(to === from && { to: day }) })}
        />
        {!allDay && (
          <TimeField
            label={t('calendar.entry.fromTime')}
            value={fromTime}
            problem={problemOf('fromTime')}
            onChange={fromTime => change({ fromTime })}
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
          <TimeField
            label={t('calendar.entry.toTime')}
            value={toTime}
            problem={problemOf('toTime')}
            onChange={toTime => change({ toTime })}
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

const hour = 60
const day = 24 * hour
const usual = [0, 10, 30, hour, day, 7 * day]

/** The times before the beginning at which one can be reminded, in words; one chosen elsewhere is among them. */
function useReminders(chosen: number | null): readonly SelectOption[] {
  const { t } = useTranslation()
  const words = (minutes: number): string => {
    if (minutes === 0) return t('calendar.entry.reminders.start')
    if (minutes % day === 0) return t('calendar.entry.reminders.days', { count: minutes / day })
    if (minutes % hour === 0) return t('calendar.entry.reminders.hours', { count: minutes / hour })
    return t('calendar.entry.reminders.minutes', { count: minutes })
  }
  const offered =
    chosen === null ? usual : [...new Set([...usual, chosen])].toSorted((one, other) => one - other)
  return offered.map(minutes => ({ value: String(minutes), label: words(minutes) }))
}

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
