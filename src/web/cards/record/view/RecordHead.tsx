import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Lock } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { apartOf } from '#model/engine/apart.ts'
import { frozenStateOf } from '#model/engine/aspects/freezes.ts'
import { lossOf } from '#model/engine/lost.ts'
import { usePageActions } from '../../../platform/actions/page-actions.ts'
import { useTimes } from '../../../platform/times.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { classes } from '../../../ui/classes.ts'
import { HeadingText } from '../../../ui/read/HeadingText.tsx'
import { ApartBadge } from '../../ApartBadge.tsx'
import type { CardArea } from '../../card-area.ts'
import { cardWordKey } from '../../card-words.ts'
import { LossBadge } from '../../LossBadge.tsx'
import { flagsOf } from '../../linked-flags.ts'
import { useListNeighbours } from '../../list/use-list-neighbours.ts'
import { shownTitle } from '../../shown-title.ts'
import { TypeIcon } from '../../TypeIcon.tsx'
import { Ancestors } from '../../tree/Ancestors.tsx'
import { typeOfCard } from '../../type-of-card.ts'
import { StateBadge } from '../freezing/StateBadge.tsx'
import styles from './Record.module.css'
import { RecordActions } from './RecordActions.tsx'
import { RecordLabel } from './RecordLabel.tsx'
import { RecordModulesContext } from './record-slots.ts'

/** The line above the title: the number, for types identified by numbers; else the type, with a number if there is one. */
function RecordSign({ area, card }: { readonly area: CardArea; readonly card: CardAnswer }) {
  const { t } = useTranslation()
  if (area.declaration.numberPath !== undefined)
    return <p className={styles.number}>{card.number || t('cards.record.noNumber')}</p>
  const type = typeOfCard(area, card)
  return (
    <p className={styles.number}>
      <TypeIcon type={type} size={15} />
      {[t(cardWordKey(type, 'name')), card.number].filter(Boolean).join(' · ')}
    </p>
  )
}

/** Links to the previous and next record of the list it was opened from; absent otherwise. */
function Neighbours({ area, id }: { readonly area: CardArea; readonly id: string }) {
  const { t } = useTranslation()
  const { search, previousId, nextId, position, total, totalIsAtLeast } = useListNeighbours(area, id)
  const navigate = useNavigate()
  const open = (target: string | undefined) => () =>
    target !== undefined && void navigate({ to: area.recordPath(target) })
  usePageActions(t('common.keys.record'), [
    { id: 'next', label: t('cards.record.next'), keys: 'j', run: open(nextId), isKeyOnly: true },
    { id: 'previous', label: t('cards.record.previous'), keys: 'k', run: open(previousId), isKeyOnly: true },
    {
      id: 'list',
      label: t('common.keys.backToList'),
      keys: 'u',
      run: () => void navigate({ to: area.listPath, search }),
    },
  ])
  if (position === undefined) return <span className={styles.space} />
  const step = (target: string | undefined, label: string, icon: React.ReactNode) =>
    target === undefined ? (
      <span className={styles.step} aria-hidden="true">
        {icon}
      </span>
    ) : (
      <Link to={area.recordPath(target)} className={styles.step} aria-label={label} title={label}>
        {icon}
      </Link>
    )
  return (
    <nav className={styles.neighbours} aria-label={t('cards.record.inList')}>
      {step(
        previousId,
        t('cards.record.previous'),
        <ChevronLeft size={17} strokeWidth={1.7} aria-hidden="true" />,
      )}
      <span className={styles.position}>
        {t(totalIsAtLeast ? 'cards.record.positionAtLeast' : 'cards.record.position', {
          position,
          total: total ?? '…',
        })}
      </span>
      {step(nextId, t('cards.record.next'), <ChevronRight size={17} strokeWidth={1.7} aria-hidden="true" />)}
    </nav>
  )
}

export interface RecordHeadProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly put: (answer: CardAnswer) => void
}

/** Characters from which a title is set smaller. */
const longTitle = 200

/** The title of a record, its state and its actions. */
export function RecordHead({ area, card, put }: RecordHeadProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const { State } = use(RecordModulesContext).slotsOf(area.type)
  const { lock, draft } = card
  const { declaration } = area
  const title = shownTitle(card.heading)
  return (
    <header>
      <div className={styles.bar}>
        {!declaration.unpublished && (
          <Badge dot tone={card.publishedOnWeb ? 'success' : 'neutral'}>
            {t(card.publishedOnWeb ? 'cards.record.published' : 'cards.record.unpublished')}
          </Badge>
        )}
        <ApartBadge declaration={declaration} apart={apartOf(declaration, card)} />
        <LossBadge declaration={declaration} loss={lossOf(declaration, card)} />
        {declaration.freezes && !declaration.workflow && (
          <StateBadge declaration={declaration} state={frozenStateOf(declaration.freezes, card)} />
        )}
        {State && <State area={area} card={card} put={put} />}
        {flagsOf(declaration, card).map(flag => (
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
      {card.withdrawal && (
        <Banner kind="warning" inset>
          {t('cards.withdrawal.banner', {
            name: card.withdrawal.by,
            time: times.short(card.withdrawal.at),
            reason: card.withdrawal.reason,
          })}
        </Banner>
      )}
      {!declaration.wallLabel && <RecordSign area={area} card={card} />}
      {declaration.broaderPath && <Ancestors area={area} id={card.id} />}
      <h1
        id="record-title"
        className={classes(styles.title, declaration.wallLabel && styles.alone)}
        tabIndex={-1}
        data-long={title.length > longTitle || undefined}
      >
        <HeadingText text={title} italics={card.italics} />
      </h1>
      {declaration.wallLabel ? (
        <RecordLabel area={area} card={card} />
      ) : (
        card.subtitle && (
          <p className={styles.subtitle}>
            <HeadingText text={card.subtitle} italics={card.italics} />
          </p>
        )
      )}
    </header>
  )
}
