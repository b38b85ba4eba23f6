import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BasketActionProps } from '../../cards/basket/basket-action.ts'
import { selectionOf } from '../../cards/bulk/use-bulk.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { Button } from '../../ui/Button.tsx'
import { objectsArea } from '../objects/objects-area.ts'
import { editPermissions } from './use-editable-types.ts'

const AddToProcedureDialog = lazy(async () => ({
  default: (await import('./AddToProcedureDialog.tsx')).AddToProcedureDialog,
}))

/** Adds the selected objects of a list to a procedure. */
export function AddSelectionButton({ area, basket }: BasketActionProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const may = useCan({ permissions: editPermissions })
  if (!may || area.type !== objectsArea?.type) return null
  return (
    <>
      <Button look="subtle" onClick={() => setOpen(true)}>
        {t('procedureObjects.addTo.action')}
      </Button>
      {open && (
        <Suspense>
          <AddToProcedureDialog
            given={{ kind: 'selection', selection: selectionOf(basket) }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
