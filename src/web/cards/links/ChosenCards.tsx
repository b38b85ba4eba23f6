import { useTranslation } from 'react-i18next'
import { Pill } from '../../ui/suggest/Pill.tsx'
import { shownTitle } from '../shown-title.ts'
import type { ChosenCard } from './chosen-card.ts'
import styles from './Links.module.css'

interface ChosenCardsProps {
  readonly chosen: ReadonlyMap<string, ChosenCard>
  readonly onToggle: (card: ChosenCard) => void
}

/** The ticked cards, which may be out of sight by now. */
export function ChosenCards({ chosen, onToggle }: ChosenCardsProps) {
  const { t } = useTranslation()
  if (chosen.size === 0) return null
  return (
    <ul className={styles.chosen} aria-label={t('links.chosen')}>
      {[...chosen.values()].map(card => {
        const title = shownTitle(card.title)
        return (
          <li key={card.id}>
            <Pill onRemove={() => onToggle(card)} removeLabel={t('links.notThis', { title })}>
              {title}
            </Pill>
          </li>
        )
      })}
    </ul>
  )
}
