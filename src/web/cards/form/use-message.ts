import { useSyncExternalStore } from 'react'
import { useFormSurroundings } from './form-context.ts'
import { isWithin } from './form-path.ts'

/** Returns the message for the value at a path, or for a part of it. */
export function useMessage(path: string, parts = true): string | undefined {
  const { form } = useFormSurroundings()
  const read = () => {
    const messages = form.messages.get()
    if (messages.size === 0) return undefined
    const own = messages.get(path)
    if (own !== undefined || !parts) return own
    for (const [other, text] of messages) if (isWithin(other, path)) return text
    return undefined
  }
  return useSyncExternalStore(form.messages.subscribe, read)
}
