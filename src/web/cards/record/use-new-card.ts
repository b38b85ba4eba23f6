import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../platform/client.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { mayLeave } from '../../platform/unsaved/unsaved.ts'
import type { CardArea } from '../card-area.ts'
import { cardQuery } from './use-card.ts'

/** Makes a card, empty or as a copy, and opens it for editing. With unsaved edits it asks first, and may do nothing (C-K10). */
export function useNewCard(area: CardArea) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { endpoints } = area
  const { mutate, isPending } = useMutation({
    mutationFn: async (original: string | undefined) => {
      if (!(await mayLeave())) return undefined
      return original === undefined
        ? call(endpoints.create, { body: {} }, { notify: genericOnFailure })
        : call(endpoints.clone, { params: { id: original } }, { notify: genericOnFailure })
    },
    onSuccess: card => {
      if (!card) return
      client.setQueryData(cardQuery(area, card.id).queryKey, card)
      void client.invalidateQueries({ queryKey: [endpoints.list.name], refetchType: 'none' })
      void navigate({ to: area.editPath(card.id) })
    },
  })
  return {
    create: () => mutate(undefined),
    clone: (id: string) => mutate(id),
    busy: isPending,
  }
}
