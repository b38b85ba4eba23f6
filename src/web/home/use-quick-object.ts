import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readHome } from '#model/api/statistics.ts'
import type { CardArea } from '../cards/card-area.ts'
import { call } from '../platform/client.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { type QuickObject, quickValues } from './quick-object.ts'

/** Makes an object from a line; nobody edits it yet, so that others find it free. */
export function useQuickObject({ endpoints }: CardArea) {
  const client = useQueryClient()
  const language = useLanguage()
  return useMutation({
    mutationFn: async (typed: QuickObject) => {
      const card = await call(endpoints.create, { body: { values: quickValues(typed, language) } })
      await call(endpoints.unlock, { params: { id: card.id } })
      return { id: card.id, name: [typed.number.trim(), typed.title.trim()].filter(Boolean).join(', ') }
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [endpoints.list.name] })
      void client.invalidateQueries({ queryKey: [readHome.name] })
      void client.invalidateQueries({ queryKey: ['statistics.cards'] })
    },
  })
}
