import { Download, ExternalLink, File, FileAudio, FileText, FileVideo } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SharedFile } from '#model/api/files/sharing.ts'
import { shownNumber } from '#model/kinds/shown-number.ts'
import { localeOf } from '#model/languages.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { DefinitionList } from '../../ui/read/DefinitionList.tsx'
import styles from './SharedFile.module.css'

const icons: Readonly<Partial<Record<SharedFile['damType'], typeof File>>> = {
  VIDEO: FileVideo,
  AUDIO: FileAudio,
  PDF: FileText,
  DOCUMENT: FileText,
}

/** The preview of a shared file: a player, its picture, or an icon. */
function SharedPreview({ file }: { readonly file: SharedFile }) {
  const { t } = useTranslation()
  const [failed, setFailed] = useState(false)
  const { damType, contentUrl, previewUrl } = file
  const plays = contentUrl !== null && !failed
  if (plays && damType === 'VIDEO')
    return (
      // biome-ignore lint/a11y/useMediaCaption: shared files have no captions
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
  const Icon = icons[damType] ?? File
  return (
    <div className={styles.mat}>
      {previewUrl ? (
        <img src={previewUrl} alt={file.alternativeText || file.title} />
      ) : (
        <div className={styles.sign}>
          <Icon size={56} strokeWidth={1} aria-hidden="true" />
          {!(plays && damType === 'AUDIO') && <p>{t('download.noPreview')}</p>}
        </div>
      )}
      {plays && damType === 'AUDIO' && (
        // biome-ignore lint/a11y/useMediaCaption: shared files have no captions
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

interface SharedFileViewProps {
  readonly file: SharedFile
  /** Downloads it with a fresh address. */
  readonly onDownload: () => void
}

/** A shared file with its public information (P-R08). */
export function SharedFileView({ file, onDownload }: SharedFileViewProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' })
  const kind = t(`file.choice/damType/${file.damType}`)
  const size = file.bytes === null ? '' : shownNumber(file.bytes, 'bytes', language)
  const facts = [
    ['name', file.name],
    ['kind', `${kind}, ${file.fileType}`],
    ['size', size],
    ['resolution', file.resolution],
    ['duration', file.duration === null ? null : shownNumber(file.duration, 'duration', language)],
    ['credit', file.creditLine],
    ['copyright', file.copyrightNotice],
    ['licence', file.licence],
  ] as const
  const press = (event: MouseEvent) => {
    event.preventDefault()
    onDownload()
  }
  return (
    <article className={styles.file}>
      <SharedPreview file={file} />
      <div className={styles.heading}>
        <h1 tabIndex={-1}>{file.title}</h1>
        <p className={styles.subtitle}>{[kind, size].filter(Boolean).join(', ')}</p>
        {file.downloadUrl ? (
          <a className={styles.download} href={file.downloadUrl} download onClick={press}>
            <Download size={17} strokeWidth={1.8} aria-hidden="true" />
            {t('download.get')}
          </a>
        ) : (
          <p className={styles.note}>{t('download.onlyShown')}</p>
        )}
        {file.contentUrl && file.damType === 'PDF' && (
          <a className={styles.open} href={file.contentUrl} target="_blank" rel="noreferrer">
            <ExternalLink size={16} aria-hidden="true" />
            {t('download.openDocument')}
          </a>
        )}
        {file.downloadUrl && file.bytes === null && <p className={styles.note}>{t('download.reduced')}</p>}
        <p className={styles.note}>{t('download.until', { date: dates.format(new Date(file.expiresAt)) })}</p>
      </div>
      <section className={styles.facts} aria-labelledby="file-facts">
        <h2 id="file-facts">{t('download.facts')}</h2>
        <DefinitionList
          rows={facts.flatMap(([id, value]) => (value ? [{ id, label: t(`download.${id}`), value }] : []))}
        />
      </section>
    </article>
  )
}
