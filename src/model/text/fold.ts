/** Letters that do not decompose into a plain letter and a mark. */
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
}

/** Most texts need only case folding, and indexing spends most of its time on this. */
const ascii = /^[\t\n -~]*$/

const unaccented = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[łøđðþßæœıħ]/g, letter => plain[letter] ?? letter)

/** Texts with accents that were folded, and how many characters of them at most: a record asks for each of its texts several times. */
const known = new Map<string, string>()
const mostCharacters = 200_000
let characters = 0

/** Folds case and accents for comparison: 'Łódź' and 'lodz' are the same. */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase()
  const before = known.get(text)
  if (before !== undefined) return before
  const folded = unaccented(text)
  characters += text.length
  if (characters > mostCharacters) {
    known.clear()
    characters = text.length
  }
  known.set(text, folded)
  return folded
}
