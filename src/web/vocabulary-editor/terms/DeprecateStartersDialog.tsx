import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deprecateStarters } from '#model/api/vocabularies/editing.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { refreshTerms } from '../../vocabularies/terms.ts'

export interface DeprecateStartersDialogProps {
  readonly code: VocabularyCode
  readonly onClose: () => void
}

/** Asks before all terms of a list that came with the product are retired. */
export function DeprecateStartersDialog({ code, onClose }: DeprecateStartersDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(deprecateStarters, { params: { code } }),
    async onSuccess({ count }) {
      notices.add('success', 'vocabularyEditor.starters.done', { count })
      onClose()
      await refreshTerms(client, code)
    },
    onError: failure => notices.add('error', wordsForFailure(failure)),
  })
  return (
    <Dialog
      title={t('vocabularyEditor.starters.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('vocabularyPicker.cancel')}</Button>
          <Button look="primary" busy={isPending} onClick={() => mutate()}>
            {t('vocabularyEditor.deprecate.submit')}
          </Button>
        </>
      }
    >
      {t('vocabularyEditor.starters.text')}
    </Dialog>
  )
}
