import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { CardSearchBox } from '../CardSearchBox.tsx'
import type { CardArea } from '../card-area.ts'
import { useCardSearch } from '../data/use-card-search.ts'
import { CardChoice } from './CardChoice.tsx'
import { CreateInPlace } from './CreateInPlace.tsx'
import { type ChosenCard, chosenOf } from './chosen-card.ts'
import styles from './Links.module.css'
import { useLinkedIds } from './use-linked-ids.ts'

export interface CardChooserProps {
  /** The card that others are linked with, and its area; absent where there are many. */
  readonly to?: { readonly area: CardArea; readonly card: CardAnswer }
  /** Whose cards are looked through. */
  readonly others: CardArea
  readonly chosen: ReadonlyMap<string, ChosenCard>
  readonly onToggle: (card: ChosenCard) => void
}

/** Cards to tick, found by typing. Arrow keys go from the search into the list and through it; the space bar ticks. */
export function CardChooser({ to, others, chosen, onToggle }: CardChooserProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const { rows, more, busy, failed } = useCardSearch(others, text)
  const linked = useLinkedIds(to, others)
  const format = new Intl.NumberFormat(useLanguage())
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0) return
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input:not(:disabled)') ?? [])]
    const next = stops[stops.indexOf(event.target as HTMLElement) + by]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the controls inside
    <div ref={box} onKeyDown={step}>
      <CardSearchBox
        label={t('links.search')}
        placeholder={t('links.searchPlaceholder')}
        text={text}
        onType={setText}
      />
      <ul className={styles.found} aria-label={t('links.results')} aria-busy={busy}>
        {rows.map(row => (
          <li key={row.id}>
            <CardChoice
              area={others}
              row={row}
              ticked={chosen.has(row.id)}
              isItself={row.id === to?.card.id}
              isLinked={linked.has(row.id)}
              onToggle={() => onToggle(chosenOf(row))}
            />
          </li>
        ))}
      </ul>
      <p className={styles.hint} role="status">
        {failed && t('common.unreachable')}
        {!failed && !busy && rows.length === 0 && t(text.trim() ? 'links.none' : 'links.nothingYet')}
        {!failed && more > 0 && t('links.more', { count: more, shown: format.format(more) })}
      </p>
      <CreateInPlace
        area={others}
        name={text.trim()}
        onMade={made => {
          setText('')
          onToggle(made)
        }}
      />
    </div>
  )
}
