import { useTranslation } from 'react-i18next'
import { deleteTerm } from '#model/api/vocabularies/editing.ts'
import type { TermDetails } from '#model/api/vocabularies/shapes.ts'
import { call } from '../../platform/client.ts'
import { shownName } from '../../vocabularies/shown-name.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { TermUse } from './TermUse.tsx'
import { useTermAction } from './use-term-action.ts'

export interface DeleteDialogProps {
  readonly term: TermDetails
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Deletes a term that nothing uses; the server says so where something does. */
export function DeleteDialog({ term, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation()
  const action = useTermAction(
    term,
    () =>
      call(
        deleteTerm,
        { params: { id: term.id } },
        { notify: { success: { message: 'vocabularyEditor.delete.done' } } },
      ),
    () => {
      onClose()
      onDeleted()
    },
  )
  return (
    <ActionDialog
      title={t('vocabularyEditor.delete.title', { term: shownName(term) })}
      submit={t('vocabularyEditor.delete.submit')}
      look="danger"
      action={action}
      onClose={onClose}
    >
      <p>{t('vocabularyEditor.delete.text')}</p>
      <TermUse term={term} />
    </ActionDialog>
  )
}
