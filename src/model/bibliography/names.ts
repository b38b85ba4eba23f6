import type { CslName } from './csl-item.ts'

/** Words that occur only in names of organisations, in the languages of the catalogue. */
const bodies =
  /\b(museum|musée|museo|musei|muzeum|gallery|galleria|galerie|galeria|library|biblioteca|bibliothek|biblioteka|institut\w*|istituto|instytut|universit\w*|uniwersytet|academ\w*|akadem\w*|accademia|society|società|gesellschaft|towarzystwo|foundation|fondazione|stiftung|fundacja|trust|centre|center|centro|zentrum|department|ministr\w*|minister\w*|committee|association|associazione|verein|council|press|collection|archive?s?|archivio|archiwum|comune|regione|soprintendenza|sotheby|christie)/i

/** Separators between names in one text. */
const between = / ?; ?| (?:and|und|et|e|i|&) (?=\p{Lu})/u

/** Capitalised words with particles among them: a person whose family name comes last. */
const plainPerson =
  /^((?:\p{Lu}[\p{L}'’.-]*\s+){1,3})((?:(?:von|van|de|di|da|del|della|der|den|ter|du|le|la|zu|zur)\s+)*\p{Lu}[\p{L}'’-]+)$/u

function nameOf(text: string): CslName {
  const comma = text.indexOf(',')
  if (bodies.test(text)) return { literal: text }
  if (comma > 0) {
    const given = text.slice(comma + 1).trim()
    return { family: text.slice(0, comma).trim(), ...(given && { given }) }
  }
  const [, given, family] = plainPerson.exec(text) ?? []
  return given && family ? { family, given: given.trim() } : { literal: text }
}

/** Returns the people and organisations in a text: 'Family, Given; Family, Given', 'Given Family and Given Family', a museum. */
export const namesIn = (text: string): readonly CslName[] =>
  text
    .replace(/\s+/g, ' ')
    .split(between)
    .map(each => each.trim())
    .filter(each => each !== '')
    .map(nameOf)

function textOf(name: CslName): string {
  const { family = '', given = '', literal = '', suffix = '' } = name
  if (literal) return literal
  const particles = [name['dropping-particle'], name['non-dropping-particle']]
  const whole = [...particles, family].filter(Boolean).join(' ')
  return [whole, given, suffix].filter(Boolean).join(', ')
}

/** Joins names into one text for the catalogue: 'Family, Given; Family, Given'. */
export const namesAsText = (names: readonly CslName[]): string =>
  names
    .map(textOf)
    .filter(text => text !== '')
    .join('; ')
