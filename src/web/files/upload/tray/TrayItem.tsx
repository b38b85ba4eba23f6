import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { thumbnailUrl } from '#model/api/files.ts'
import { filesArea } from '../files-area.ts'
import { LocalThumb } from '../LocalThumb.tsx'
import type { UploadItem } from '../queue/upload-item.ts'
import styles from './Tray.module.css'
import { TrayItemButtons } from './TrayItemButtons.tsx'
import { useItemWords } from './use-item-words.ts'

export interface TrayItemProps {
  readonly item: UploadItem
  readonly top: number
  readonly place: number
  readonly total: number
}

/** One file: its picture, name, state in words, and what can be done. */
export const TrayItem = memo(function TrayItem({ item, top, place, total }: TrayItemProps) {
  const { t } = useTranslation()
  const words = useItemWords()
  const { name, state, fileId } = item
  const page = fileId === undefined || state !== 'ready' ? undefined : filesArea?.recordPath(fileId)
  return (
    <li className={styles.item} style={{ top }} aria-posinset={place} aria-setsize={total} data-state={state}>
      <LocalThumb
        file={item.file}
        type={item.type}
        src={fileId !== undefined && item.type.startsWith('image/') ? thumbnailUrl(fileId, 160) : undefined}
      />
      <span className={styles.words}>
        <span className={styles.name} title={name}>
          {page === undefined ? name : <Link to={page}>{name}</Link>}
        </span>
        <span className={styles.state}>{words(item)}</span>
        {state === 'uploading' && (
          <progress
            className={styles.bar}
            max={Math.max(1, item.bytes)}
            value={item.sent}
            aria-label={`${t('uploads.states.uploading')}: ${name}`}
          />
        )}
      </span>
      <TrayItemButtons item={item} />
    </li>
  )
})
