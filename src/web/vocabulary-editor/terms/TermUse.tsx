import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readTermUse } from '#model/api/cards/terms.ts'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import { linkAddress } from '../../cards/linked-cards.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { termQuery } from '../../vocabularies/term-query.ts'
import styles from './TermUse.module.css'

/** In how many cards a term, or one below it, stands, and the first of them. */
export function TermUse({ term }: { readonly term: Term }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data, isError } = useQuery({
    ...termQuery(readTermUse, { params: { code: term.code, id: term.id } }, language),
    // What is decided upon is to be true now.
    staleTime: 0,
  })
  if (isError) return <p className={styles.use}>{t('vocabularyEditor.use.unknown')}</p>
  if (!data)
    return (
      <p className={styles.use} role="status">
        {t('vocabularyPicker.loading')}
      </p>
    )
  const { count, cards } = data
  if (count === 0) return <p className={styles.use}>{t('vocabularyEditor.use.none')}</p>
  const left = count - cards.length
  return (
    <section className={styles.use} aria-label={t('vocabularyEditor.use.label')}>
      <p className={styles.count}>
        {t('vocabularyEditor.use.count', { count, shown: new Intl.NumberFormat(language).format(count) })}
      </p>
      <ul>
        {cards.map(({ id, title, shortDescription, type }) => {
          const address = linkAddress({ id, type: type.name })
          return (
            <li key={id}>
              {address ? (
                <Link to={address} target="_blank">
                  {shownTitle(title)}
                </Link>
              ) : (
                shownTitle(title)
              )}
              <span className={`${styles.number} numbers`}>{shortDescription}</span>
            </li>
          )
        })}
      </ul>
      {left > 0 && <p className={styles.more}>{t('vocabularyEditor.use.more', { count: left })}</p>}
    </section>
  )
}
