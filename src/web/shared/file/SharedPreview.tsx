import { File, FileAudio, FileText, FileVideo } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SharedFile } from '#model/api/files/sharing.ts'
import styles from './SharedFile.module.css'

const signs: Readonly<Partial<Record<SharedFile['damType'], typeof File>>> = {
  VIDEO: FileVideo,
  AUDIO: FileAudio,
  PDF: FileText,
  DOCUMENT: FileText,
}

/** A shared file as it can be shown: played, or its picture, or its sign. */
export function SharedPreview({ file }: { readonly file: SharedFile }) {
  const { t } = useTranslation()
  const [failed, setFailed] = useState(false)
  const { damType, contentUrl, previewUrl } = file
  const plays = contentUrl !== null && !failed
  if (plays && damType === 'VIDEO')
    return (
      // biome-ignore lint/a11y/useMediaCaption: what a museum shares comes without a track of its own
      <video
        className={styles.film}
        controls
        preload="metadata"
        src={contentUrl}
        poster={previewUrl ?? undefined}
        aria-label={file.title}
        onError={() => setFailed(true)}
      />
    )
  const Sign = signs[damType] ?? File
  return (
    <div className={styles.mat}>
      {previewUrl ? (
        <img src={previewUrl} alt={file.alternativeText || file.title} />
      ) : (
        <div className={styles.sign}>
          <Sign size={56} strokeWidth={1} aria-hidden="true" />
          {!(plays && damType === 'AUDIO') && <p>{t('download.noPreview')}</p>}
        </div>
      )}
      {plays && damType === 'AUDIO' && (
        // biome-ignore lint/a11y/useMediaCaption: what a museum shares comes without a track of its own
        <audio
          className={styles.sound}
          controls
          preload="metadata"
          src={contentUrl}
          aria-label={file.title}
          onError={() => setFailed(true)}
        />
      )}
    </div>
  )
}
