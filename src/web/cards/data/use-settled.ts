import { useEffect, useState } from 'react'

/** Milliseconds after the last key before cards are looked for. */
const delayMs = 250

/** Returns a text once typing has paused (debounced). */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
