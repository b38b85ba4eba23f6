import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { renameFile } from '#model/api/files/work.ts'
import type { RecordDialogProps } from '../../cards/record/view/record-slots.ts'
import { call } from '../../platform/client.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Renames a file. Its extension names its format, and stays (C-F03). */
export function RenameDialog({ card, onChanged, onClose }: RecordDialogProps) {
  const { t } = useTranslation()
  const extension = textOf(card.extension)
  const whole = textOf(card.name)
  const ending = whole.toLowerCase().endsWith(`.${extension}`) ? whole.slice(-extension.length - 1) : ''
  const [name, setName] = useState(ending === '' ? whole : whole.slice(0, -ending.length))
  const renaming = useMutation({
    mutationFn: () => {
      const notify = { ...genericOnFailure, success: { message: 'fileWork.rename.done' as const } }
      return call(
        renameFile,
        { params: { id: card.id }, body: { name: `${name.trim()}${ending}` } },
        { notify },
      )
    },
    onSuccess: () => {
      onChanged()
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') renaming.mutate()
  }
  return (
    <Dialog
      title={t('fileWork.rename.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cards.record.cancel')}</Button>
          <Button
            type="submit"
            form="rename-file"
            look="primary"
            busy={renaming.isPending}
            disabled={name.trim() === ''}
          >
            {t('fileWork.rename.save')}
          </Button>
        </>
      }
    >
      <form id="rename-file" onSubmit={submit} noValidate>
        <FormRow
          broad
          label={t('fileWork.rename.name')}
          hint={ending ? t('fileWork.rename.extension', { extension: ending }) : undefined}
        >
          <TextInput
            data-autofocus
            value={name}
            maxLength={240}
            onChange={({ target }) => setName(target.value)}
            onFocus={({ target }) => target.select()}
          />
        </FormRow>
      </form>
    </Dialog>
  )
}
