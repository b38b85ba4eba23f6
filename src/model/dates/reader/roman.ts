const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }

/** Centuries, millennia and months use only I, V and X. */
const wellFormed = /^X{0,3}(?:IX|IV|V?I{0,3})$/

/** Returns the value of a Roman numeral up to 39; lower-case ones must be longer than a letter ('i' is a word); 'XIXth' too. */
export function romanNumber(word: string): number | undefined {
  const plain = word.replace(/(?:st|nd|rd|th)$/, '')
  const letters = plain.length > 1 ? plain.toUpperCase() : plain
  if (!letters || !wellFormed.test(letters)) return undefined
  return [...letters].reduce((sum, letter, place) => {
    const value = values[letter] ?? 0
    return sum + (value < (values[letters[place + 1] ?? ''] ?? 0) ? -value : value)
  }, 0)
}

const steps: readonly (readonly [number, string])[] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

/** Formats a Roman numeral: 4 is IV. Beyond 39, where they are hard to read, digits. */
export function romanFigures(number: number): string {
  if (number < 1 || number > 39) return String(number)
  let left = number
  let figures = ''
  for (const [value, letters] of steps)
    while (left >= value) {
      figures += letters
      left -= value
    }
  return figures
}
