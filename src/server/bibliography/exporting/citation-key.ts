/** Letters of a key: longer ones are no keys but titles. */
const longest = 60

/**
 * Makes the keys of a file of works: the short reference in the letters that BibTeX takes, else a number; each once in the file.
 */
export function citationKeys(): (shortReference: string, id: string) => string {
  const taken = new Set<string>()
  return (shortReference, id) => {
    const plain = shortReference
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .replace(/[^A-Za-z0-9_:.-]+/g, '')
      .slice(0, longest)
    const wanted = plain || `work${id}`
    let key = wanted
    for (let at = 2; taken.has(key.toLowerCase()); at++) key = `${wanted}-${at}`
    taken.add(key.toLowerCase())
    return key
  }
}
