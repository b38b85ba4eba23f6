import { useEffect, useRef, useState } from 'react'
import type { Language } from '#model/languages.ts'
import type { OwnTexts, PasswordStrength } from '#model/validation/password-strength.ts'
import type { StrengthQuestion } from './workers/answer-strength.ts'

const workers: Readonly<Record<Language, () => Worker>> = {
  en: () => new Worker(new URL('./workers/strength-en.ts', import.meta.url), { type: 'module' }),
  it: () => new Worker(new URL('./workers/strength-it.ts', import.meta.url), { type: 'module' }),
  de: () => new Worker(new URL('./workers/strength-de.ts', import.meta.url), { type: 'module' }),
  pl: () => new Worker(new URL('./workers/strength-pl.ts', import.meta.url), { type: 'module' }),
}

/** Judged after a pause in typing. */
const pauseMs = 300

/**
 * Strength of a new password while it is typed, judged away from the page. The worker and its dictionaries are loaded with the first
 * character. Undefined while nothing is typed or known, and where the browser cannot run it: the server decides.
 * @param language must stay the same while the component is mounted
 */
export function usePasswordStrength(
  password: string,
  own: OwnTexts,
  language: Language,
): PasswordStrength | undefined {
  const worker = useRef<Worker>(undefined)
  const [strength, setStrength] = useState<PasswordStrength>()
  const ownKey = own.join('\n')

  useEffect(() => {
    if (password === '' || typeof Worker === 'undefined') return setStrength(undefined)
    let isCurrent = true
    const timer = setTimeout(() => {
      worker.current ??= workers[language]()
      worker.current.onmessage = ({ data }: MessageEvent<PasswordStrength>) => {
        if (isCurrent) setStrength(data)
      }
      worker.current.postMessage({ password, own: ownKey.split('\n') } satisfies StrengthQuestion)
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [password, ownKey, language])

  useEffect(
    () => () => {
      worker.current?.terminate()
      worker.current = undefined
    },
    [],
  )
  return strength
}
