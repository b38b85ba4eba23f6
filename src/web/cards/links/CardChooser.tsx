import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readLinks } from '#model/api/cards/links.ts'
import type { CardAnswer, CardRow } from '#model/api/cards/shapes.ts'
import { cardTypeNames } from '#model/record-types.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Badge } from '../../ui/Badge.tsx'
import { classes } from '../../ui/classes.ts'
import { HeadingText } from '../../ui/read/HeadingText.tsx'
import { Thumb } from '../../ui/table/Thumb.tsx'
import { ApartBadge } from '../ApartBadge.tsx'
import { CardSearchBox } from '../CardSearchBox.tsx'
import type { CardArea } from '../card-area.ts'
import { useCardSearch } from '../data/use-card-search.ts'
import { shownTitle } from '../shown-title.ts'
import { TypeIcon } from '../TypeIcon.tsx'
import { thumbnailOf } from '../thumbnail-of.ts'
import { typeOfCard } from '../type-of-card.ts'
import { CreateInPlace } from './CreateInPlace.tsx'
import { type ChosenCard, chosenOf } from './chosen-card.ts'
import { LinkCounts } from './LinkCounts.tsx'
import styles from './Links.module.css'

const none: ReadonlySet<string> = new Set()

/** Links of which all ids are asked for; with more, marking those that are linked is left out. */
const mostLinks = 5_000

/** Ids of the cards of an area that a card is linked with already. */
function useLinkedIds(
  to: { readonly area: CardArea; readonly card: CardAnswer } | undefined,
  others: CardArea,
): ReadonlySet<string> {
  const count = others.declaration.types.reduce(
    (sum, type) => sum + (to?.card.relatedEntitiesCount[type] ?? 0),
    0,
  )
  const [first = others.type, second] = others.declaration.types
  const idsOf = (type: typeof first) =>
    endpointQuery(readLinks, {
      params: { type: cardTypeNames[to?.area.type ?? others.type], id: to?.card.id ?? '' },
      query: { itemType: cardTypeNames[type], 'only-id': 'true' },
    })
  const enabled = count > 0 && count <= mostLinks
  const one = useQuery({ ...idsOf(first), enabled, staleTime: 0 })
  const other = useQuery({
    ...idsOf(second ?? first),
    enabled: enabled && second !== undefined,
    staleTime: 0,
  })
  if (!enabled) return none
  return new Set([...(one.data?.ids ?? []), ...(other.data?.ids ?? [])])
}

interface CardChoiceProps {
  readonly area: CardArea
  readonly row: CardRow
  readonly ticked: boolean
  /** The card that others are linked with: no card is linked with itself. */
  readonly isItself: boolean
  readonly isLinked: boolean
  readonly onToggle: () => void
}

/** A card that can be ticked, as lists show it in brief. */
function CardChoice({ area, row, ticked, isItself, isLinked, onToggle }: CardChoiceProps) {
  const { t } = useTranslation()
  return (
    <label className={classes(styles.choice, isItself && styles.off)}>
      <input
        type="checkbox"
        className={styles.tick}
        checked={ticked}
        disabled={isItself}
        onChange={onToggle}
      />
      <Thumb
        src={thumbnailOf(row.thumbnailUrl, 160)}
        size={40}
        sign={<TypeIcon type={typeOfCard(area, row)} size={17} />}
      />
      <span className={styles.words}>
        <span className={styles.title}>
          <HeadingText text={shownTitle(row.title)} italics={row.italics} />
        </span>
        <span className={styles.small}>
          <HeadingText text={[row.number, row.subtitle].filter(Boolean).join(' · ')} italics={row.italics} />
        </span>
      </span>
      <ApartBadge declaration={area.declaration} apart={row.apart} />
      {(isItself || isLinked) && <Badge>{t(isItself ? 'links.itself' : 'links.linked')}</Badge>}
      <LinkCounts counts={row.relatedEntitiesCount} />
    </label>
  )
}

export interface CardChooserProps {
  /** The card that others are linked with, and its area; absent where there are many. */
  readonly to?: { readonly area: CardArea; readonly card: CardAnswer }
  /** Whose cards are searched. */
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
