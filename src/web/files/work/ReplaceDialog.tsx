import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listContents, replaceContent } from '#model/api/files/work.ts'
import { shownNumber } from '#model/kinds/shown-number.ts'
import type { RecordDialogProps } from '../../cards/record/view/record-slots.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'

/** Replaces the content of a file, which keeps its record; the earlier content is retained (C-F03). */
export function ReplaceDialog({ card, onChanged, onClose }: RecordDialogProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [file, setFile] = useState<File>()
  const replacing = useMutation({
    mutationFn: (content: File) => {
      const notify = { success: { message: 'fileWork.contents.replaced' as const } }
      const input = { params: { id: card.id }, query: { name: content.name }, body: content }
      return call(replaceContent, input, { notify })
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: [listContents.name] })
      onChanged()
      onClose()
    },
  })
  const { error, isPending } = replacing
  const problem = error
    ? (error instanceof CallError && error.description) || t('common.somethingWentWrong')
    : undefined
  return (
    <Dialog
      size={560}
      title={t('fileWork.contents.replace')}
      onClose={isPending ? undefined : onClose}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('cards.record.cancel')}
          </Button>
          <Button
            look="primary"
            busy={isPending}
            disabled={!file}
            onClick={() => file && replacing.mutate(file)}
          >
            {t(isPending ? 'fileWork.contents.sending' : 'fileWork.contents.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('fileWork.contents.replaceText')}</p>
      <FileDrop
        label={
          file
            ? t('fileWork.contents.chosen', {
                name: file.name,
                size: shownNumber(file.size, 'bytes', language),
              })
            : String(card.name ?? '')
        }
        buttonLabel={t('fileWork.contents.choose')}
        problem={problem}
        disabled={isPending}
        onFiles={([chosen]) => {
          replacing.reset()
          setFile(chosen)
        }}
      />
    </Dialog>
  )
}
