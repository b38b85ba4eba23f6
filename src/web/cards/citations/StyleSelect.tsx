import { useTranslation } from 'react-i18next'
import { type CitationStyle, citationStyles } from '#model/bibliography/citation-styles.ts'
import { Select } from '../../ui/form/Select.tsx'
import { useCitationStyle } from './use-citation-style.ts'

/** Chooses the style of all citations that this person reads. */
export function StyleSelect() {
  const { t } = useTranslation()
  const [style, choose] = useCitationStyle()
  return (
    <Select
      extent="full"
      aria-label={t('citations.style')}
      value={style}
      options={citationStyles.map(value => ({ value, label: t(`citations.styles.${value}`) }))}
      onChange={({ target }) => choose(target.value as CitationStyle)}
    />
  )
}
