import { useTranslation } from 'react-i18next'
import { type CitationStyle, citationStyles } from '#model/bibliography/citation-styles.ts'
import { Select } from '../../ui/form/Select.tsx'
import { useCitationStyle } from './use-citation-style.ts'

/** Names of styles that are the same in every language; all others are described. */
const names: Readonly<Record<Exclude<CitationStyle, `chicago-${string}`>, string>> = {
  apa: 'APA',
  mla: 'MLA',
  harvard: 'Harvard',
  iso690: 'ISO 690 (DIN)',
  dai: 'DAI (Deutsches Archäologisches Institut)',
  aja: 'AJA (American Journal of Archaeology)',
  'archeologia-classica': 'Archeologia Classica',
  vancouver: 'Vancouver',
}

/** Chooses the style of all citations that this person reads. */
export function StyleSelect() {
  const { t } = useTranslation()
  const [style, choose] = useCitationStyle()
  const nameOf = (value: CitationStyle): string =>
    value === 'chicago-author-date' || value === 'chicago-notes'
      ? t(`citations.styles.${value}`)
      : names[value]
  return (
    <Select
      extent="full"
      aria-label={t('citations.style')}
      value={style}
      options={citationStyles.map(value => ({ value, label: nameOf(value) }))}
      onChange={({ target }) => choose(target.value as CitationStyle)}
    />
  )
}
