import { fold } from './fold.ts'

/** Spellings of the same sound, the longer ones first. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/tsch|cz/g, 'k'],
  [/sch|sh|sz/g, 's'],
  [/ch|ck|qu|[cqk]/g, 'k'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/gh/g, 'g'],
  [/[zx]/g, 's'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/h/g, ''],
]

/**
 * Returns a phonetic key: the first sound and the consonants, without repetitions. 'Kowalski' and 'Covalsky', 'Canaletto' and 'Canaleto'
 * are the same. Undefined when too little remains to distinguish words.
 */
export function soundKey(word: string): string | undefined {
  const letters = fold(word).replace(/[^a-z]/g, '')
  const sounds = spellings.reduce((text, [from, to]) => text.replace(from, to), letters)
  const first = sounds.slice(0, 1).replace(/[aeiou]/, 'a')
  const key = (first + sounds.slice(1).replace(/[aeiou]/g, '')).replace(/(.)\1+/g, '$1')
  return letters.length < 3 || key.length < 2 ? undefined : key
}
