import { useContext, useEffect, useState } from 'react'
import type { CardType } from '#model/record-types.ts'
import { LinkContext, type LinkSuggestion } from './link-services.ts'

const debounceMs = 250

interface Answer {
  readonly text: string
  readonly found: readonly LinkSuggestion[]
}

/** Cards that fit the text, asked a moment after the last key; the old ones stay until then. */
export function useSuggestions(types: readonly CardType[], text: string) {
  const { suggest } = useContext(LinkContext)
  const [answer, setAnswer] = useState<Answer>({ text: '', found: [] })
  const wanted = text.trim()
  useEffect(() => {
    if (wanted === '') return
    let current = true
    const timer = setTimeout(() => {
      suggest(types, wanted).then(
        found => current && setAnswer({ text: wanted, found }),
        () => current && setAnswer({ text: wanted, found: [] }),
      )
    }, debounceMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [suggest, types, wanted])
  return { found: wanted === '' ? [] : answer.found, loading: wanted !== '' && answer.text !== wanted }
}
