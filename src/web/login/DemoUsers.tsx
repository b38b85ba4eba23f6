import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Auth.module.css'

const password = 'Vitrine2026'
const people = [
  { role: 'admin', email: 'admin@demo.museum' },
  { role: 'curator', email: 'curator@demo.museum' },
  { role: 'viewer', email: 'viewer@demo.museum' },
] as const

export interface DemoUsersProps {
  readonly onChoose: (person: { readonly email: string; readonly password: string }) => void
}

/** The people of the demonstration museum, one press away; only where the installation holds it. */
export function DemoUsers({ onChoose }: DemoUsersProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section className={styles.demo} aria-labelledby={id}>
      <h2 id={id}>{t('login.demo.title')}</h2>
      <p>{t('login.demo.text')}</p>
      <ul className={styles.people}>
        {people.map(({ role, email }) => (
          <li key={role}>
            <button type="button" className={styles.person} onClick={() => onChoose({ email, password })}>
              <span>{t(`login.demo.${role}`)}</span>
              <span>{email}</span>
              <ChevronRight size={16} strokeWidth={1.7} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
