import { useMutation } from '@tanstack/react-query'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { call } from '../../../platform/client.ts'
import type { CardArea } from '../../card-area.ts'
import { publishNotice } from '../../publish-notice.ts'
import { useNewCard } from '../use-new-card.ts'

/** Actions that lead to another card, or change this one at once. */
export function useRecordActions(area: CardArea, put: (answer: CardAnswer) => void) {
  const { endpoints, type } = area
  const making = useNewCard(area)
  const publishing = useMutation({
    mutationFn: ({ id, published }: { readonly id: string; readonly published: boolean }) =>
      call(
        endpoints.publish,
        { params: { id }, body: { published } },
        { notify: publishNotice(type, published) },
      ),
    onSuccess: put,
  })
  return {
    create: making.create,
    clone: making.clone,
    publish: (id: string, published: boolean) => publishing.mutate({ id, published }),
    busy: making.busy || publishing.isPending,
  }
}
