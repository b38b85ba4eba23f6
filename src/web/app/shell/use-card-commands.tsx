import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { requirementOf } from '#model/engine/requirement-of.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { useCardMaker } from '../../cards/data/use-card-maker.ts'
import { cardAreas } from '../../cards/linked-cards.ts'
import { TypeIcon } from '../../cards/TypeIcon.tsx'
import { visitorOf } from '../../platform/session/state.ts'
import { useSession } from '../../platform/session/use-session.ts'
import type { Command } from '../../ui/CommandPalette.tsx'
import { entityAreas } from '../entities/entity-areas.ts'

/** What the palette offers of cards: the lists beyond the menu, and a new card of every type one may create. */
export function useCardCommands(): readonly Command[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const visitor = visitorOf(useSession())
  const { create } = useCardMaker()
  const mayCreate = ({ declaration }: (typeof cardAreas)[number]) =>
    visitor.signedIn &&
    !declaration.uploaded &&
    !declaration.workflow &&
    isAllowed(visitor, requirementOf(declaration, 'create'))
  return [
    ...entityAreas(visitor).map(({ type, listPath }) => ({
      id: listPath,
      group: t('shell.palette.pages'),
      label: t(cardWordKey(type, 'title')),
      icon: <TypeIcon type={type} size={18} />,
      run: () => void navigate({ to: listPath }),
    })),
    ...cardAreas.filter(mayCreate).flatMap(area =>
      area.declaration.types.map(type => ({
        id: `new-${type}`,
        group: t('shell.palette.new'),
        label: t(cardWordKey(type, 'new')),
        icon: <Plus size={18} strokeWidth={1.6} aria-hidden="true" />,
        run: () => create(area, type),
      })),
    ),
  ]
}
