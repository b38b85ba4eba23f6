import { isId } from '../ids.ts'
import { withoutSentenceEnd } from '../news/news-paragraphs.ts'

/** Maximum length of a comment. */
export const longestComment = 4000

/** Maximum number of comments in a thread. */
export const mostInThread = 200

/** Maximum number of people mentioned in a comment. */
export const mostMentioned = 20

/** A part of a comment: plain text, a person, or an address to follow. */
export type CommentPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'link'; readonly text: string }

/** A mention as it is stored, or an address. Lengths are bounded to limit the time of matching. */
const special = /@\{(\d{1,19})\}|https?:\/\/[\p{L}\p{N}][^\s<>"[\]{}]{0,1000}/giu

/** Splits the stored text of a comment into its parts. */
export function commentParts(text: string): readonly CommentPart[] {
  const parts: CommentPart[] = []
  let place = 0
  for (const { index, 0: whole, 1: person } of text.matchAll(special)) {
    if (person !== undefined && !isId(person)) continue
    if (index > place) parts.push({ kind: 'text', text: text.slice(place, index) })
    const found = person === undefined ? withoutSentenceEnd(whole) : whole
    parts.push(person === undefined ? { kind: 'link', text: found } : { kind: 'person', id: person })
    place = index + found.length
  }
  if (place < text.length) parts.push({ kind: 'text', text: text.slice(place) })
  return parts
}

/** Returns the accounts mentioned in a stored text, each once. */
export const mentionedIn = (text: string): readonly string[] => [
  ...new Set(commentParts(text).flatMap(part => (part.kind === 'person' ? part.id : []))),
]

/** Returns a stored text with the names of the people mentioned: '@Anna Groß'. */
export const writtenText = (text: string, nameOf: (id: string) => string): string =>
  commentParts(text)
    .map(part => (part.kind === 'person' ? `@${nameOf(part.id)}` : part.text))
    .join('')

/** A person who was picked while a comment was typed. */
export interface MentionedPerson {
  readonly id: string
  readonly name: string
}

const continuesWord = /[\p{L}\p{N}]/u

/** Returns the text to store for a typed one: the names of people who were picked become mentions. */
export function storedText(typed: string, people: readonly MentionedPerson[]): string {
  // 'Anna Groß-Berg' before 'Anna Groß'.
  const longestFirst = people.toSorted((one, other) => other.name.length - one.name.length)
  let stored = ''
  let place = 0
  for (;;) {
    const at = typed.indexOf('@', place)
    if (at < 0) return stored + typed.slice(place)
    const person = longestFirst.find(
      ({ name }) => typed.startsWith(name, at + 1) && !continuesWord.test(typed.charAt(at + 1 + name.length)),
    )
    stored += typed.slice(place, at) + (person ? `@{${person.id}}` : '@')
    place = at + 1 + (person?.name.length ?? 0)
  }
}
