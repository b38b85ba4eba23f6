import type { Language } from '#model/languages.ts'

/** A name as it stands inside a sentence: with a small letter, except in German and where it is an abbreviation. */
export function inSentence(name: string, language: Language): string {
  const [first = '', second = ''] = name
  if (language === 'de' || second !== second.toLowerCase()) return name
  return first.toLowerCase() + name.slice(first.length)
}
