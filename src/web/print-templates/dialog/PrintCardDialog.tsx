import { declarationOfId } from '#model/cards/declarations.ts'
import type { RecordDialogProps } from '../../cards/record/view/record-slots.ts'
import { PrintDialog } from './PrintDialog.tsx'

/** Prints the card of a record. */
export function PrintCardDialog({ card, onClose }: RecordDialogProps) {
  const declaration = declarationOfId(card.type.id)
  if (!declaration) return null
  return (
    <PrintDialog
      prints={{ kind: 'cards', declaration, selection: { ids: [card.id] }, count: 1 }}
      onClose={onClose}
    />
  )
}
