import { Link } from '@tanstack/react-router'
import { FileText, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Attachment } from '#model/api/procedures/attachments.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { thumbnailOf } from '../../cards/thumbnail-of.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Thumb } from '../../ui/table/Thumb.tsx'
import styles from './Attachments.module.css'
import { filePath } from './files-area.ts'

export interface AttachmentItemProps {
  readonly attachment: Attachment
  /** True to show the type beside the title, in lists of several types. */
  readonly withType?: boolean
  /** Name of the object it is about. */
  readonly about?: string | undefined
  /** For who may take it out. */
  readonly onDetach?: (() => void) | undefined
}

/** A file of a procedure: its picture, its name and its purpose. */
export function AttachmentItem({ attachment, withType, about, onDetach }: AttachmentItemProps) {
  const { t } = useTranslation()
  const { day } = useDates()
  const { fileId, title, thumbnailUrl, note, createdAt, attachmentType, handedInBy } = attachment
  const type = t(`procedures.attachment/${attachmentType}`)
  return (
    <li className={styles.item}>
      <Thumb
        src={thumbnailOf(thumbnailUrl, 160)}
        sign={<FileText size={18} strokeWidth={1.6} aria-hidden="true" />}
      />
      <div className={styles.words}>
        <Link to={filePath(fileId)} className={styles.title}>
          {shownTitle(title)}
        </Link>
        <span className={styles.small}>
          {[
            withType && type,
            about && t('procedureObjects.files.about', { title: about }),
            handedInBy && t('procedureObjects.files.handedInBy', { name: handedInBy }),
            day(createdAt),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {onDetach && (
        <IconButton
          label={t('procedureObjects.files.detach', { title: shownTitle(title) })}
          onClick={onDetach}
        >
          <X size={16} strokeWidth={1.8} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}
