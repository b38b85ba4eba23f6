import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { changeProcedure } from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { offerUndo } from '../../platform/notices/offer-undo.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import type { ProcedurePartProps } from '../procedure-part-props.ts'
import styles from './People.module.css'
import { PeoplePicker } from './PeoplePicker.tsx'

const changedMeanwhile = 409

type PeopleChange = Partial<Pick<Procedure, 'managers' | 'team'>>

/** The managers of a procedure, at least one, and its team. The notice of a change offers to undo it. */
export function People({ procedure, put }: ProcedurePartProps) {
  const { t } = useTranslation()
  const mayEdit = procedure.may.edit && procedure.deletedAt === null
  const send = (change: PeopleChange, version: number) => {
    const [[role, people] = ['team', []]] = Object.entries(change)
    const body = { version, [role]: people.map(({ id }) => id) }
    return call(changeProcedure, { params: { id: procedure.id }, body })
  }
  const { mutate } = useMutation({
    mutationFn: (change: PeopleChange) => send(change, procedure.version),
    onSuccess(answer, change) {
      put(answer)
      const before = Object.keys(change).map(role => [
        role,
        role === 'managers' ? procedure.managers : procedure.team,
      ])
      offerUndo('procedures.people.saved', {}, async () => {
        put(await send(Object.fromEntries(before), answer.version))
        return undefined
      })
    },
    onError(failure) {
      // Another user has saved since: the current data is shown, and the choice can be made again.
      const now =
        failure instanceof CallError && failure.status === changedMeanwhile ? failure.data : undefined
      const { data } = (now ?? {}) as { readonly data?: Procedure }
      if (data) put(data)
      notices.add('error', data ? 'procedures.errors.changed' : wordsForFailure(failure))
    },
  })
  const roles = [
    { role: 'managers', other: 'team', atLeastOne: true },
    { role: 'team', other: 'managers', atLeastOne: false },
  ] as const
  return (
    <>
      {roles.map(({ role, other, atLeastOne }) => (
        <div key={role} className={styles.role}>
          <h3>{t(`procedures.people.${role}`)}</h3>
          {mayEdit ? (
            <PeoplePicker
              label={t(`procedures.people.${role}`)}
              people={procedure[role]}
              taken={procedure[other]}
              atLeastOne={atLeastOne}
              onChange={people => mutate({ [role]: [...people] })}
            />
          ) : (
            <p>{procedure[role].map(({ name }) => name).join(', ') || t('procedures.people.nobody')}</p>
          )}
        </div>
      ))}
    </>
  )
}
