import { ClipboardPlus } from 'lucide-react'
import { lazy } from 'react'
import type { Selection } from '#model/api/cards/shapes.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { areaOf } from '../../cards/linked-cards.ts'
import type { RecordAction, RecordDialogProps } from '../../cards/record/view/record-slots.ts'
import { withValue } from '../objects/add/given.ts'
import { permissionsAbout } from './use-procedures-about.ts'

/** The records that a record brings into a procedure: itself, or those that it gathers. */
const broughtBy = ({ type, members }: CardDeclaration) =>
  members
    ? {
        type: members.type,
        selectionOf: (id: string): Selection => withValue(`${members.list}/${members.link}`, 'WITHIN', [id]),
        count: undefined,
      }
    : { type, selectionOf: (id: string): Selection => ({ ids: [id] }), count: 1 }

/** Returns the action that begins a procedure with a record, or with the records that it gathers, or adds them to one; none where no procedure is about such records. */
export function procedureActions(declaration: CardDeclaration): readonly RecordAction[] {
  const { type, selectionOf, count } = broughtBy(declaration)
  const area = areaOf(type)
  const permissions = permissionsAbout(type)
  if (!area || permissions.length === 0) return []
  const Dialog = lazy(async () => {
    const { ProcedureDialog } = await import('./ProcedureDialog.tsx')
    const OfRecord = ({ card, onClose }: RecordDialogProps) => (
      <ProcedureDialog area={area} selection={selectionOf(card.id)} count={count} onClose={onClose} />
    )
    return { default: OfRecord }
  })
  return [
    {
      id: 'procedure',
      label: 'procedureObjects.addTo.action',
      Icon: ClipboardPlus,
      needs: { permissions },
      Dialog,
    },
  ]
}
