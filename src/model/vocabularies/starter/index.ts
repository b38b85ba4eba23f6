import type { VocabularyCode } from '../definitions.ts'
import { parseStarterTerms, type StarterTerm } from './parse.ts'

const texts: Partial<Record<VocabularyCode, string>> = {}

/** The terms every museum begins with, by vocabulary, parents before their children. Written for this product. */
export const starterTerms = (): Partial<Record<VocabularyCode, readonly StarterTerm[]>> =>
  Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, parseStarterTerms(text)]))
