import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { vocabularies, vocabularyCodes } from '#model/vocabularies/definitions.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { Badge } from '../ui/Badge.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import { matching } from '../ui/matches-query.ts'
import { Page } from '../ui/Page.tsx'
import styles from './VocabulariesPage.module.css'

/** All vocabularies of the product, for the administrators who look after their terms (C-V09). */
export function VocabulariesPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const [query, setQuery] = useState('')
  const all = vocabularyCodes
    .map(code => ({ code, name: t(`vocabularies.names.${code}`) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
  const found = query.trim() ? matching(all, ({ code, name }) => `${name} ${code}`, query) : all
  return (
    <Page title={t('vocabularyEditor.title')} intro={t('vocabularyEditor.intro')} width="text">
      <div className={styles.search}>
        <TextInput
          type="search"
          aria-label={t('vocabularyEditor.search')}
          placeholder={t('vocabularyEditor.search')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          start={<Search size={16} strokeWidth={1.7} aria-hidden="true" />}
        />
        <p role="status">{t('vocabularyEditor.count', { count: found.length })}</p>
      </div>
      <ul className={styles.list}>
        {found.map(({ code, name }) => (
          <li key={code}>
            <Link to="/app/vocabularies/$code/{-$term}" params={{ code }} className={styles.link}>
              <span className={styles.name}>{name}</span>
              <span className={styles.code}>{code}</span>
              <span className={styles.kind}>
                {t(vocabularies[code].flat ? 'vocabularyEditor.flat' : 'vocabularyEditor.tree')}
              </span>
              <span className={styles.state}>
                {!vocabularies[code].open && <Badge>{t('vocabularyEditor.closed')}</Badge>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
