import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { damTypeName } from '#model/cards/file/measured.ts'
import { Badge } from '../../ui/Badge.tsx'
import { classes } from '../../ui/classes.ts'
import { shownTitle } from '../shown-title.ts'
import { thumbnailOf } from '../thumbnail-of.ts'
import { FileKind, FileSign } from './FileKind.tsx'
import styles from './Files.module.css'

export interface FileChoiceProps {
  readonly row: CardRow
  readonly ticked: boolean
  /** Attached already: nothing to choose. */
  readonly isAttached: boolean
  readonly onToggle: (range: boolean) => void
}

const kindOf = ({ columns }: CardRow): string => {
  const [kind] = (columns.damType ?? []) as readonly { readonly id?: number }[]
  return damTypeName(kind?.id)
}

/** A file that can be ticked; with Shift, all from the last one ticked. */
export function FileChoice({ row, ticked, isAttached, onToggle }: FileChoiceProps) {
  const { t } = useTranslation()
  const src = thumbnailOf(row.thumbnailUrl, 160)
  const kind = kindOf(row)
  return (
    <label className={classes(styles.choice, ticked && styles.ticked, isAttached && styles.off)}>
      <span className={styles.mat}>
        {src ? <img src={src} alt="" loading="lazy" /> : <FileSign kind={kind} size={24} />}
      </span>
      <input
        type="checkbox"
        className={styles.tick}
        checked={ticked || isAttached}
        disabled={isAttached}
        onClick={(event: MouseEvent) => onToggle(event.shiftKey)}
        onChange={() => undefined}
      />
      <span className={styles.choiceTitle}>{shownTitle(row.title)}</span>
      <span className={styles.small}>
        {isAttached ? <Badge>{t('attachments.picker.attached')}</Badge> : <FileKind kind={kind} />}
      </span>
    </label>
  )
}
