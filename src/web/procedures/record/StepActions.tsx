import { useQueryClient } from '@tanstack/react-query'
import { ArrowRight, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moveProcedure, readProcedure } from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { statusNames } from '#model/engine/aspects/statuses.ts'
import { asksReason } from '#model/engine/aspects/steps.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { call } from '../../platform/client.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { effectsOfMove } from '../effects/StepEffects.tsx'
import type { ProcedurePartProps } from '../procedure-part-props.ts'
import { MoveDialog } from './MoveDialog.tsx'

type Move = Procedure['moves'][number]

/** Returns the unmet guards that the server reports although there were none when the page was loaded. */
const unmetIn = (failure: CallError): readonly string[] | undefined => {
  const { data } = failure.data as { readonly data?: { readonly unmet?: readonly string[] } }
  return failure.status === 400 ? data?.unmet : undefined
}

/** Moves from step to step, with confirmation where needed, also if the need arises during the request. */
function useMove({ procedure, put }: ProcedurePartProps, onOutdated: () => void) {
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
  /** Closing always asks, because closed procedures are read-only, as does a step that changes the records of its objects. */
  const mustAsk = (move: Move) =>
    move.status === 'CLOSED' ||
    (declaration !== undefined &&
      (asksReason(declaration, procedure.status, move) ||
        Object.values(effectsOfMove(declaration, procedure.step, move.step)).flat().length > 0))
  return {
    busy,
    asking,
    mustAsk,
    go: (move: Move) => (mustAsk(move) ? ask(move) : void send(move)),
    confirm: (reason: string) => asking && void send(asking, reason),
    stay: () => ask(undefined),
  }
}

/** The move to the step that usually follows: the next one declared that it may go to; of a closed procedure the one that reopens it. */
function nextMove(
  { workflow: { steps } }: Pick<ProcedureDeclaration, 'workflow'>,
  { step, status, moves }: Pick<Procedure, 'step' | 'status' | 'moves'>,
): Procedure['moves'][number] | undefined {
  if (status === 'CLOSED') return moves[0]
  const names = Object.keys(steps)
  // Steps that end a procedure early are not proposed as the next one.
  const later = names.slice(names.indexOf(step) + 1).filter(name => !steps[name]?.endsFrom)
  return later.flatMap(name => moves.find(move => move.step === name) ?? [])[0]
}

/** The next steps: the usual one as a button, the others in a menu. Unmet guards are confirmed first. */
export function StepActions({ procedure, put }: ProcedurePartProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { busy, asking, mustAsk, go, confirm, stay } = useMove(
    { procedure, put },
    () => void client.invalidateQueries({ queryKey: [readProcedure.name] }),
  )
  const declaration = procedureNamed(procedure.type)
  if (!declaration || procedure.moves.length === 0) return null
  // As everywhere, an ellipsis announces a question.
  const nameOf = (move: Move) => {
    const name = t(`${declaration.type}.choice/step/${move.step}` as TextKey) as string
    return mustAsk(move) ? `${name} …` : name
  }
  const isReopened = procedure.status === 'CLOSED'
  const next = nextMove(declaration, procedure)
  const sections = statusNames.flatMap(status => {
    const moves = procedure.moves.filter(move => move !== next && move.status === status)
    const items = moves.map(move => ({ id: move.step, label: nameOf(move), onSelect: () => go(move) }))
    return items.length === 0 ? [] : [{ id: status, label: t(`procedures.status/${status}`), items }]
  })
  return (
    <>
      {next && (
        <Button look="primary" busy={busy} onClick={() => go(next)}>
          {isReopened ? t('procedures.reopen') : t('procedures.goTo', { step: nameOf(next) })}
          <ArrowRight size={16} strokeWidth={1.8} aria-hidden="true" />
        </Button>
      )}
      {sections.length > 0 && (
        <Menu
          target={
            <Button>
              {t('procedures.otherSteps')}
              <ChevronDown size={15} strokeWidth={1.7} aria-hidden="true" />
            </Button>
          }
          sections={sections}
        />
      )}
      {asking && (
        <MoveDialog
          declaration={declaration}
          procedure={procedure}
          move={asking}
          busy={busy}
          onClose={stay}
          onConfirm={confirm}
        />
      )}
    </>
  )
}
