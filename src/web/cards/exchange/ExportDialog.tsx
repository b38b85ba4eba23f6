import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from '#model/api/cards/shapes.ts'
import { exportCards } from '#model/api/imports.ts'
import { download } from '../../platform/download.ts'
import { notices } from '../../platform/notices/notices.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'

const formats = { xlsx: 'Excel (XLSX)', csv: 'CSV' } as const

export interface ExportDialogProps {
  readonly selection: Selection
  readonly onClose: () => void
}

/** Asks how objects are to be exported, and hands the table to the browser. */
export function ExportDialog({ selection, onClose }: ExportDialogProps) {
  const { t } = useTranslation()
  const [format, setFormat] = useState<keyof typeof formats>('xlsx')
  const [columns, setColumns] = useState<'filled' | 'all'>('filled')
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(exportCards, { body: { selection, format, columns } }),
    onSuccess: onClose,
    onError: failure => notices.add('error', wordsForFailure(failure)),
  })
  return (
    <Dialog
      title={t('import.export.title')}
      onClose={onClose}
      closeLabel={t('import.export.cancel')}
      size={560}
      actions={
        <>
          <Button onClick={onClose}>{t('import.export.cancel')}</Button>
          <Button look="primary" busy={isPending} onClick={() => mutate()}>
            {t('import.export.start')}
          </Button>
        </>
      }
    >
      <p>{t('import.export.hint')}</p>
      <FormRow label={t('import.export.format')}>
        <Select
          value={format}
          options={Object.entries(formats).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => setFormat(target.value as keyof typeof formats)}
        />
      </FormRow>
      <FormRow label={t('import.export.columns')}>
        <Select
          value={columns}
          options={(['filled', 'all'] as const).map(value => ({ value, label: t(`import.export.${value}`) }))}
          onChange={({ target }) => setColumns(target.value as 'filled' | 'all')}
        />
      </FormRow>
    </Dialog>
  )
}
