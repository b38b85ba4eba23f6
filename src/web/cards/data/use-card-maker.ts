import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { CardType } from '#model/record-types.ts'
import { call } from '../../platform/client.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { mayLeave } from '../../platform/unsaved/unsaved.ts'
import type { CardArea } from '../card-area.ts'
import { newCardId } from './new-card.ts'
import { cardQuery } from './use-card.ts'

interface Making {
  readonly area: CardArea
  readonly make: () => Promise<CardAnswer>
}

/** Opens the form of a new card of any area, or copies one and opens the copy. With unsaved edits it asks first, and may do nothing (C-K10). */
export function useCardMaker() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ make }: Making) => ((await mayLeave()) ? make() : undefined),
    onSuccess: (card, { area }) => {
      if (!card) return
      client.setQueryData(cardQuery(area, card.id).queryKey, card)
      void client.invalidateQueries({ queryKey: [area.endpoints.list.name], refetchType: 'none' })
      void navigate({ to: area.editPath(card.id) })
    },
  })
  return {
    /** Opens the form of a new record, which comes into being when it is saved. */
    create: async (area: CardArea, type: CardType) => {
      if (await mayLeave()) void navigate({ to: area.editPath(newCardId(type)) })
    },
    clone: (area: CardArea, id: string) =>
      mutate({
        area,
        make: () => call(area.endpoints.clone, { params: { id } }, { notify: genericOnFailure }),
      }),
    busy: isPending,
  }
}
