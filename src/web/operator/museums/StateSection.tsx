import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OperatedMuseum } from '#model/api/operator/museums.ts'
import { type MuseumState, museumStates } from '#model/museum/museum-state.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { Button } from '../../ui/Button.tsx'
import styles from '../Operator.module.css'
import { StateBadge } from './StateBadge.tsx'
import { StateDialog } from './StateDialog.tsx'

/** Whether a museum may work, with what an operator can do about it. */
export function StateSection({ museum }: { readonly museum: OperatedMuseum }) {
  const { t } = useTranslation()
  const moments = useMoments()
  const [wanted, setWanted] = useState<MuseumState>()
  const { name: current, reason, by, since } = museum.state
  return (
    <section className={styles.part} aria-labelledby="operator-state">
      <h2 id="operator-state">{t('operator.state.title')}</h2>
      <p>
        <StateBadge state={current} /> {t(`operator.state.meaning.${current}`)}
      </p>
      {since !== null && (
        <p className={styles.quiet}>
          {t('operator.state.since', { date: moments.short(since), name: by, reason })}
        </p>
      )}
      {museum.deletionDue !== null && <p className={styles.quiet}>{t('operator.deletion.noState')}</p>}
      <div className={styles.actions}>
        {(museum.deletionDue === null ? museumStates : [])
          .filter(state => state !== current)
          .map(state => (
            <Button
              key={state}
              look={state === 'active' ? 'primary' : 'danger'}
              onClick={() => setWanted(state)}
            >
              {t(`operator.state.do.${state}`)}
            </Button>
          ))}
      </div>
      {wanted && <StateDialog museum={museum} state={wanted} onClose={() => setWanted(undefined)} />}
    </section>
  )
}
