import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { procedureUsers } from '#model/api/procedures/procedures.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { dueAnchors } from '#model/procedures/tasks.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import type { SelectOption } from '../../ui/form/Select.tsx'

/** Returns the choices for tasks of a type: those they are given to, and what their days are counted from. */
export function useTaskChoices(declaration: ProcedureDeclaration) {
  const { t } = useTranslation()
  const { data } = useQuery(endpointQuery(procedureUsers, undefined))
  const members = data?.result ?? []
  const anchors = dueAnchors(declaration)
  return {
    /** @param given the member it is given to, who may not be able to sign in at the moment. */
    people: (given: { readonly id: string; readonly name: string } | null): SelectOption[] => [
      { value: 'MANAGERS', label: t('tasks.managers') },
      { value: 'NOBODY', label: t('tasks.nobody') },
      ...(given && !members.some(({ id }) => id === given.id)
        ? [{ value: given.id, label: given.name }]
        : []),
      ...members.map(({ id, name }) => ({ value: id, label: name })),
    ],
    anchors: anchors.map(({ from, text }): SelectOption => ({ value: from, label: t(text) as string })),
    /** True where a task can be due before what its days are counted from. */
    mayPrecede: (from: string) => anchors.some(anchor => anchor.from === from && anchor.kind === 'date'),
  }
}

export type TaskChoices = ReturnType<typeof useTaskChoices>
