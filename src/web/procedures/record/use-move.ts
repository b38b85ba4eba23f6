import { useState } from 'react'
import { moveProcedure } from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { asksReason } from '#model/engine/aspects/steps.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import type { ProcedurePartProps } from '../procedure-part-props.ts'

export type Move = Procedure['moves'][number]

/** What the server says against a step that nothing spoke against when the page was loaded. */
const unmetIn = (failure: CallError): readonly string[] | undefined => {
  const { data } = failure.data as { readonly data?: { readonly unmet?: readonly string[] } }
  return failure.status === 400 ? data?.unmet : undefined
}

/** Goes from step to step; what has to be asked first is asked, also where it turns out on the way. */
export function useMove({ procedure, put }: ProcedurePartProps, onOutdated: () => void) {
  const [asking, ask] = useState<Move>()
  const [busy, setBusy] = useState(false)
  const send = async (move: Move, reason = '') => {
    if (busy) return
    setBusy(true)
    try {
      const body = { step: move.step, ...(reason && { reason }) }
      put(await call(moveProcedure, { params: { id: procedure.id }, body }))
      ask(undefined)
    } catch (failure) {
      const unmet = failure instanceof CallError ? unmetIn(failure) : undefined
      if (unmet) ask({ ...move, unmet: [...unmet] })
      else if (failure instanceof CallError && failure.status === 409) {
        ask(undefined)
        notices.add('error', 'procedures.errors.noWay')
        onOutdated()
      } else notices.add('error', wordsForFailure(failure))
    } finally {
      setBusy(false)
    }
  }
  const declaration = procedureNamed(procedure.type)
  /** Closing asks always: what is closed is only read. */
  const mustAsk = (move: Move) =>
    move.status === 'CLOSED' || (declaration !== undefined && asksReason(declaration, procedure.status, move))
  return {
    busy,
    asking,
    mustAsk,
    go: (move: Move) => (mustAsk(move) ? ask(move) : void send(move)),
    confirm: (reason: string) => asking && void send(asking, reason),
    stay: () => ask(undefined),
  }
}
