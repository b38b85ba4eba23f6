const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** Returns the words one typing error away: a letter too many, two exchanged, one wrong, one missing. */
export function oneSlip(word: string): readonly string[] {
  const found = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [before, [first = '', second = ''], after] = [word.slice(0, at), word.slice(at), word.slice(at + 1)]
    found.add(before + after)
    found.add(before + second + first + word.slice(at + 2))
    for (const letter of letters) {
      found.add(before + letter + after)
      found.add(before + letter + first + after)
    }
  }
  found.delete(word)
  return [...found]
}
