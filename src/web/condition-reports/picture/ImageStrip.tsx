import { ImagePlus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { thumbnailUrl } from '#model/api/files.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './Picture.module.css'

export interface ImageStripProps {
  readonly report: ConditionReport
  readonly fileId: string | undefined
  readonly onChoose: (fileId: string) => void
  /** Both absent for who only reads. */
  readonly onAdd?: (() => void) | undefined
  readonly onRemove?: ((fileId: string) => void) | undefined
}

/** The examined pictures, each with its number of regions. */
export function ImageStrip({ report, fileId, onChoose, onAdd, onRemove }: ImageStripProps) {
  const { t } = useTranslation()
  const { images, regions } = report
  const countOn = (id: string) => regions.filter(region => region.fileId === id).length
  return (
    <ul className={styles.strip} aria-label={t('conditionReports.pictures')}>
      {images.map((image, at) => (
        <li key={image.fileId} className={styles.stripItem}>
          <button
            type="button"
            className={styles.thumb}
            aria-pressed={image.fileId === fileId}
            aria-label={t('conditionReports.pictureNamed', {
              number: at + 1,
              title: image.title,
              count: countOn(image.fileId),
            })}
            onClick={() => onChoose(image.fileId)}
          >
            <img src={thumbnailUrl(image.fileId, 160)} alt="" loading="lazy" />
            {countOn(image.fileId) > 0 && (
              <span className={styles.count} aria-hidden="true">
                {countOn(image.fileId)}
              </span>
            )}
          </button>
          {onRemove && image.fileId === fileId && (
            <IconButton
              className={styles.take}
              label={t('conditionReports.removePicture', { title: image.title })}
              title={t('conditionReports.removePicture', { title: image.title })}
              onClick={() => onRemove(image.fileId)}
            >
              <X size={14} strokeWidth={2} aria-hidden="true" />
            </IconButton>
          )}
        </li>
      ))}
      {onAdd && (
        <li className={styles.stripItem}>
          <button type="button" className={styles.add} onClick={onAdd}>
            <ImagePlus size={18} strokeWidth={1.6} aria-hidden="true" />
            {t('conditionReports.addPictures')}
          </button>
        </li>
      )}
    </ul>
  )
}
