import { useSyncExternalStore } from 'react'
import { useFormSurroundings } from './form-context.ts'

/** What is wrong with the value at a place, or with a part of it. */
export function useMessage(place: string, parts = true): string | undefined {
  const { form } = useFormSurroundings()
  const read = () => {
    const messages = form.messages.get()
    if (messages.size === 0) return undefined
    const own = messages.get(place)
    if (own !== undefined || !parts) return own
    for (const [other, text] of messages) if (other.startsWith(`${place}.`)) return text
    return undefined
  }
  return useSyncExternalStore(form.messages.subscribe, read)
}
