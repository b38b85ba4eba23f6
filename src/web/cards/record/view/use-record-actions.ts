import { useMutation } from '@tanstack/react-query'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { call } from '../../../platform/client.ts'
import type { TextKey } from '../../../platform/i18n/text-key.ts'
import { genericOnFailure } from '../../../platform/request/notification-rules.ts'
import type { CardArea } from '../../card-area.ts'
import { useNewCard } from '../use-new-card.ts'

/** Actions that lead to another card, or change this one at once. */
export function useRecordActions(area: CardArea, put: (answer: CardAnswer) => void) {
  const { endpoints, type } = area
  const making = useNewCard(area)
  const publishing = useMutation({
    mutationFn: ({ id, published }: { readonly id: string; readonly published: boolean }) => {
      const message = `cards.messages.${type}.${published ? 'published' : 'unpublished'}` as TextKey
      const notify = { ...genericOnFailure, success: { message } }
      return call(endpoints.publish, { params: { id }, body: { published } }, { notify })
    },
    onSuccess: put,
  })
  return {
    create: making.create,
    clone: making.clone,
    publish: (id: string, published: boolean) => publishing.mutate({ id, published }),
    busy: making.busy || publishing.isPending,
  }
}
