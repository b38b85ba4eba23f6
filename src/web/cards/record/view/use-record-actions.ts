import { useMutation } from '@tanstack/react-query'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { call } from '../../../platform/client.ts'
import type { CardArea } from '../../card-area.ts'
import { useNewCard } from '../../data/use-new-card.ts'
import { publishNotice } from '../../publish-notice.ts'

/** Actions that open another record, or change this one immediately. */
export function useRecordActions(area: CardArea, put: (answer: CardAnswer) => void) {
  const { endpoints } = area
  const making = useNewCard(area)
  const publishing = useMutation({
    mutationFn: ({ card, published }: { readonly card: CardAnswer; readonly published: boolean }) =>
      call(
        endpoints.publish,
        { params: { id: card.id }, body: { published } },
        { notify: publishNotice(area, card, published) },
      ),
    onSuccess: put,
  })
  return {
    create: making.create,
    clone: making.clone,
    publish: (card: CardAnswer, published: boolean) => publishing.mutate({ card, published }),
    busy: making.busy || publishing.isPending,
  }
}
