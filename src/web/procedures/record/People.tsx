import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeProcedure, procedureUsers } from '#model/api/procedures/procedures.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { matching } from '../../ui/matches-query.ts'
import { PillBox } from '../../ui/suggest/PillBox.tsx'
import { SuggestInput } from '../../ui/suggest/SuggestInput.tsx'
import styles from './Procedure.module.css'
import type { ProcedurePartProps } from './ProcedurePage.tsx'

type Role = 'managers' | 'team'

const changedMeanwhile = 409

/** Who looks after a procedure, one at least, and who works on it. */
export function People({ procedure, put }: ProcedurePartProps) {
  const { t } = useTranslation()
  const { mutate } = useMutation({
    mutationFn: ({ role, ids }: { readonly role: Role; readonly ids: readonly string[] }) =>
      call(changeProcedure, {
        params: { id: procedure.id },
        body: { version: procedure.version, [role]: [...ids] },
      }),
    onSuccess: put,
    onError(failure) {
      // Somebody else wrote meanwhile: what is there now is shown, and the choice can be made again.
      const now =
        failure instanceof CallError && failure.status === changedMeanwhile ? failure.data : undefined
      const { data } = (now ?? {}) as { readonly data?: typeof procedure }
      if (data) put(data)
      notices.add('error', data ? 'procedures.errors.changed' : wordsForFailure(failure))
    },
  })
  return (
    <aside className={styles.people} aria-label={t('procedures.people.title')}>
      {(['managers', 'team'] as const).map(role => (
        <PeopleOf key={role} procedure={procedure} role={role} onChange={ids => mutate({ role, ids })} />
      ))}
    </aside>
  )
}

interface PeopleOfProps {
  readonly procedure: ProcedurePartProps['procedure']
  readonly role: Role
  readonly onChange: (ids: readonly string[]) => void
}

function PeopleOf({ procedure, role, onChange }: PeopleOfProps) {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState('')
  const mayEdit = procedure.may.edit && procedure.deletedAt === null
  const { data } = useQuery({ ...endpointQuery(procedureUsers, undefined), enabled: mayEdit })
  const people = procedure[role]
  const ids = people.map(person => person.id)
  const there = new Set([...procedure.managers, ...procedure.team].map(person => person.id))
  const free = (data?.result ?? []).filter(person => !there.has(person.id))
  const label = t(`procedures.people.${role}`)
  const mayLeave = mayEdit && (role === 'team' || people.length > 1)
  return (
    <div className={styles.role}>
      <h2 id={id}>{label}</h2>
      {!mayEdit && people.length === 0 && <p className={styles.quiet}>{t('procedures.people.nobody')}</p>}
      {mayEdit ? (
        <PillBox
          label={label}
          values={people.map(person => ({ id: person.id, label: person.name }))}
          removeLabel={name => t('procedures.people.remove', { name })}
          onRemove={mayLeave ? gone => onChange(ids.filter(other => other !== gone)) : undefined}
        >
          <SuggestInput
            bare
            aria-label={t('procedures.people.add', { role: label })}
            placeholder={t('procedures.people.addShort')}
            value={text}
            onValue={setText}
            options={(text.trim() === '' ? free : matching(free, one => one.name, text)).slice(0, 20)}
            onPick={picked => {
              setText('')
              onChange([...ids, picked.id])
            }}
            onBlur={() => setText('')}
            texts={{
              none: t('procedures.people.nobody'),
              loading: t('common.loading'),
              count: count => t('cards.form.link.count', { count }),
            }}
          />
        </PillBox>
      ) : (
        <ul className={styles.names}>
          {people.map(person => (
            <li key={person.id}>{person.name}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
