import type { AuditAction } from './actions.ts'
import { type Said, sayings } from './sayings.ts'
import { type AuditJson, type AuditWords, type Say, wordsIn } from './words.ts'

/** What an entry must say of itself to be put in words. */
export interface RecordedEntry {
  readonly action: AuditAction
  /** Null for the product itself. */
  readonly account: { readonly name: string; readonly email: string } | null
  /** Who acted under that name. */
  readonly impersonator: { readonly name: string } | null
  readonly details: AuditJson
}

/** Who did it, by the name of that time: an administrator under another name is named first. */
function doerOf({ account, impersonator }: RecordedEntry, { say }: AuditWords): string {
  if (!account) return say('audit.product')
  const name = account.name || account.email
  return impersonator ? say('audit.asOther', { impersonator: impersonator.name, name }) : name
}

/** An entry of the record in words. @param say gives a text in `language`, filled in. */
export function sayEntry(
  entry: RecordedEntry,
  say: Say,
  language: string,
): Required<Pick<Said, 'details'>> & { readonly sentence: string } {
  const words = wordsIn(say, language)
  const { key = entry.action, params, details = [] } = sayings[entry.action]?.(entry.details, words) ?? {}
  const sentence = say(`audit.said.${key}`, { who: doerOf(entry, words), ...params })
  return { sentence, details: details.filter(([, value]) => value !== '') }
}
