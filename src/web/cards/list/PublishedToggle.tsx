import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { Switch } from '../../ui/form/Switch.tsx'
import type { CardArea } from '../card-area.ts'
import { shownTitle } from '../shown-title.ts'
import { usePublish } from './use-publish.ts'

/** Whether a card is on the web; who may publish changes it on the spot (acceptance row C-K06). */
export function PublishedToggle({ area, row }: { readonly area: CardArea; readonly row: CardRow }) {
  const { t } = useTranslation()
  const publish = usePublish(area)
  const may = useCan({ permissions: area.declaration.permissions.publish })
  const lockedBy =
    row.lock && !row.lock.mine ? t('cards.record.lockedBy', { name: row.lock.userName }) : undefined
  return (
    <Switch
      aria-label={t('cardList.row.published', { title: shownTitle(row.title) })}
      tabIndex={-1}
      checked={row.publishedOnWeb}
      disabled={!may || lockedBy !== undefined}
      title={lockedBy}
      onChange={event => publish(row, event.target.checked)}
    />
  )
}
