import { Link } from '@tanstack/react-router'
import { Pause, Play, RotateCcw, X } from 'lucide-react'
import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { thumbnailUrl } from '#model/api/files.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useVirtualRows } from '../../../ui/use-virtual-rows.ts'
import { LocalThumb } from '../LocalThumb.tsx'
import { filesArea } from '../queue/batches.ts'
import type { UploadItem } from '../queue/upload-item.ts'
import { uploadQueue } from '../queue/upload-queue.ts'
import { useSizes } from '../use-sizes.ts'
import styles from './Tray.module.css'

/** The state of a file in words, with details: its progress, the reason for its failure, its duplicate. */
function useItemWords() {
  const { t } = useTranslation()
  const sizes = useSizes()
  return (item: UploadItem): string => {
    const { state, reason, duplicates, bytes, sent, speed } = item
    const facts =
      state === 'uploading'
        ? [
            t('uploads.tray.bytes', { sent: sizes.bytes(sent), total: sizes.bytes(bytes) }),
            speed > 0 && sizes.speed(speed),
          ]
        : state === 'failed'
          ? [reason && ('message' in reason ? reason.message : t(reason.key))]
          : [sizes.bytes(bytes)]
    const same = duplicates.length > 0 && t('uploads.tray.again', { title: duplicates.join(', ') })
    return [t(`uploads.states.${state}`), ...facts, same].filter(Boolean).join(' · ')
  }
}

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const

/** Actions on one file. */
function TrayItemButtons({ item }: { readonly item: UploadItem }) {
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

interface TrayItemProps {
  readonly item: UploadItem
  readonly top: number
  readonly place: number
  readonly total: number
}

/** One file: its picture, name, state in words, and actions. */
const TrayItem = memo(function TrayItem({ item, top, place, total }: TrayItemProps) {
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

const rowHeight = 60

/** Every file with its state; only those in view are drawn. */
export function TrayList({ items }: { readonly items: readonly UploadItem[] }) {
  const { t } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  const { height, first, end, topOf } = useVirtualRows({ count: items.length, rowHeight, scroller })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by the keyboard
    <section ref={scroller} className={styles.list} tabIndex={0} aria-label={t('uploads.review.list')}>
      <ol style={{ height }}>
        {items.slice(first, end).map((item, offset) => (
          <TrayItem
            key={item.key}
            item={item}
            top={topOf(first + offset)}
            place={first + offset + 1}
            total={items.length}
          />
        ))}
      </ol>
    </section>
  )
}
