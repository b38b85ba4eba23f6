/** Letters that do not come apart into a plain letter and a mark. */
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

/** Most texts have nothing to fold but their case; folding is what an index spends its time with. */
const ascii = /^[\t\n -~]*$/

/** A text as it is compared when case and accents do not count: 'Łódź' and 'lodz' are the same. */
export const fold = (text: string): string =>
  ascii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/[łøđðþßæœıħ]/g, letter => plain[letter] ?? letter)
