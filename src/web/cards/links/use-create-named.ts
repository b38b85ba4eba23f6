import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { namedCard } from '#model/engine/named-card.ts'
import type { CardType } from '#model/record-types.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { CardArea } from '../card-area.ts'

interface Wanted {
  readonly type: CardType
  readonly name: string
}

/** Makes a card from its name, where it was missed; nobody edits it yet, so that others find it free. */
export function useCreateNamed(area: CardArea, onMade: (card: CardAnswer) => void) {
  const client = useQueryClient()
  const language = useLanguage()
  return useMutation({
    mutationFn: async ({ type, name }: Wanted) => {
      const values = namedCard(area.declaration, name, language, type) ?? {}
      const card = await call(area.endpoints.create, { body: { values } })
      await call(area.endpoints.unlock, { params: { id: card.id } })
      return card
    },
    onSuccess(card) {
      void client.invalidateQueries({ queryKey: [area.endpoints.list.name] })
      onMade(card)
    },
  })
}
