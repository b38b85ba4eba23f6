import { ClipboardPlus } from 'lucide-react'
import { lazy } from 'react'
import type { RecordAction } from '../../cards/record/view/record-slots.ts'
import { editPermissions } from './use-editable-types.ts'

/** Actions of procedures on the record of an object. */
export const objectActions: readonly RecordAction[] = [
  {
    id: 'addToProcedure',
    label: 'procedureObjects.addTo.action',
    Icon: ClipboardPlus,
    needs: { permissions: editPermissions },
    Dialog: lazy(async () => ({ default: (await import('./AddCardDialog.tsx')).AddCardDialog })),
  },
]
