import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calendarPeople } from '#model/api/calendar.ts'
import { visibilities } from '#model/calendar/entry-kinds.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { matching } from '../ui/matches-query.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { PillBox } from '../ui/suggest/PillBox.tsx'
import { SuggestInput } from '../ui/suggest/SuggestInput.tsx'
import styles from './EntryForm.module.css'
import type { EntryPartProps } from './entry-part-props.ts'

/** Who is responsible, who takes part, and who sees it. */
export function EntryPeople({ draft, change, problemOf }: EntryPartProps) {
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
          onRemove={gone => change({ participants: participants.filter(one => one.id !== gone) })}
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
