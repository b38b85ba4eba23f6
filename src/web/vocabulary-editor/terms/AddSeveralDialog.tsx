import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTerms } from '#model/api/vocabularies/editing.ts'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { call } from '../../platform/client.ts'
import { serverWords } from '../../platform/i18n/server-words.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { refreshTerms, shownName } from '../../vocabularies/terms.ts'
import styles from './Dialogs.module.css'

export interface AddSeveralDialogProps {
  readonly code: VocabularyCode
  readonly below?: Term | undefined
  readonly onClose: () => void
}

/** Several new terms at once, typed or pasted one per line; those that are there are passed over. */
export function AddSeveralDialog({ code, below, onClose }: AddSeveralDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [lines, setLines] = useState('')
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      call(addTerms, {
        params: { code },
        body: { names: lines.split('\n'), ...(below && { parentTermId: below.id }) },
      }),
    async onSuccess({ added, there }) {
      notices.add('success', 'vocabularyEditor.several.added', { count: added })
      if (there > 0) notices.add('info', 'vocabularyEditor.several.there', { count: there })
      onClose()
      await refreshTerms(client, code)
    },
  })
  const [wrong] = error instanceof CallError ? Object.values(error.fields) : []
  const failure = error && (t(wordsForFailure(error)) as string)
  const problem = wrong === undefined ? (failure ?? undefined) : serverWords(wrong)
  return (
    <Dialog
      title={t('vocabularyEditor.several.title')}
      size={560}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('vocabularyPicker.cancel')}</Button>
          <Button look="primary" busy={isPending} disabled={lines.trim() === ''} onClick={() => mutate()}>
            {t('vocabularyEditor.several.submit')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <FormRow
          label={t('vocabularyEditor.terms')}
          hint={
            below
              ? t('vocabularyPicker.add.below', {
                  term: [...below.path.map(({ name }) => name), shownName(below)].join(' > '),
                })
              : t('vocabularyPicker.add.atTop')
          }
          problem={problem}
          broad
        >
          <TextArea
            data-autofocus
            rows={10}
            value={lines}
            placeholder={t('vocabularyEditor.several.hint')}
            onChange={({ target }) => {
              reset()
              setLines(target.value)
            }}
          />
        </FormRow>
      </div>
    </Dialog>
  )
}
