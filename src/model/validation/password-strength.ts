import { fold } from '../text/fold.ts'
import type { ProblemKey } from './validators.ts'

/** Settings of the estimator, the same in browser and server. Time grows faster than length, and a longer password is no weaker. */
export const estimatorSettings = { maxLength: 64, l33tMaxSubstitutions: 10 } as const

/** A part of a password that guessing programs would try as a whole. */
export interface GuessedPart {
  readonly pattern: string
  readonly token: string
  readonly dictionaryName?: string
}

/** The estimator library, which browser and server load with their own dictionaries. */
export interface Estimator {
  check(
    password: string,
    ownWords: string[],
  ): { readonly guessesLog10: number; readonly sequence: readonly GuessedPart[] }
}

/** Texts about the person, which are guessed first: e-mail, names, museum. */
export type OwnTexts = readonly string[]

export interface PasswordStrength {
  /** From 1, refused, to 4. */
  readonly level: 1 | 2 | 3 | 4
  /** Reason for refusal. */
  readonly problem?: ProblemKey
}

/**
 * Powers of ten of guesses for an acceptable, a good and a strong password: the first keeps a core busy for months with the hash in use.
 */
const steps = [8.5, 10, 12] as const

const fieldWords = ['museum', 'museo', 'musei', 'muzeum']
const mostWords = 60
const shortest = 3

/** Returns the texts whole, run together and as words, with and without accents: 'Museo della Città' yields 'citta' too. */
function wordsOf(own: OwnTexts): string[] {
  const whole = own.map(text => text.trim().toLowerCase().slice(0, estimatorSettings.maxLength))
  const words = whole.flatMap(text => [
    text,
    text.replace(/[^\p{L}\d]+/gu, ''),
    text.replace(/@.*/, ''),
    text.replace(/.*@/, ''),
    ...text.split(/[^\p{L}\d]+/u),
  ])
  const all = [...words, ...words.map(fold), ...fieldWords].filter(word => word.length >= shortest)
  return [...new Set(all)].slice(0, mostWords)
}

const isWord = ({ pattern }: GuessedPart): boolean => pattern === 'dictionary'
const isPattern = ({ pattern }: GuessedPart): boolean =>
  /^(spatial|repeat|sequence|wordSequence)$/.test(pattern)
const isOwn = ({ dictionaryName }: GuessedPart): boolean => dictionaryName === 'userInputs'

function problemOf(password: string, words: readonly string[], sequence: readonly GuessedPart[]): ProblemKey {
  const folded = fold(password)
  if (sequence.some(isOwn) || words.some(word => folded.includes(word))) return 'ownPassword'
  const length = (parts: readonly GuessedPart[]) => parts.reduce((sum, { token }) => sum + token.length, 0)
  return length(sequence.filter(isPattern)) > length(sequence.filter(isWord))
    ? 'patternPassword'
    : 'commonPassword'
}

/** Rates a valid password (P-A12) by the number of guesses it withstands. */
export function strengthOf(estimator: Estimator, password: string, own: OwnTexts): PasswordStrength {
  const words = wordsOf(own)
  const { guessesLog10, sequence } = estimator.check(password, words)
  const level = (1 + steps.filter(step => guessesLog10 >= step).length) as PasswordStrength['level']
  return level === 1 ? { level, problem: problemOf(password, words, sequence) } : { level }
}
