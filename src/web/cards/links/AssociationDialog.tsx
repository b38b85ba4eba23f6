import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RelatedGroup } from '#model/api/cards/shapes.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { SearchSelect } from '../../ui/suggest/SearchSelect.tsx'
import { useAssociations } from './use-associations.ts'

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
  const associations = useAssociations()
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
      <FormRow label={t('links.association')} hint={t('links.associationHint')}>
        <SearchSelect
          value={association}
          options={associations}
          none={t('links.unset')}
          placeholder={t('links.unset')}
          onChange={setAssociation}
          data-autofocus
          texts={{
            none: t('links.noAssociation'),
            loading: t('common.loading'),
            count: count => t('links.associations', { count }),
          }}
        />
      </FormRow>
    </Dialog>
  )
}
