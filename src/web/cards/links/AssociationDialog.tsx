import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RelatedGroup } from '#model/api/cards/shapes.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { AssociationRow } from './AssociationRow.tsx'

/** Association 'NOT SET' (acceptance row C-K09). */
const unset = '1'

export interface AssociationDialogProps {
  readonly group: RelatedGroup
  readonly busy: boolean
  readonly onChoose: (association: string) => void
  readonly onClose: () => void
}

/** Asks how linked cards belong together from now on. */
export function AssociationDialog({ group, busy, onChoose, onClose }: AssociationDialogProps) {
  const { t } = useTranslation()
  const { id } = group.association
  const [association, setAssociation] = useState<string | undefined>(id === unset ? undefined : id)
  return (
    <Dialog
      title={t('links.changeAssociation')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cards.record.cancel')}</Button>
          <Button
            look="primary"
            busy={busy}
            disabled={(association ?? unset) === id}
            onClick={() => onChoose(association ?? unset)}
          >
            {t('links.change')}
          </Button>
        </>
      }
    >
      <AssociationRow value={association} onChange={setAssociation} autoFocus />
    </Dialog>
  )
}
