import { useTranslation } from 'react-i18next'
import { pictureTypes } from '#model/searches/look-fields.ts'
import { mostPictures } from '#model/searches/operand.ts'
import { cardLinks } from '../../cards/card-links.ts'
import { LinkContext } from '../../fields/link/link-services.ts'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { ChosenPicture } from './ChosenPicture.tsx'
import { FindPicture } from './FindPicture.tsx'
import styles from './Looks.module.css'
import { type Seen, useLookAt } from './use-look-at.ts'
import { usePastedPicture } from './use-pasted-picture.ts'

export interface LooksValueProps {
  /** Ids of pictures of the museum, and what `looksText` writes of others. */
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
  readonly disabled?: boolean
  /** A picture was looked at, whether it looks like anything or not. */
  readonly onSeen?: (seen: Seen) => void
}

/** Takes the pictures that are searched by: dropped, pasted, chosen from the computer or found in the museum. */
export function LooksValue({ values, onChange, disabled = false, onSeen }: LooksValueProps) {
  const { t } = useTranslation()
  const add = (value: string) => values.includes(value) || onChange([...values, value])
  const { look, isLooking, problem } = useLookAt(seen => {
    if (seen.looks !== undefined) add(seen.looks)
    onSeen?.(seen)
  })
  const isFull = values.length >= mostPictures
  const isClosed = disabled || isLooking || isFull
  usePastedPicture(file => {
    if (!isClosed) look(file)
  })
  return (
    <div className={styles.value}>
      {values.length > 0 && (
        <ul className={styles.pictures}>
          {values.map(value => (
            <ChosenPicture
              key={value}
              value={value}
              disabled={disabled}
              onRemove={() => onChange(values.filter(other => other !== value))}
            />
          ))}
        </ul>
      )}
      {!isFull && (
        <>
          <FileDrop
            label={t(isLooking ? 'searches.looks.looking' : 'searches.looks.drop')}
            buttonLabel={t('searches.looks.choose')}
            hint={t('searches.looks.hint')}
            accept="image/*"
            disabled={isClosed}
            problem={problem}
            onFiles={([file]) => file && look(file)}
          />
          <LinkContext value={cardLinks}>
            <FindPicture
              types={pictureTypes}
              label={t('searches.looks.find')}
              disabled={isClosed}
              onPick={add}
            />
          </LinkContext>
        </>
      )}
    </div>
  )
}
