import { createContext, useContext, useEffect, useState } from 'react'

/** The card that carries a number already. */
export interface UsedBy {
  readonly id: string
  readonly title: string
}

/** Finds another record with the same number; undefined when there is none. Provided by the form's owner: fields never fetch. */
export type FindUse = (number: string) => Promise<UsedBy | undefined>

export const UniquenessContext = createContext<FindUse | undefined>(undefined)

const debounceMs = 350

/** Looks up other records with this number, shortly after the last key press. */
export function useUniqueness(number: string | undefined): UsedBy | undefined {
  const find = useContext(UniquenessContext)
  const [found, setFound] = useState<{ readonly number: string; readonly usedBy: UsedBy | undefined }>()
  const wanted = number?.trim()
  useEffect(() => {
    if (!find || !wanted) return
    let current = true
    const timer = setTimeout(() => {
      find(wanted).then(
        usedBy => current && setFound({ number: wanted, usedBy }),
        // Without an answer nothing is shown: the save asks again.
        () => undefined,
      )
    }, debounceMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [find, wanted])
  return found && found.number === wanted ? found.usedBy : undefined
}
