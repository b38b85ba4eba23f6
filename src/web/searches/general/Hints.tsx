import { useTranslation } from 'react-i18next'
import styles from './Search.module.css'

const hints = ['beginnings', 'numbers', 'ages', 'rights'] as const

/** What can be typed, by example. */
export function Hints({ title }: { readonly title: string }) {
  const { t } = useTranslation()
  return (
    <section className={styles.hints}>
      <h2>{title}</h2>
      <ul>
        {hints.map(hint => (
          <li key={hint}>{t(`generalSearch.hints.${hint}`)}</li>
        ))}
      </ul>
    </section>
  )
}
