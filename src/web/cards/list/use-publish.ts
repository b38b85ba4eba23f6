import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/client.ts'
import type { CardArea } from '../card-area.ts'
import { publishNotice } from '../publish-notice.ts'
import type { ListPage } from './page-query.ts'

/** Publishes a card or takes it back; the row shows it at once, and goes back when the server refuses (acceptance row C-K06). */
export function usePublish({ endpoints, type }: CardArea) {
  const client = useQueryClient()
  const show = (id: string, publishedOnWeb: boolean) =>
    client.setQueriesData<ListPage>({ queryKey: [endpoints.list.name] }, page =>
      page?.result.some(row => row.id === id)
        ? { ...page, result: page.result.map(row => (row.id === id ? { ...row, publishedOnWeb } : row)) }
        : page,
    )
  const { mutate } = useMutation({
    mutationFn: ({ id, published }: { readonly id: string; readonly published: boolean }) =>
      call(
        endpoints.publish,
        { params: { id }, body: { published } },
        { notify: publishNotice(type, published) },
      ),
    onMutate: ({ id, published }) => void show(id, published),
    onError: (_failure, { id, published }) => void show(id, !published),
  })
  return (id: string, published: boolean) => mutate({ id, published })
}
