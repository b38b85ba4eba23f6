import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { procedureUsers } from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { matching } from '../../ui/matches-query.ts'
import { PillBox } from '../../ui/suggest/PillBox.tsx'
import { SuggestInput } from '../../ui/suggest/SuggestInput.tsx'

type Person = Procedure['managers'][number]

/** Suggestions at most: more are found by typing. */
const mostShown = 20

export interface PeoplePickerProps {
  readonly label: string
  readonly people: readonly Person[]
  /** People with another role, who are not offered. */
  readonly taken?: readonly Person[]
  /** One has to stay. */
  readonly atLeastOne?: boolean
  readonly onChange: (people: readonly Person[]) => void
}

/** Members of the museum who have a part in a procedure. */
export function PeoplePicker({ label, people, taken = [], atLeastOne = false, onChange }: PeoplePickerProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const text = typed?.trim() ?? ''
  const { data, isPending } = useQuery(endpointQuery(procedureUsers, undefined))
  const there = new Set([...people, ...taken].map(({ id }) => id))
  const free = (data?.result ?? []).filter(({ id }) => !there.has(id))
  const mayLeave = !atLeastOne || people.length > 1
  return (
    <PillBox
      label={label}
      values={people.map(({ id, name }) => ({ id, label: name }))}
      removeLabel={name => t('procedures.people.remove', { name })}
      onRemove={mayLeave ? gone => onChange(people.filter(({ id }) => id !== gone)) : undefined}
    >
      <SuggestInput
        bare
        aria-label={t('procedures.people.add', { role: label })}
        placeholder={t('procedures.people.addShort')}
        typed={typed}
        onTyped={setTyped}
        loading={isPending}
        options={(text === '' ? free : matching(free, ({ name }) => name, text)).slice(0, mostShown)}
        onPick={({ id, name }) => onChange([...people, { id, name }])}
        texts={{
          none: t('procedures.people.nobodyElse'),
          loading: t('common.loading'),
          count: count => t('cards.form.link.count', { count }),
        }}
      />
    </PillBox>
  )
}
