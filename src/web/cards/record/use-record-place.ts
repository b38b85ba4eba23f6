import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { type Level, useOwnCrumbs } from '../../platform/crumbs.ts'
import { useStateTitle } from '../../platform/page-title.ts'
import { useOpened } from '../../platform/use-last-opened.ts'
import type { CardArea } from '../card-area.ts'
import { cardWordKey } from '../card-words.ts'
import { shownTitle } from '../shown-title.ts'

/** Sets breadcrumbs and window title: home, list, record, and work on it as a level of its own (C-S04). */
export function useRecordPlace(area: CardArea, card: CardAnswer | undefined, work?: Level): void {
  const { t } = useTranslation()
  const isKnownByNumber = area.declaration.numberPath !== undefined
  const name = card && ((isKnownByNumber && card.number) || shownTitle(card.heading))
  useStateTitle(card && [card.number, shownTitle(card.heading)].filter(Boolean).join(' '))
  useOpened(card && { path: area.recordPath(card.id), title: shownTitle(card.heading), number: card.number })
  useOwnCrumbs(
    card && name
      ? [
          { path: '/app', label: t('shell.home') },
          { path: area.listPath, label: t(cardWordKey(area.type, 'title')) },
          { path: area.recordPath(card.id), label: name },
          ...(work ? [work] : []),
        ]
      : undefined,
  )
}
