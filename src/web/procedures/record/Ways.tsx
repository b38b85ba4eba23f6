import { useMutation } from '@tanstack/react-query'
import { ArrowRight, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moveProcedure } from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { statusNames } from '#model/procedures/statuses.ts'
import { call } from '../../platform/client.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { notices } from '../../platform/notices/notices.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { nextMove } from './next-move.ts'
import type { ProcedurePartProps } from './ProcedurePage.tsx'

export type Move = Procedure['moves'][number]

/** Where it goes from here: the usual next step as a button, all others behind it. What speaks against a step is asked about first. */
export function Ways({ procedure, put }: ProcedurePartProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<Move>()
  const declaration = procedureNamed(procedure.type)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ step, reason }: { readonly step: string; readonly reason?: string }) =>
      call(moveProcedure, { params: { id: procedure.id }, body: { step, ...(reason && { reason }) } }),
    onSuccess(moved) {
      setAsking(undefined)
      put(moved)
    },
    onError: failure => notices.add('error', wordsForFailure(failure)),
  })
  if (!declaration || procedure.moves.length === 0) return null
  const stepName = (step: string) => t(`${declaration.type}.step/${step}` as TextKey) as string
  const isReopened = procedure.status === 'CLOSED'
  const go = (move: Move) => {
    if (move.unmet.length > 0 || isReopened || move.status === 'CLOSED') setAsking(move)
    else if (!isPending) mutate({ step: move.step })
  }
  const next = nextMove(declaration, procedure)
  const others = procedure.moves.filter(move => move !== next)
  return (
    <>
      {next && (
        <Button look="primary" busy={isPending} onClick={() => go(next)}>
          {isReopened ? t('procedures.reopen') : t('procedures.goTo', { step: stepName(next.step) })}
          <ArrowRight size={16} strokeWidth={1.8} aria-hidden="true" />
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          target={
            <Button>
              {t('procedures.otherSteps')}
              <ChevronDown size={15} strokeWidth={1.7} aria-hidden="true" />
            </Button>
          }
          sections={statusNames.flatMap(status => {
            const items = others.filter(move => move.status === status)
            return items.length === 0
              ? []
              : [
                  {
                    id: status,
                    label: t(`procedures.status/${status}`),
                    items: items.map(move => ({
                      id: move.step,
                      label: stepName(move.step),
                      onSelect: () => go(move),
                    })),
                  },
                ]
          })}
        />
      )}
      {asking && (
        <MoveDialog
          declaration={declaration}
          procedure={procedure}
          move={asking}
          busy={isPending}
          onClose={() => setAsking(undefined)}
          onConfirm={reason => mutate({ step: asking.step, reason })}
        />
      )}
    </>
  )
}
