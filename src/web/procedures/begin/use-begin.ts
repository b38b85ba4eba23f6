import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from '#model/api/cards/shapes.ts'
import { createProcedure, listProcedures } from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { displayName } from '#model/display-name.ts'
import { editProcedurePath } from '#model/navigation/procedure-path.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { useSession } from '../../platform/session/use-session.ts'

/** Returns the name of the type that a new procedure can only have; empty, where there is a choice. */
export const onlyTypeOf = ([first, ...others]: readonly ProcedureDeclaration[]): string =>
  first && others.length === 0 ? first.name : ''

export interface BeginGiven {
  /** Name of the type to propose; empty, where none is more likely than the others. */
  readonly type: string
  /** The records it is about. */
  readonly selection?: Selection | undefined
  readonly onClose: () => void
}

/** A procedure about to begin: its type, title and managers. Begun, it is opened in its form, where everything else is entered (C-P01). */
export function useBegin({ type: proposed, selection, onClose }: BeginGiven) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const me = useSession().currentUser
  const [type, setType] = useState(proposed)
  const [title, setTitle] = useState('')
  const [managers, setManagers] = useState<Procedure['managers']>(
    me ? [{ id: me.id, name: displayName(me) }] : [],
  )
  const [problem, setProblem] = useState<string>()
  const [typeProblem, setTypeProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  // A second press can come before the button shows that it is busy.
  const sending = useRef(false)
  const begin = async () => {
    if (sending.current) return
    const missing = t('validation.required')
    if (title.trim() === '') setProblem(missing)
    if (type === '') setTypeProblem(missing)
    if (title.trim() === '' || type === '') return
    sending.current = true
    setBusy(true)
    try {
      const begun = await call(createProcedure, {
        body: {
          type,
          title: title.trim(),
          managers: managers.map(({ id }) => id),
          ...(selection && { selection }),
        },
      })
      void client.invalidateQueries({ queryKey: [listProcedures.name] })
      onClose()
      void navigate({ to: editProcedurePath(begun.id) })
    } catch (failure) {
      const wrong =
        failure instanceof CallError ? (failure.fields.title ?? failure.fields.selection) : undefined
      if (wrong === undefined) notices.add('error', wordsForFailure(failure))
      else setProblem(wrong)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return {
    type,
    setType: (name: string) => {
      setType(name)
      setTypeProblem(undefined)
    },
    typeProblem,
    title,
    setTitle: (text: string) => {
      setTitle(text)
      setProblem(undefined)
    },
    managers,
    setManagers,
    problem,
    busy,
    begin: () => void begin(),
  }
}

export type Beginning = ReturnType<typeof useBegin>
