import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundCard, FoundGroup, FoundList } from '#model/api/searches/general.ts'
import { cardTypeNamed } from '#model/record-types.ts'
import { matchRanges, type TextRange } from '#model/searches/match-ranges.ts'
import { searchGroups } from '#model/searches/search-groups.ts'
import { ApartBadge } from '../../cards/ApartBadge.tsx'
import type { CardArea } from '../../cards/card-area.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { areaOf } from '../../cards/linked-cards.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { TypeIcon } from '../../cards/TypeIcon.tsx'
import { thumbnailOf } from '../../cards/thumbnail-of.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { HeadingText } from '../../ui/read/HeadingText.tsx'
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

interface FoundTextProps {
  readonly text: string
  readonly italics: readonly string[] | undefined
  readonly q: string
}

/** A title or second line with the search words highlighted. */
const FoundText = ({ text, italics, q }: FoundTextProps) => (
  <HeadingText text={text} italics={italics}>
    {part => <Highlighted text={part} ranges={matchRanges(part, q)} />}
  </HeadingText>
)

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
            <FoundText text={title} italics={card.italics} q={q} />
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
            <FoundText text={card.subtitle} italics={card.italics} q={q} />
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

interface AllOfListProps {
  readonly list: FoundList
  /** Names the list, where a group has several. */
  readonly isNamed: boolean
  readonly onOpen: () => void
}

/** A link to all results of a list. */
function AllOfList({ list, isNamed, onOpen }: AllOfListProps) {
  const { t } = useTranslation()
  const shown = new Intl.NumberFormat(useLanguage()).format(list.totalSize)
  const area = areaOf(list.type.name)
  if (!area) return null
  const name = t(cardWordKey(area.type, 'list'))
  const all = t(list.totalIsAtLeast ? 'generalSearch.seeAllAtLeast' : 'generalSearch.seeAll', { shown })
  return (
    <Link
      to={area.listPath}
      search={list.asked as never}
      className={styles.all}
      data-found=""
      onClick={onOpen}
      aria-label={`${name}: ${all}`}
    >
      {isNamed ? `${name}: ${shown}${list.totalIsAtLeast ? '+' : ''}` : all}
      <ArrowRight size={15} strokeWidth={1.7} aria-hidden="true" />
    </Link>
  )
}

interface FoundSectionProps {
  readonly group: FoundGroup
  readonly onOpen: () => void
}

/** The first results of a group, and links to all of them. */
export function FoundSection({ group, onOpen }: FoundSectionProps) {
  const { t } = useTranslation()
  const id = useId()
  const [list] = group.lists
  const area = areaOf(list?.type.name)
  if (!list || !area) return null
  const isShared = searchGroups.some(({ name, types }) => name === group.type && types.length > 1)
  const name = isShared
    ? t(`generalSearch.shared.${group.type}` as 'generalSearch.shared.PROCEDURES')
    : t(cardWordKey(area.type, 'list'))
  const isMore = group.totalSize > group.result.length || group.totalIsAtLeast
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.groupHead}>
        <h2 id={id}>{name}</h2>
        {isMore && !isShared && <AllOfList list={list} isNamed={false} onOpen={onOpen} />}
      </div>
      <ul className={styles.rows}>
        {group.result.map(card => (
          <li key={card.id}>
            <FoundRow
              area={areaOf(card.type.name) ?? area}
              card={card}
              q={list.asked.q ?? ''}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      {isMore && isShared && (
        <p className={styles.lists}>
          {group.lists.map(each => (
            <AllOfList key={each.type.id} list={each} isNamed onOpen={onOpen} />
          ))}
        </p>
      )}
    </section>
  )
}
