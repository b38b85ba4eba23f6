import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from '#model/api/cards/shapes.ts'
import { exportReferences, type ReferenceFile, referenceFiles } from '#model/api/citations.ts'
import { isReferenceFormat } from '#model/bibliography/reference-formats.ts'
import { download } from '../../platform/download.ts'
import { notices } from '../../platform/notices/notices.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import styles from './Citations.module.css'
import { useFileName } from './file-name.ts'
import { StyleSelect } from './StyleSelect.tsx'
import { useCitationStyle } from './use-citation-style.ts'

export interface ReferencesDialogProps {
  readonly selection: Selection
  readonly onClose: () => void
}

/** A dialog for the export format of works: for a reference manager, or as a list in a style. */
export function ReferencesDialog({ selection, onClose }: ReferencesDialogProps) {
  const { t } = useTranslation()
  const [style] = useCitationStyle()
  const nameOf = useFileName()
  const [format, setFormat] = useState<ReferenceFile>('bibtex')
  const [complete, setComplete] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(exportReferences, { body: { selection, format, style, complete } }),
    onSuccess: onClose,
    onError: failure => notices.add('error', wordsForFailure(failure)),
  })
  return (
    <Dialog
      title={t('citations.export.title')}
      onClose={onClose}
      closeLabel={t('citations.export.cancel')}
      size={600}
      actions={
        <>
          <Button onClick={onClose}>{t('citations.export.cancel')}</Button>
          <Button look="primary" busy={isPending} onClick={() => mutate()}>
            {t('citations.export.start')}
          </Button>
        </>
      }
    >
      <p className={styles.none}>{t('citations.export.hint')}</p>
      <FormRow label={t('citations.export.format')}>
        <Select
          extent="full"
          value={format}
          options={referenceFiles.map(value => ({ value, label: nameOf(value) }))}
          onChange={({ target }) => setFormat(target.value as ReferenceFile)}
        />
      </FormRow>
      {isReferenceFormat(format) ? (
        <Checkbox
          label={t('citations.export.complete')}
          hint={t('citations.export.completeHint')}
          checked={complete}
          onChange={({ target }) => setComplete(target.checked)}
        />
      ) : (
        <FormRow label={t('citations.style')}>
          <StyleSelect />
        </FormRow>
      )}
    </Dialog>
  )
}
