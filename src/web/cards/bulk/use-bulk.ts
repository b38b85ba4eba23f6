import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BulkAction, Selection } from '#model/api/cards/shapes.ts'
import { listOperations } from '#model/api/operations.ts'
import { call } from '../../platform/client.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { tellEnd } from '../../platform/operations/follow-operation.ts'
import type { CardArea } from '../card-area.ts'
import { type Basket, wantedIn } from '../selection/basket.ts'

/** Returns the records selected for a bulk action. */
export const selectionOf = (basket: Basket): Selection =>
  basket.kind === 'picked' ? { ids: basket.items.map(({ id }) => id) } : wantedIn(basket)

/** Returns the text about a bulk action that is complete. */
const doneText = (action: BulkAction): TextKey =>
  action.kind === 'delete'
    ? 'cardList.bulk.doneDeleted'
    : action.kind === 'publish'
      ? action.published
        ? 'cardList.bulk.donePublished'
        : 'cardList.bulk.doneUnpublished'
      : 'cardList.bulk.done'

/** Previews a bulk action and runs it. */
export function useBulk({ endpoints }: CardArea, basket: Basket) {
  const client = useQueryClient()
  const selection = selectionOf(basket)
  const preview = useMutation({
    mutationFn: (action: BulkAction) => call(endpoints.bulkPreview, { body: { selection, action } }),
  })
  const start = useMutation({
    // Only the previewed records are changed, not those added since.
    mutationFn: ({ action, frozen }: { readonly action: BulkAction; readonly frozen: string }) =>
      call(endpoints.bulk, { body: { selection: { frozen }, action } }),
    async onSuccess(operation, { action }) {
      void tellEnd(client, operation, { done: doneText(action), partly: 'cardList.bulk.donePartly' })
      await client.invalidateQueries({ queryKey: [listOperations.name] })
    },
  })
  return { preview, start }
}
