import { useState } from 'react'

/**
 * The text in a box whose value is not text: what was typed stays as it is while it still means the value; a value from outside
 * (undo, a restored draft) is shown as such. Text that means nothing is kept as the value itself, so that it is not lost and can be
 * pointed out.
 */
export function useTypedText<V extends string | number>(
  value: unknown,
  read: (text: string) => V | undefined,
  show: (value: V) => string,
  onChange: (value: V | string | undefined) => void,
): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState('')
  const meant = (text: string) => (text.trim() === '' ? undefined : (read(text) ?? text))
  const given = value ?? undefined
  const isValue = typeof given === 'string' || typeof given === 'number'
  const shown = meant(typed) === given ? typed : isValue ? show(given as V) : ''
  const take = (text: string) => {
    setTyped(text)
    onChange(meant(text))
  }
  return [shown, take]
}
