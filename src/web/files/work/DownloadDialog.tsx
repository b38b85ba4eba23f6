import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '#model/api/files/work.ts'
import type { ChosenFormat, ChosenSize } from '../../cards/packing/chosen-picture.ts'
import styles from '../../cards/packing/Packing.module.css'
import { PictureChoice } from '../../cards/packing/PictureChoice.tsx'
import type { RecordDialogProps } from '../../cards/record/view/record-slots.ts'
import { addressOf } from '../../platform/request/address.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Downloads a file: as it is, or as a picture in a size and a format (C-F03). */
export function DownloadDialog({ card, onClose }: RecordDialogProps) {
  const { t } = useTranslation()
  const [size, setSize] = useState<ChosenSize>('original')
  const [format, setFormat] = useState<ChosenFormat>('original')
  const start = () => {
    // Fetched with the session's cookie; the browser saves the answer, so the page stays open.
    location.assign(addressOf(downloadFile, { params: { id: card.id }, query: { size, format } }))
    onClose()
  }
  return (
    <Dialog
      title={t('fileWork.get.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cards.record.cancel')}</Button>
          <Button look="primary" data-autofocus onClick={start}>
            {t('fileWork.get.start')}
          </Button>
        </>
      }
    >
      <p>{String(card.name ?? card.heading)}</p>
      {card.fileCoverId !== null && (
        <div className={styles.body}>
          <PictureChoice size={size} format={format} onSize={setSize} onFormat={setFormat} />
        </div>
      )}
    </Dialog>
  )
}
