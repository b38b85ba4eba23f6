import { expect, test } from 'vitest'
import { commentParts, mentionedIn, storedText, writtenText } from './comment-text.ts'

const anna = { id: '7', name: 'Anna Groß' }
const annaBerg = { id: '8', name: 'Anna Groß-Berg' }
const names = new Map([anna, annaBerg].map(({ id, name }) => [id, name]))
const nameOf = (id: string) => names.get(id) ?? '…'

test('People who were picked become mentions by their account, the longer name first, and whole words alone', () => {
  const typed = 'Ask @Anna Groß-Berg, then @Anna Groß! Not @Anna Großmann, nor a@Anna.'
  const stored = storedText(typed, [anna, annaBerg])
  expect(stored).toBe('Ask @{8}, then @{7}! Not @Anna Großmann, nor a@Anna.')
  expect(writtenText(stored, nameOf)).toBe(typed)
  expect(storedText('@Anna Groß', [])).toBe('@Anna Groß')
})

test('A comment has text, people and addresses, without the punctuation of the sentence, and nothing else', () => {
  const text =
    '<b>@{7}</b> see https://example.org/a?b=1, [x](https://evil.example) javascript:alert(1) @{0x} @{}'
  const parts = commentParts(text)
  expect(parts.filter(({ kind }) => kind !== 'text')).toEqual([
    { kind: 'person', id: '7' },
    { kind: 'link', text: 'https://example.org/a?b=1' },
    { kind: 'link', text: 'https://evil.example' },
  ])
  expect(parts.map(part => (part.kind === 'person' ? `@{${part.id}}` : part.text)).join('')).toBe(text)
})

test('Who is mentioned twice is mentioned once, and what is no id mentions nobody', () => {
  expect(mentionedIn('@{7} @{8} @{7} @{99999999999999999999} @{9999999999999999999}')).toEqual(['7', '8'])
})
