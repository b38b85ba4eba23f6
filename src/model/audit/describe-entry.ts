import type { AuditAction } from './actions.ts'
import { type EntryDescription, entryDescriptions } from './entry-descriptions.ts'
import { type AuditJson, type AuditWords, type Translate, wordsIn } from './words.ts'

/** The properties of an entry that its description needs. */
export interface RecordedEntry {
  readonly action: AuditAction
  /** Null for the product itself. */
  readonly account: { readonly name: string; readonly email: string } | null
  /** The person who was signed in as `account`. */
  readonly impersonator: { readonly name: string } | null
  readonly details: AuditJson
}

/** Names the author of an entry as of that time: an administrator signed in as someone else comes first. */
function doerOf({ account, impersonator }: RecordedEntry, { translate }: AuditWords): string {
  if (!account) return translate('audit.product')
  const name = account.name || account.email
  return impersonator ? translate('audit.asOther', { impersonator: impersonator.name, name }) : name
}

/**
 * Describes an entry of the audit log in words.
 * @param translate translates a key into `language` and fills in its placeholders.
 */
export function describeEntry(
  entry: RecordedEntry,
  translate: Translate,
  language: string,
): Required<Pick<EntryDescription, 'details'>> & { readonly sentence: string } {
  const words = wordsIn(translate, language)
  const {
    key = entry.action,
    params,
    details = [],
  } = entryDescriptions[entry.action]?.(entry.details, words) ?? {}
  const sentence = translate(`audit.said.${key}`, { who: doerOf(entry, words), ...params })
  return { sentence, details: details.filter(([, value]) => value !== '') }
}
