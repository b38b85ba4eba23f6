import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readProcedure } from '#model/api/procedures/procedures.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { BasketActionProps } from '../../cards/basket/basket-action.ts'
import { selectionOf } from '../../cards/bulk/use-bulk.ts'
import type { RecordAction, RecordDialogProps } from '../../cards/record/view/record-slots.ts'
import { countOf } from '../../cards/selection/basket.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { localizedQuery } from '../../platform/query/endpoint-query.ts'
import { Button } from '../../ui/Button.tsx'

const PrintCardDialog = lazy(async () => ({
  default: (await import('./PrintDialog.tsx')).PrintCardDialog,
}))

const PrintDialog = lazy(async () => ({ default: (await import('./PrintDialog.tsx')).PrintDialog }))

/** Prints a procedure: its documents, and those of its objects. */
function PrintProcedureDialog({ card: { id, type }, onClose }: RecordDialogProps) {
  const { data } = useQuery(localizedQuery(readProcedure, { params: { id } }, useLanguage()))
  if (!data) return null
  return (
    <PrintDialog
      prints={{ kind: 'procedure', id, type: type.name, count: data.objectsCount }}
      onClose={onClose}
    />
  )
}

/** The menu entry that prints a record, for users who may export it. */
export const printAction = ({
  permissions,
  workflow,
}: Pick<CardDeclaration, 'permissions' | 'workflow'>): RecordAction => ({
  id: 'print',
  label: workflow ? 'templates.print.action' : 'templates.print.cardAction',
  Icon: Printer,
  needs: { permissions: permissions.download },
  Dialog: workflow ? PrintProcedureDialog : PrintCardDialog,
})

/** Prints the records selected in a list (C-K16, C-P12). */
export function PrintSelectionButton({ area, basket }: BasketActionProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { declaration } = area
  if (!useCan({ permissions: declaration.permissions.download })) return null
  return (
    <>
      <Button look="subtle" onClick={() => setOpen(true)}>
        {t('templates.print.action')}
      </Button>
      {open && (
        <Suspense>
          <PrintDialog
            prints={{
              kind: 'cards',
              declaration,
              selection: selectionOf(basket),
              count: countOf(basket),
              isAtLeast: basket.kind === 'all' && basket.isAtLeast,
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
