import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundCard, FoundGroup } from '#model/api/searches/general.ts'
import { cardTypeNamed } from '#model/record-types.ts'
import { matchRanges, type TextRange } from '#model/searches/match-ranges.ts'
import { ApartBadge } from '../../cards/ApartBadge.tsx'
import type { CardArea } from '../../cards/card-area.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { areaOf } from '../../cards/linked-cards.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { TypeIcon } from '../../cards/TypeIcon.tsx'
import { thumbnailOf } from '../../cards/thumbnail-of.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Thumb } from '../../ui/table/Thumb.tsx'
import styles from './Search.module.css'

/** A text with the search words highlighted. */
function Highlighted({ text, ranges }: { readonly text: string; readonly ranges: readonly TextRange[] }) {
  const parts = ranges.flatMap(([from, to], at) => [
    text.slice(ranges[at - 1]?.[1] ?? 0, from),
    <mark key={from} className={styles.mark}>
      {text.slice(from, to)}
    </mark>,
  ])
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  )
}

interface FoundRowProps {
  readonly area: CardArea
  readonly card: FoundCard
  /** The search text. */
  readonly q: string
  readonly onOpen: () => void
}

/** A found record as a link: picture, title, number, and the place of the match. */
function FoundRow({ area, card, q, onOpen }: FoundRowProps) {
  const { t } = useTranslation()
  const type = cardTypeNamed(card.type.name) ?? area.type
  const title = shownTitle(card.title)
  return (
    <Link to={area.recordPath(card.id)} className={styles.row} data-found="" onClick={onOpen}>
      <Thumb
        src={thumbnailOf(card.thumbnailUrl, 160)}
        size={48}
        sign={<TypeIcon type={type} size={20} />}
        alt={t(cardWordKey(type, 'name'))}
      />
      <span className={styles.words}>
        <span className={styles.heading}>
          <span className={styles.title}>
            <Highlighted text={title} ranges={matchRanges(title, q)} />
          </span>
          {card.number && (
            <span className={`${styles.number} numbers`}>
              <Highlighted text={card.number} ranges={matchRanges(card.number, q)} />
            </span>
          )}
          <ApartBadge declaration={area.declaration} apart={card.apart} />
        </span>
        {card.subtitle && (
          <span className={styles.line}>
            <Highlighted text={card.subtitle} ranges={matchRanges(card.subtitle, q)} />
          </span>
        )}
        {card.match && (
          <span className={styles.line}>
            <span className={styles.label}>{card.match.label}</span>{' '}
            <Highlighted text={card.match.text} ranges={card.match.ranges} />
          </span>
        )}
      </span>
    </Link>
  )
}

interface FoundSectionProps {
  readonly group: FoundGroup
  readonly q: string
  readonly onOpen: () => void
}

/** The first results in a list, and a link to all of them. */
export function FoundSection({ group, q, onOpen }: FoundSectionProps) {
  const { t } = useTranslation()
  const id = useId()
  const language = useLanguage()
  const area = areaOf(group.listType.name)
  if (!area) return null
  const shown = new Intl.NumberFormat(language).format(group.totalSize)
  const name = t(cardWordKey(area.type, 'list'))
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.groupHead}>
        <h2 id={id}>{name}</h2>
        {(group.totalSize > group.result.length || group.totalIsAtLeast) && (
          <Link
            to={area.listPath}
            search={group.list as never}
            className={styles.all}
            data-found=""
            onClick={onOpen}
            aria-label={`${name}: ${t(group.totalIsAtLeast ? 'generalSearch.seeAllAtLeast' : 'generalSearch.seeAll', { shown })}`}
          >
            {t(group.totalIsAtLeast ? 'generalSearch.seeAllAtLeast' : 'generalSearch.seeAll', { shown })}
            <ArrowRight size={15} strokeWidth={1.7} aria-hidden="true" />
          </Link>
        )}
      </div>
      <ul className={styles.rows}>
        {group.result.map(card => (
          <li key={card.id}>
            <FoundRow area={area} card={card} q={q} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
}
