import { useQueryClient } from '@tanstack/react-query'
import { ArrowRight, ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { readProcedure } from '#model/api/procedures/procedures.ts'
import { statusNames } from '#model/engine/aspects/statuses.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { ProcedurePartProps } from '../procedure-part-props.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { nextMove } from './next-move.ts'
import { type Move, useMove } from './use-move.ts'

/** Where it goes from here: the usual next step as a button, all others behind it. What speaks against a step is asked about first. */
export function Ways({ procedure, put }: ProcedurePartProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { busy, asking, mustAsk, go, confirm, stay } = useMove(
    { procedure, put },
    () => void client.invalidateQueries({ queryKey: [readProcedure.name] }),
  )
  const declaration = procedureNamed(procedure.type)
  if (!declaration || procedure.moves.length === 0) return null
  // Three dots say, as everywhere, that something is asked first.
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
