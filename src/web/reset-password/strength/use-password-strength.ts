import { useEffect, useRef, useState } from 'react'
import type { OwnTexts, PasswordStrength } from '#model/validation/password-strength.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { StrengthQuestion } from './strength-worker.ts'

/** Judged after a pause in typing. */
const pauseMs = 300

/**
 * Strength of a new password while it is typed, judged away from the page. The worker and its dictionaries are loaded with the first
 * character. Undefined while nothing is typed or known, and where the browser cannot run it: the server decides.
 */
export function usePasswordStrength(password: string, own: OwnTexts): PasswordStrength | undefined {
  const language = useLanguage()
  const worker = useRef<Worker>(undefined)
  const [strength, setStrength] = useState<PasswordStrength>()
  const ownKey = own.join('\n')

  useEffect(() => {
    if (password === '' || typeof Worker === 'undefined') return setStrength(undefined)
    let isCurrent = true
    const timer = setTimeout(() => {
      worker.current ??= new Worker(new URL('./strength-worker.ts', import.meta.url), { type: 'module' })
      worker.current.onmessage = ({ data }: MessageEvent<PasswordStrength>) => {
        if (isCurrent) setStrength(data)
      }
      worker.current.postMessage({ language, password, own: ownKey.split('\n') } satisfies StrengthQuestion)
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
