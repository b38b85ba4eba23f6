import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown, Globe, GlobeLock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { CardArea } from '../card-area.ts'
import type { ListPage } from '../data/page-query.ts'
import { usePublishing } from '../publishing/use-publishing.tsx'
import styles from '../Row.module.css'
import { shownTitle } from '../shown-title.ts'

interface PublishedCellProps {
  readonly area: CardArea
  readonly row: CardRow
}

/** The state in words, which opens the action that changes it; the row shows it immediately, and reverts if the server refuses (C-K06). */
function PublishedMenu({ area, row }: PublishedCellProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { publish, dialog } = usePublishing<CardRow>(area, {
    show: (id, publishedOnWeb) =>
      client.setQueriesData<ListPage>({ queryKey: [area.endpoints.list.name] }, page =>
        page?.result.some(each => each.id === id)
          ? {
              ...page,
              result: page.result.map(each => (each.id === id ? { ...each, publishedOnWeb } : each)),
            }
          : page,
      ),
  })
  const { publishedOnWeb, lock } = row
  const lockedBy = lock && !lock.mine ? t('cards.record.lockedBy', { name: lock.userName }) : undefined
  const Icon = publishedOnWeb ? GlobeLock : Globe
  return (
    <>
      <Menu
        target={
          <button
            type="button"
            className={styles.published}
            tabIndex={-1}
            aria-label={t(publishedOnWeb ? 'cardList.row.published' : 'cardList.row.unpublished', {
              title: shownTitle(row.title),
            })}
          >
            <PublishedState published={publishedOnWeb} />
            <ChevronDown size={13} strokeWidth={1.8} aria-hidden="true" />
          </button>
        }
        sections={[
          {
            id: 'publishing',
            items: [
              {
                id: 'change',
                label: t(publishedOnWeb ? 'cards.record.unpublish' : 'cards.record.publish'),
                icon: <Icon size={16} strokeWidth={1.7} aria-hidden="true" />,
                refused: lockedBy,
                onSelect: () => publish(row, !publishedOnWeb),
              },
            ],
          },
        ]}
      />
      {dialog}
    </>
  )
}

function PublishedState({ published }: { readonly published: boolean }) {
  const { t } = useTranslation()
  return (
    <Badge dot tone={published ? 'success' : 'neutral'}>
      {t(published ? 'cards.record.published' : 'cards.record.unpublished')}
    </Badge>
  )
}

/** Shows whether a record is published; with permission, it leads to the action that changes it (C-K06). */
export function PublishedCell({ area, row }: PublishedCellProps) {
  const may = useCan({ permissions: area.declaration.permissions.publish })
  return may ? <PublishedMenu area={area} row={row} /> : <PublishedState published={row.publishedOnWeb} />
}
