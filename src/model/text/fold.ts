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

/** Folds case and accents for comparison: 'Łódź' and 'lodz' are the same. */
export const fold = (text: string): string =>
  ascii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/[łøđðþßæœıħ]/g, letter => plain[letter] ?? letter)
