import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { call } from '../../platform/client.ts'
import type { CardArea } from '../card-area.ts'
import type { ListPage } from '../data/page-query.ts'
import { publishNotice } from '../publish-notice.ts'

/** Publishes a card or takes it back; the row shows it at once, and goes back when the server refuses (acceptance row C-K06). */
export function usePublish(area: CardArea) {
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
