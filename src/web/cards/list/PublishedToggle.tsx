import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { call } from '../../platform/client.ts'
import { Switch } from '../../ui/form/Switch.tsx'
import type { CardArea } from '../card-area.ts'
import type { ListPage } from '../data/page-query.ts'
import { publishNotice } from '../publish-notice.ts'
import { shownTitle } from '../shown-title.ts'

/** Publishes or unpublishes a record; the row shows it immediately, and reverts if the server refuses (C-K06). */
function usePublish(area: CardArea) {
  const { endpoints } = area
  const client = useQueryClient()
  const show = (id: string, publishedOnWeb: boolean) =>
    client.setQueriesData<ListPage>({ queryKey: [endpoints.list.name] }, page =>
      page?.result.some(row => row.id === id)
        ? { ...page, result: page.result.map(row => (row.id === id ? { ...row, publishedOnWeb } : row)) }
        : page,
    )
  const { mutate } = useMutation({
    mutationFn: ({ row, published }: { readonly row: CardRow; readonly published: boolean }) =>
      call(
        endpoints.publish,
        { params: { id: row.id }, body: { published } },
        { notify: publishNotice(area, row, published) },
      ),
    onMutate: ({ row, published }) => void show(row.id, published),
    onError: (_failure, { row, published }) => void show(row.id, !published),
  })
  return (row: CardRow, published: boolean) => mutate({ row, published })
}

/** Shows whether a record is published; with permission, it is a toggle (C-K06). */
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
