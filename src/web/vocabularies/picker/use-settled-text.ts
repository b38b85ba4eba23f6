import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import { vocabularies } from '#model/vocabularies/definitions.ts'
import { type Sought, suggestionsQuery } from './suggestions-query.ts'

/**
 * What becomes of typed text when somebody leaves the picker without having picked (acceptance row C-V05): in a flat vocabulary the
 * first term it is part of is taken, else it goes. In others it goes at once, for there the same word may stand in several places.
 */
export function useSettledText(
  sought: Sought,
  text: string,
  { onTerm, onText }: { readonly onTerm: (term: Term) => void; readonly onText: (text: string) => void },
) {
  const client = useQueryClient()
  const latest = useRef(text)
  latest.current = text
  return async (): Promise<void> => {
    const typed = text.trim()
    if (typed === '' || !vocabularies[sought.code].flat) {
      if (text !== '') onText('')
      return
    }
    try {
      const { terms } = await client.fetchQuery(suggestionsQuery(sought, typed))
      // Somebody came back and goes on typing.
      if (latest.current !== text) return
      const first = terms.find(({ assignable }) => assignable)
      if (first) onTerm(first)
      onText('')
    } catch {
      // Without an answer the text stays, and is looked for at the next leaving.
    }
  }
}
