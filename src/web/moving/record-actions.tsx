import { MapPinned } from 'lucide-react'
import { lazy } from 'react'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { areaOf } from '../cards/linked-cards.ts'
import type { RecordAction, RecordDialogProps } from '../cards/record/view/record-slots.ts'
import { movesOf } from './moves-of.ts'

/** Returns the action that moves a record; none for types that are not moved. */
export function moveActions(declaration: CardDeclaration): readonly RecordAction[] {
  const moves = movesOf(declaration)
  const area = areaOf(declaration.type)
  if (!moves || !area) return []
  const Dialog = lazy(async () => {
    const { MoveDialog } = await import('./MoveDialog.tsx')
    const OfRecord = ({ card, onChanged, onClose }: RecordDialogProps) => (
      <MoveDialog
        area={area}
        moves={moves}
        selection={{ ids: [card.id] }}
        count={1}
        onMoved={onChanged}
        onClose={onClose}
      />
    )
    return { default: OfRecord }
  })
  return [
    {
      id: 'move',
      label: 'cards.moving.action',
      Icon: MapPinned,
      needs: { permissions: declaration.permissions.update },
      changes: true,
      Dialog,
    },
  ]
}
