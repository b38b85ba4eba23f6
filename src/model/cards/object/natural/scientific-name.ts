/** Ranks and signs within a scientific name, which are set upright; after an author, another epithet follows only one of them. */
const signs: ReadonlySet<string> = new Set(
  `subsp. ssp. var. subvar. f. fo. forma subf. cf. aff. sp. spp. nothosubsp. nothovar. agg. ex gr. sensu lato stricto ×`.split(
    /\s+/,
  ),
)

const genus = /^×?\p{Lu}[\p{Ll}-]+$/u
const epithet = /^×?\p{Ll}[\p{Ll}-]{2,}$/u
/** Names of families and of what is above them, which are no words of a species. */
const higherRank = /(?:aceae|ales|idae|inae|oidea|formes|opsida|phyta|phyceae|mycetes|mycota)$/

/**
 * Returns the parts of a scientific name that are set in italics: genus and epithets, without authors and signs of rank. 'Quercus robur L.
 * subsp. robur' has 'Quercus robur' and 'robur'.
 */
export function italicsOf(name: string): readonly string[] {
  const [first = '', ...rest] = name.split(/\s+/)
  if (!genus.test(first) || (rest.length === 0 && higherRank.test(first))) return []
  const runs: string[][] = [[first]]
  let isOpen = true
  for (const word of rest) {
    if (signs.has(word)) {
      runs.push([])
      isOpen = true
    } else if (isOpen && epithet.test(word)) runs.at(-1)?.push(word)
    else isOpen = false
  }
  return runs.filter(run => run.length > 0).map(run => run.join(' '))
}

/** Returns a name with the qualifier of its determination: 'Festuca cf. rubra', 'Festuca sp.', 'Festuca rubra (doubtful)'. */
export function determinedName(name: string, qualifier: string): string {
  if (name === '' || qualifier === '' || name.split(/\s+/).includes(qualifier)) return name
  if (qualifier === 'sp.' || qualifier.startsWith('sensu ')) return `${name} ${qualifier}`
  if (!qualifier.endsWith('.')) return `${name} (${qualifier})`
  const [first, ...rest] = name.split(/\s+/)
  return rest.length === 0 ? `${qualifier} ${name}` : [first, qualifier, ...rest].join(' ')
}
