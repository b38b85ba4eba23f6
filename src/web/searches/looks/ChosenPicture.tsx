import { ImageIcon, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { thumbnailUrl } from '#model/api/files.ts'
import { isId } from '#model/ids.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './Looks.module.css'
import { ownPicture } from './own-pictures.ts'

export interface ChosenPictureProps {
  /** As a search carries it. */
  readonly value: string
  readonly disabled?: boolean
  readonly onRemove: () => void
}

/** A picture that is searched by, small, and the button that takes it out. */
export function ChosenPicture({ value, disabled = false, onRemove }: ChosenPictureProps) {
  const { t } = useTranslation()
  const src = isId(value) ? thumbnailUrl(value, 160) : ownPicture(value)
  const name = t(isId(value) ? 'searches.looks.ofMuseum' : 'searches.looks.picture')
  return (
    <li className={styles.chosen}>
      {src ? (
        <img className={styles.picture} src={src} alt={name} />
      ) : (
        <span className={styles.unseen} role="img" aria-label={name}>
          <ImageIcon size={22} strokeWidth={1.5} aria-hidden="true" />
        </span>
      )}
      <IconButton
        className={styles.remove}
        label={t('searches.looks.remove')}
        disabled={disabled}
        onClick={onRemove}
      >
        <X size={14} strokeWidth={1.8} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
