import type { VocabularyCode } from '#model/vocabularies/definitions.ts'

/** How many are offered. */
const kept = 5

const keyOf = (museumId: string, code: VocabularyCode) => `recentTerms.${museumId}.${code}`

/** Ids of the terms that were last picked from a vocabulary in this browser, newest first. */
export function recentTerms(museumId: string, code: VocabularyCode): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(keyOf(museumId, code)) ?? '[]')
    return Array.isArray(ids) ? ids.filter(id => typeof id === 'string').slice(0, kept) : []
  } catch {
    return []
  }
}

/** Keeps in mind that a term was picked. A browser that stores nothing only offers nothing later. */
export function rememberTerm(museumId: string, code: VocabularyCode, id: string): void {
  const ids = [id, ...recentTerms(museumId, code).filter(other => other !== id)].slice(0, kept)
  try {
    localStorage.setItem(keyOf(museumId, code), JSON.stringify(ids))
  } catch {
    // A full or closed storage is no reason to trouble anyone.
  }
}
