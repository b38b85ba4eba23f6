import { useTranslation } from 'react-i18next'
import type { CardType } from '#model/record-types.ts'
import type { CardArea } from '../card-area.ts'
import { cardWordKey } from '../card-words.ts'
import { TypeIcon } from '../TypeIcon.tsx'
import styles from './Links.module.css'

interface TypeChoiceProps {
  readonly areas: readonly CardArea[]
  readonly value: CardType
  readonly onChange: (type: CardType) => void
}

/** Selects the type of the records to search. */
export function TypeChoice({ areas, value, onChange }: TypeChoiceProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.types} aria-label={t('links.type')}>
      {areas.map(({ type }) => (
        <label key={type} className={styles.type}>
          <input
            type="radio"
            name="link-type"
            value={type}
            checked={type === value}
            onChange={() => onChange(type)}
          />
          <TypeIcon type={type} size={15} />
          {t(cardWordKey(type, 'title'))}
        </label>
      ))}
    </fieldset>
  )
}
