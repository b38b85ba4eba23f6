import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { call } from '../../../platform/client.ts'
import type { TextKey } from '../../../platform/i18n/text-key.ts'
import { genericOnFailure } from '../../../platform/request/notification-rules.ts'
import { mayLeave } from '../../../platform/unsaved/unsaved.ts'
import type { CardArea } from '../../card-area.ts'
import { cardQuery } from '../use-card.ts'

/** Actions that lead to another card, or change this one at once. With unsaved edits they ask first and do nothing (C-K10). */
export function useRecordActions(area: CardArea, put: (answer: CardAnswer) => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { endpoints, type } = area
  const open = (card: CardAnswer) => {
    client.setQueryData(cardQuery(area, card.id).queryKey, card)
    void client.invalidateQueries({ queryKey: [endpoints.list.name], refetchType: 'none' })
    void navigate({ to: area.editPath(card.id) })
  }
  const unlessUnsaved = async <T>(work: () => Promise<T>) => ((await mayLeave()) ? work() : undefined)
  const creating = useMutation({
    mutationFn: () => unlessUnsaved(() => call(endpoints.create, { body: {} }, { notify: genericOnFailure })),
    onSuccess: card => card && open(card),
  })
  const cloning = useMutation({
    mutationFn: (id: string) =>
      unlessUnsaved(() => call(endpoints.clone, { params: { id } }, { notify: genericOnFailure })),
    onSuccess: card => card && open(card),
  })
  const publishing = useMutation({
    mutationFn: ({ id, published }: { readonly id: string; readonly published: boolean }) => {
      const message = `cards.messages.${type}.${published ? 'published' : 'unpublished'}` as TextKey
      const notify = { ...genericOnFailure, success: { message } }
      return call(endpoints.publish, { params: { id }, body: { published } }, { notify })
    },
    onSuccess: put,
  })
  return {
    create: () => creating.mutate(),
    clone: (id: string) => cloning.mutate(id),
    publish: (id: string, published: boolean) => publishing.mutate({ id, published }),
    busy: creating.isPending || cloning.isPending || publishing.isPending,
  }
}
