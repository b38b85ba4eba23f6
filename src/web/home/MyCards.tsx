import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Touched } from '#model/api/statistics.ts'
import { areaOf } from '../cards/linked-cards.ts'
import { useTimes } from '../cards/record/times.ts'
import { TypeIcon } from '../cards/TypeIcon.tsx'
import { Badge } from '../ui/Badge.tsx'
import { HomeBlock } from './HomeBlock.tsx'
import styles from './HomePage.module.css'
import type { Home } from './use-home.ts'

/** A card one worked on: what was never saved leads back to its form. */
function MyCard({ card }: { readonly card: Touched }) {
  const { t } = useTranslation()
  const times = useTimes()
  const area = areaOf(card.type)
  if (!area) return null
  return (
    <li>
      <Link to={card.draft ? area.editPath(card.id) : area.recordPath(card.id)} className={styles.cardLink}>
        {card.thumbnailUrl ? (
          <img src={card.thumbnailUrl} alt="" loading="lazy" width={40} height={40} />
        ) : (
          <span className={styles.sign}>
            <TypeIcon type={area.type} />
          </span>
        )}
        <span className={styles.cardName}>
          <span>{card.title || card.number || '---'}</span>
          <small>{card.title ? card.number : ''}</small>
        </span>
        <span className={styles.cardFacts}>
          {card.draft ? (
            <Badge tone="warning">{t('home.mine.draft')}</Badge>
          ) : (
            <time dateTime={card.at} className="numbers">
              {times.short(card.at)}
            </time>
          )}
        </span>
      </Link>
    </li>
  )
}

/** The cards one changed last, and the text one left unsaved. */
export function MyCards({ home }: { readonly home: Home }) {
  const { t } = useTranslation()
  const mine = home.data?.mine ?? []
  return (
    <HomeBlock
      title={t('home.mine.title')}
      query={home}
      failed={t('home.mine.failed')}
      empty={mine.length === 0 && t('home.mine.none')}
      lines={4}
    >
      <ul className={styles.lines}>
        {mine.map(card => (
          <MyCard key={card.id} card={card} />
        ))}
      </ul>
    </HomeBlock>
  )
}
