const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** All words that are one slip of the finger away: a letter too many, missing, wrong, or exchanged with its neighbour. */
export function oneEditFrom(word: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    for (const letter of letters) {
      found.add(before + letter + after)
      if (after !== '') found.add(before + letter + after.slice(1))
    }
    if (after !== '') found.add(before + after.slice(1))
    if (after.length > 1) found.add(`${before}${after[1]}${after[0]}${after.slice(2)}`)
  }
  found.delete(word)
  return found
}
