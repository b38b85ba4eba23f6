import { useTranslation } from 'react-i18next'
import { deprecateTerm } from '#model/api/vocabularies/editing.ts'
import type { TermDetails } from '#model/api/vocabularies/shapes.ts'
import { call } from '../../platform/client.ts'
import { shownName } from '../../vocabularies/shown-name.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { TermUse } from './TermUse.tsx'
import { useTermAction } from './use-term-action.ts'

export interface DeprecateDialogProps {
  readonly term: TermDetails
  readonly onClose: () => void
}

/** Takes a term out of use, or brings it back; cards that have it keep it. */
export function DeprecateDialog({ term, onClose }: DeprecateDialogProps) {
  const { t } = useTranslation()
  const way = term.deprecated ? 'restore' : 'deprecate'
  const action = useTermAction(
    term,
    () =>
      call(
        deprecateTerm,
        { params: { id: term.id }, body: { deprecated: !term.deprecated } },
        { notify: { success: { message: `vocabularyEditor.${way}.done` } } },
      ),
    onClose,
  )
  return (
    <ActionDialog
      title={t(`vocabularyEditor.${way}.title`, { term: shownName(term) })}
      submit={t(`vocabularyEditor.${way}.submit`)}
      action={action}
      onClose={onClose}
    >
      <p>{t(`vocabularyEditor.${way}.text`)}</p>
      <TermUse term={term} />
    </ActionDialog>
  )
}
