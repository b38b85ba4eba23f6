/** Letters that are no letter with a mark, and yet are typed without it. */
const folded: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[łøđßæœı]/g, letter => folded[letter] ?? letter)

const wordsOf = (text: string) => plain(text).split(/[^\p{L}\p{N}]+/u)

/** Returns the number of typing errors tolerated in a word of this length. */
const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * Fewest slips (a letter missing, too many, wrong, or two exchanged) between `typed` and any beginning of `word`: the
 * optimal-string-alignment distance of Damerau and Levenshtein, of whose last row the least counts.
 */
function slipsToBeginning(typed: string, word: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1]
      const exchanged = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        row > 1 && column > 1 && exchanged ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return Math.min(...last)
}

const fits = (typed: string, word: string): boolean =>
  word.startsWith(typed) ||
  (slipsAllowed(typed.length) > 0 && slipsToBeginning(typed, word) <= slipsAllowed(typed.length))

/** True when every word of the query begins a word of the text; accents and case do not matter, nor slips if `forgiving`. */
export function matchesQuery(text: string, query: string, forgiving = false): boolean {
  const words = wordsOf(text)
  const isLike = forgiving ? fits : (typed: string, word: string) => word.startsWith(typed)
  return wordsOf(query).every(typed => words.some(word => isLike(typed, word)))
}

/** Those that match the query; slips of the finger are forgiven only when nothing matches as it is typed. */
export function matching<T>(items: readonly T[], textOf: (item: T) => string, query: string): readonly T[] {
  const exact = items.filter(item => matchesQuery(textOf(item), query))
  return exact.length > 0 ? exact : items.filter(item => matchesQuery(textOf(item), query, true))
}
