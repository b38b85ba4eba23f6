import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverWords } from '../platform/i18n/server-words.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'
import { CallError, isCancelled } from '../platform/request/call-error.ts'
import { wordsForFailure } from '../platform/request/notification-rules.ts'
import { Banner } from '../ui/Banner.tsx'

/** A failure with its own text, from a device or the browser and not the server. */
export class WordedError extends Error {
  readonly words: TextKey

  constructor(words: TextKey) {
    super(words)
    this.words = words
  }
}

interface RefusalOptions {
  /** Called with each failure, when it is on the screen. */
  readonly onRefused?: (failure: unknown) => void
}

/**
 * Runs a form's call and keeps the failure; what is shown of it is chosen at each rendering, so that it follows the language: the
 * server's words, or that it cannot be reached (P-A07).
 */
export function useRefusal({ onRefused }: RefusalOptions = {}) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<unknown>()
  const [turn, setTurn] = useState(0)
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setFailure(undefined)
    try {
      await work()
    } catch (reason) {
      if (isCancelled(reason)) return
      setFailure(reason)
      setTurn(last => last + 1)
      onRefused?.(reason)
    }
  }
  const wordsOf = (reason: unknown): string => {
    if (reason instanceof WordedError) return t(reason.words)
    if (!(reason instanceof CallError) || reason.status === 0) return t(wordsForFailure(reason))
    const words = Object.values(reason.fields)[0] ?? reason.description
    return words ? serverWords(words) : t('common.somethingWentWrong')
  }
  return {
    failure,
    refusal: failure === undefined ? undefined : wordsOf(failure),
    /** Counts the failures. */
    turn,
    attempt,
    /** Hides the refusal while the form is being corrected. */
    clear: () => setFailure(undefined),
  }
}

interface RefusalProps {
  /** The reason of the refusal; undefined once it is being corrected. */
  readonly words: string | undefined
  /** Counts the refusals, so that the same words are announced once more. */
  readonly turn: number
}

/** The reason why a form was refused. Its place is kept while one corrects, so that the fields do not jump under the pointer. */
export function Refusal({ words, turn }: RefusalProps) {
  if (turn === 0) return null
  if (words === undefined) {
    return (
      <div style={{ visibility: 'hidden' }} aria-hidden="true">
        <Banner kind="danger" role="note" inset>
          {'\u00a0'}
        </Banner>
      </div>
    )
  }
  return (
    <Banner key={turn} kind="danger" role="alert" inset>
      {words}
    </Banner>
  )
}
