import { Lock } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { useTimes } from '../../../platform/times.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import type { CardArea } from '../../card-area.ts'
import { flagsOf } from '../../linked-flags.ts'
import { shownTitle } from '../../shown-title.ts'
import { Ancestors } from '../../tree/Ancestors.tsx'
import { Neighbours } from './Neighbours.tsx'
import styles from './Record.module.css'
import { RecordActions } from './RecordActions.tsx'
import { RecordSign } from './RecordSign.tsx'
import { RecordModulesContext } from './record-slots.ts'

export interface RecordHeadProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly put: (answer: CardAnswer) => void
}

/** What a card is called, its state, and what can be done with it. */
export function RecordHead({ area, card, put }: RecordHeadProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const { State } = use(RecordModulesContext).slotsOf(area.type)
  const { lock, draft } = card
  return (
    <header>
      <div className={styles.bar}>
        {!area.declaration.unpublished && (
          <Badge dot tone={card.publishedOnWeb ? 'success' : 'neutral'}>
            {t(card.publishedOnWeb ? 'cards.record.published' : 'cards.record.unpublished')}
          </Badge>
        )}
        {State && <State area={area} card={card} put={put} />}
        {flagsOf(area.declaration, card).map(flag => (
          <Badge key={flag}>{t(`links.flags.${flag}.told`)}</Badge>
        ))}
        <Neighbours area={area} id={card.id} />
        <RecordActions area={area} card={card} put={put} />
      </div>
      {lock.isLockedBySomeoneElse && lock.userName && lock.lockedSince && (
        <p className={styles.lock} role="status">
          <Lock size={15} strokeWidth={1.8} aria-hidden="true" />
          {t('cards.lock.theirs', { name: lock.userName, since: times.short(lock.lockedSince) })}
        </p>
      )}
      {draft && !lock.isLockedBySomeoneElse && (
        <Banner kind="info" inset>
          {t(draft.takenOver ? 'cards.draft.takenOver' : 'cards.draft.found', {
            time: times.short(draft.savedAt),
          })}
        </Banner>
      )}
      <RecordSign area={area} card={card} />
      {area.declaration.broaderPath && <Ancestors area={area} id={card.id} />}
      <h1 id="record-title" className={styles.title} tabIndex={-1}>
        {shownTitle(card.heading)}
      </h1>
      {card.subtitle && <p className={styles.subtitle}>{card.subtitle}</p>}
    </header>
  )
}
