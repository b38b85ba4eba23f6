import { useNavigate } from '@tanstack/react-router'
import { History, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FoundCard, FoundGroup } from '#model/api/searches/general.ts'
import { searching } from '#model/navigation/routes.ts'
import { cardTypeNamed } from '#model/record-types.ts'
import { nameKey } from '#model/text/known-by.ts'
import type { CardArea } from '../../cards/card-area.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { areaOf, cardAreas } from '../../cards/linked-cards.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { TypeIcon } from '../../cards/TypeIcon.tsx'
import { thumbnailOf } from '../../cards/thumbnail-of.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import type { Command } from '../../ui/CommandPalette.tsx'
import { Thumb } from '../../ui/table/Thumb.tsx'
import { searchPath } from './search-address.ts'
import { fewestLetters, useGeneralSearch, useRecentSearches } from './use-general-search.ts'

/** Milliseconds without typing after which records are searched. */
const pauseMs = 150
/** Records of a list that are shown: a palette is for jumping, the page for looking. */
const most = 3

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

interface FoundCommands {
  /** The record with the number that was typed. */
  readonly above: readonly Command[]
  readonly below: readonly Command[]
  readonly busy: boolean
}

const placeOf = ({ lists: [list] }: FoundGroup): number =>
  cardAreas.findIndex(({ type }) => type === areaOf(list?.type.name)?.type)

/** Compares groups of results by the order of the menu: Enter usually means the object rather than a file about it. */
const inMenuOrder = (one: FoundGroup, other: FoundGroup): number => placeOf(one) - placeOf(other)

/** Records for the palette while a person types, the link to the search page, and, while nothing is typed, recent searches. */
export function useFoundCommands(query: string): FoundCommands {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const recent = useRecentSearches()
  const maySearch = useCan(searching)
  const typed = query.trim()
  const q = useDebounced(typed, pauseMs)
  const { data, isFetching } = useGeneralSearch(maySearch ? q : '')
  const toPage = (text: string): void => {
    recent.keep(text)
    void navigate({ to: searchPath, search: { q: text } })
  }
  const commandOf = (area: CardArea, card: FoundCard): Command => ({
    id: `card-${card.id}`,
    group: t(cardWordKey(area.type, 'list')),
    label: shownTitle(card.title),
    ...(card.number && { detail: card.number }),
    icon: card.thumbnailUrl ? (
      <Thumb src={thumbnailOf(card.thumbnailUrl, 160)} size={28} />
    ) : (
      <TypeIcon type={cardTypeNamed(card.type.name) ?? area.type} size={18} />
    ),
    run: () => {
      recent.keep(typed)
      void navigate({ to: area.recordPath(card.id) })
    },
  })
  const commandsOf = (cards: readonly FoundCard[]): readonly Command[] =>
    cards.flatMap(card => {
      const area = areaOf(card.type.name)
      return area ? [commandOf(area, card)] : []
    })
  if (!maySearch) return { above: [], below: [], busy: false }
  if (typed === '')
    return {
      above: recent.list.map(text => ({
        id: `recent-${text}`,
        group: t('generalSearch.recent.title'),
        label: text,
        icon: <History {...icon} />,
        run: () => toPage(text),
      })),
      below: [],
      busy: false,
    }
  // Answers to fewer letters stay until the new one is there.
  const groups = typed.length < fewestLetters ? [] : (data?.groups ?? []).toSorted(inMenuOrder)
  const isExact = ({ number }: FoundCard): boolean => nameKey(number) === nameKey(typed)
  return {
    above: groups.flatMap(group => commandsOf(group.result.filter(isExact))),
    below: [
      ...groups.flatMap(group => commandsOf(group.result.filter(card => !isExact(card)).slice(0, most))),
      {
        id: 'everywhere',
        group: t('generalSearch.title'),
        label: t('generalSearch.palette.everywhere', { q: typed }),
        icon: <Search {...icon} />,
        run: () => toPage(typed),
      },
    ],
    busy: isFetching,
  }
}
