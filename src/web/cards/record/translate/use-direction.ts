import { useState } from 'react'
import { languages } from '#model/languages.ts'
import { browserStore } from '../../../platform/browser-store.ts'
import type { Direction } from './translation-rows.ts'

/** The languages chosen last, which this browser remembers. */
const chosen = browserStore<Direction>('vitrine.translation')

const isLanguage = (value: unknown): boolean => languages.some(language => language === value)

/** Returns the languages of the page, the ones last chosen or else the usual ones of the record, and the way to choose others. */
export function useDirection(usual: () => Direction) {
  const [direction, setDirection] = useState(() => {
    const last = chosen.get()
    return last && isLanguage(last.from) && isLanguage(last.to) && last.from !== last.to ? last : usual()
  })
  const choose = (next: Direction) => {
    setDirection(next)
    chosen.set(() => next)
  }
  return [direction, choose] as const
}
