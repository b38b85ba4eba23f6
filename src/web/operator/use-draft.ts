import { useState } from 'react'
import { useUnsavedGuard } from '../platform/unsaved/use-unsaved-guard.ts'

/**
 * Something saved, and what one is changing of it. Unchanged fields follow when another operator changes them; what was typed stays, and
 * what was set back to what is saved counts as never touched. Leaving while something is typed asks first.
 */
export function useDraft<Values extends object>(saved: Values) {
  const [typed, setTyped] = useState<Partial<Values>>({})
  const values: Values = { ...saved, ...typed }
  const touched = (draft: Values): Partial<Values> => {
    const names = Object.keys(draft) as (keyof Values)[]
    return Object.fromEntries(
      names.filter(name => draft[name] !== saved[name]).map(name => [name, draft[name]]),
    ) as Partial<Values>
  }
  const dirty = Object.keys(touched(values)).length > 0
  useUnsavedGuard(dirty)
  return {
    values,
    dirty,
    change: (part: Partial<Values>) => setTyped(touched({ ...values, ...part })),
    discard: () => setTyped({}),
  }
}
