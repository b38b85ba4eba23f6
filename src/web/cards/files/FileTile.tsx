import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight, Star, StarOff, Unlink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer, LinkItem } from '#model/api/cards/shapes.ts'
import { Badge } from '../../ui/Badge.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { linkAddress } from '../linked-cards.ts'
import { shownTitle } from '../shown-title.ts'
import { thumbnailOf } from '../thumbnail-of.ts'
import { useLockedBy } from '../use-locked-by.ts'
import { FileKind, FileSign } from './FileKind.tsx'
import styles from './Files.module.css'
import type { Attachments } from './use-attachments.ts'
import type { FileOrder } from './use-file-order.ts'

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const

export interface FileTileProps {
  readonly card: CardAnswer
  readonly file: LinkItem
  readonly order: FileOrder
  readonly change: Attachments['mutate']
}

/** A file of a record, uncropped on its mat, linked to its own page, with its actions. */
export function FileTile({ card, file, order, change }: FileTileProps) {
  const { t } = useTranslation()
  const { edit, link } = card.abilities
  const { files, fileCoverId } = card
  const lockedBy = useLockedBy(card)
  const isCover = file.id === fileCoverId
  const at = files.findIndex(({ id }) => id === file.id)
  const title = shownTitle(file.title)
  const address = linkAddress({ id: file.id, type: file.type.name })
  const src = thumbnailOf(file.thumbnailUrl, 480)
  const mayOrder = link && files.length > 1
  const picture = (
    <span className={styles.mat}>
      {src ? <img src={src} alt="" loading="lazy" draggable={false} /> : <FileSign kind={file.damType} />}
    </span>
  )
  return (
    <li
      data-id={file.id}
      className={classes(
        styles.tile,
        order.dragged === file.id && styles.dragged,
        order.over === file.id && order.dragged !== file.id && styles.over,
      )}
      {...(mayOrder && order.dragProps(file.id))}
    >
      {address ? (
        <Link to={address} className={styles.open} draggable={false}>
          {picture}
          <span className={styles.title}>{title}</span>
        </Link>
      ) : (
        <>
          {picture}
          <span className={styles.title}>{title}</span>
        </>
      )}
      <span className={styles.about}>
        {isCover && <Badge tone="accent">{t('cards.record.picture.cover')}</Badge>}
        <span className={styles.small}>
          <FileKind kind={file.damType} />
          {file.description && ` · ${file.description}`}
        </span>
      </span>
      <span className={styles.actions}>
        {edit && file.thumbnailUrl && (
          <IconButton
            label={t(isCover ? 'attachments.removeCover' : 'attachments.setCover', { title })}
            title={
              lockedBy ?? t(isCover ? 'cards.record.picture.removeCover' : 'cards.record.picture.setCover')
            }
            disabled={lockedBy !== undefined}
            onClick={() => change({ kind: 'cover', fileId: isCover ? undefined : file.id })}
          >
            {isCover ? <StarOff {...icon} /> : <Star {...icon} />}
          </IconButton>
        )}
        {mayOrder && (
          <>
            <IconButton
              label={t('attachments.forward', { title })}
              data-forward=""
              disabled={at === 0}
              onClick={() => order.step(file.id, -1)}
            >
              <ArrowLeft {...icon} />
            </IconButton>
            <IconButton
              label={t('attachments.back', { title })}
              data-back=""
              disabled={at === files.length - 1}
              onClick={() => order.step(file.id, 1)}
            >
              <ArrowRight {...icon} />
            </IconButton>
          </>
        )}
        {link && (
          <IconButton
            label={t('attachments.detach', { title })}
            onClick={() => change({ kind: 'detach', fileIds: [file.id] })}
          >
            <Unlink {...icon} />
          </IconButton>
        )}
      </span>
    </li>
  )
}
