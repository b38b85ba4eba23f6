import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { readOperatedMuseum } from '#model/api/operator/museums.ts'
import { Button } from '../../ui/Button.tsx'
import styles from '../Operator.module.css'
import { VisitDialog } from './VisitDialog.tsx'

export type Administrator = OutputOf<typeof readOperatedMuseum>['administrators'][number]

export interface AdministratorsProps {
  readonly id: string
  readonly administrators: readonly Administrator[]
  /** Nobody enters the museum. */
  readonly closed: boolean
}

/** Whom to write to at a museum, and to work as when they ask for help. */
export function Administrators({ id, administrators, closed }: AdministratorsProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Administrator>()
  return (
    <section className={styles.part} aria-labelledby="operator-administrators">
      <h2 id="operator-administrators">{t('operator.administrators.title')}</h2>
      {administrators.length === 0 && <p className={styles.quiet}>{t('operator.administrators.none')}</p>}
      {closed && <p className={styles.quiet}>{t('operator.state.noEntry')}</p>}
      <ul className={styles.list}>
        {administrators.map(person => (
          <li key={person.accountId} className={styles.entry}>
            <p>
              {person.name} <a href={`mailto:${person.email}`}>{person.email}</a>
            </p>
            {!closed && (
              <Button onClick={() => setChosen(person)}>{t('operator.administrators.loginAs')}</Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && <VisitDialog museumId={id} person={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  )
}
