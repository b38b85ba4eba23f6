import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { previewUrl } from '#model/api/files/media.ts'
import { thumbnailUrl } from '#model/api/files.ts'
import { PlainFile } from '../PlainFile.tsx'
import type { ViewerProps } from '../viewed-file.ts'
import styles from './Media.module.css'

/** A video with the controls of the browser: they handle subtitles, speed and keys. Unsupported formats can be downloaded. */
export function VideoViewer({ file }: ViewerProps) {
  const { t } = useTranslation()
  const [failed, setFailed] = useState(false)
  if (failed) return <PlainFile file={file} />
  return (
    <div className={styles.film} data-own-arrows>
      <video
        controls
        playsInline
        preload="metadata"
        src={previewUrl(file.id)}
        {...(file.pictured && { poster: thumbnailUrl(file.id, 1200) })}
        aria-label={t('viewer.film', { title: file.alt })}
        onError={() => setFailed(true)}
      />
    </div>
  )
}
