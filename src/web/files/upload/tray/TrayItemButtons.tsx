import { Pause, Play, RotateCcw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { UploadItem } from '../queue/upload-item.ts'
import { uploadQueue } from '../queue/upload-queue.ts'
import styles from './Tray.module.css'

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const

/** What can be done with one file. */
export function TrayItemButtons({ item }: { readonly item: UploadItem }) {
  const { t } = useTranslation()
  const { key, name, state } = item
  const canPause = state === 'queued' || state === 'uploading' || state === 'waiting'
  const canRetry = state === 'failed' && (item.canRetry || item.file !== undefined)
  return (
    <span className={styles.buttons}>
      {canPause && (
        <IconButton label={t('uploads.tray.pause', { name })} onClick={() => uploadQueue.pause([key])}>
          <Pause {...icon} />
        </IconButton>
      )}
      {state === 'paused' && (
        <IconButton label={t('uploads.tray.resume', { name })} onClick={() => uploadQueue.resume([key])}>
          <Play {...icon} />
        </IconButton>
      )}
      {canRetry && (
        <IconButton label={t('uploads.tray.retry', { name })} onClick={() => uploadQueue.resume([key])}>
          <RotateCcw {...icon} />
        </IconButton>
      )}
      {state !== 'processing' && (
        <IconButton label={t('uploads.tray.remove', { name })} onClick={() => uploadQueue.remove([key])}>
          <X {...icon} />
        </IconButton>
      )}
    </span>
  )
}
