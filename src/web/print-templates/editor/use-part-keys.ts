import { useRef } from 'react'
import type { Part } from './part.ts'

/**
 * Keys of parts that stay with them when they move: a part that was changed takes the key of the one that stood there.
 * Parts are compared by identity, since two may say the same.
 */
export function usePartKeys(parts: readonly Part[]): readonly string[] {
  const known = useRef<{ readonly parts: readonly Part[]; readonly keys: readonly string[] }>({
    parts: [],
    keys: [],
  })
  const next = useRef(0)
  const { current: before } = known
  if (before.parts === parts) return before.keys
  const keyOf = new Map(before.parts.map((part, at) => [part, before.keys[at] ?? '']))
  const isThere = new Set(parts)
  const taken = new Set<string>()
  const keys = parts.map((part, at) => {
    const old = before.parts[at]
    const replaced = old !== undefined && parts.length === before.parts.length && !isThere.has(old)
    const key = keyOf.get(part) ?? (replaced ? before.keys[at] : undefined)
    const free = key !== undefined && !taken.has(key) ? key : `part-${next.current++}`
    taken.add(free)
    return free
  })
  known.current = { parts, keys }
  return keys
}
