import { useEffect, useState } from 'react'

/** A value as it was when it had not changed for a while. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [calm, setCalm] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return calm
}
