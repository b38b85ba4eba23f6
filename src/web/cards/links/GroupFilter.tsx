import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { TextInput } from '../../ui/form/TextInput.tsx'
import styles from './Links.module.css'

export interface GroupFilterProps {
  readonly text: string
  readonly onType: (text: string) => void
  /** How many cards have the words; absent while nothing is looked for. */
  readonly found: number | undefined
}

/** Narrows a long group of linked cards to those with some words. */
export function GroupFilter({ text, onType, found }: GroupFilterProps) {
  const { t } = useTranslation()
  const format = new Intl.NumberFormat(useLanguage())
  return (
    <div className={styles.filter}>
      <TextInput
        type="search"
        value={text}
        aria-label={t('links.filter')}
        placeholder={t('links.filter')}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
      />
      <p className={styles.small} role="status">
        {found === 0 && t('links.none')}
        {found !== undefined && found > 0 && t('links.found', { count: found, shown: format.format(found) })}
      </p>
    </div>
  )
}
