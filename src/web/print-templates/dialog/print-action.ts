import { Printer } from 'lucide-react'
import { lazy } from 'react'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { RecordAction } from '../../cards/record/view/record-slots.ts'

const PrintCardDialog = lazy(async () => ({
  default: (await import('./PrintCardDialog.tsx')).PrintCardDialog,
}))

/** The entry of a record's menu that prints its card, for whoever may take it along. */
export const printAction = ({ permissions }: Pick<CardDeclaration, 'permissions'>): RecordAction => ({
  id: 'print',
  label: 'templates.print.cardAction',
  Icon: Printer,
  needs: { permissions: permissions.download },
  Dialog: PrintCardDialog,
})
