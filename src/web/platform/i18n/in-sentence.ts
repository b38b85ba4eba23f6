import type { Language } from '#model/languages.ts'
import { cut } from '#model/text/cut.ts'

/** Returns a name as written within a sentence: in lower case, except in German and for abbreviations. */
export function inSentence(name: string, language: Language): string {
  const [first = '', second = ''] = name
  if (language === 'de' || second !== second.toLowerCase()) return name
  return first.toLowerCase() + name.slice(first.length)
}

/** A name inside a sentence, cut so that the sentence's end stays in view. */
export const shorten = (name: string, length = 60): string =>
  name.length > length ? `${cut(name, length - 1).trimEnd()}…` : name
