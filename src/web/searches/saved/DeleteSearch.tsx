import { useTranslation } from 'react-i18next'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useSearchActions } from './use-search-actions.ts'

export interface DeleteSearchProps {
  readonly search: SavedSearch
  readonly onClose: () => void
  readonly onDeleted?: () => void
}

/** Asks before a search goes for good. */
export function DeleteSearch({ search, onClose, onDeleted }: DeleteSearchProps) {
  const { t } = useTranslation()
  const { mutate, isPending } = useSearchActions().remove
  return (
    <Dialog
      title={t('searches.saved.delete.title', { name: search.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('searches.saved.delete.cancel')}</Button>
          <Button
            look="danger"
            busy={isPending}
            onClick={() =>
              mutate(search, {
                onSuccess() {
                  onClose()
                  onDeleted?.()
                },
              })
            }
          >
            {t('searches.saved.delete.confirm')}
          </Button>
        </>
      }
    >
      {t('searches.saved.delete.text')}
    </Dialog>
  )
}
