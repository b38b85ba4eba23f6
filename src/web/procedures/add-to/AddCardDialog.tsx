import type { RecordDialogProps } from '../../cards/record/view/record-slots.ts'
import { AddToProcedureDialog } from './AddToProcedureDialog.tsx'

/** Puts the object of a record into a procedure. */
export function AddCardDialog({ card, onClose }: RecordDialogProps) {
  return (
    <AddToProcedureDialog
      given={{ kind: 'selection', selection: { ids: [card.id] }, count: 1 }}
      onClose={onClose}
    />
  )
}
