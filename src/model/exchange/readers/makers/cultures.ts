import { fold } from '../../../text/fold.ts'
import { cultureNames } from '../../../vocabularies/attribution-forms.ts'

/** Names of peoples and cultures that stand for an unknown maker, beside those of the vocabulary: 'Egyptian' is not a person's name. */
const names = `Achaemenid African Akkadian American Anatolian Andean Anglo-Saxon Arab Armenian Asian Assyrian Austrian Aztec Babylonian
Bactrian Balkan Bangladeshi Belgian Bohemian Bolivian Brazilian British Burmese Byzantine Cambodian Campanian Canaanite Carthaginian Celtic
Chancay Chavin Chimu Chinese Chorrera Chupicuaro Colima Colombian Coptic Corinthian Costa-Rican Cretan Cycladic Cypriot Cypriote Czech Danish
Dutch Egyptian Elamite English Ethiopian Etruscan European Flemish Frankish French Georgian German Goguryeo Greco-Roman Greek Guatemalan
Hellenistic Hispano-Moresque Hittite Hungarian Hunnish Inca Indian Indonesian Iranian Irish Islamic Israeli Italian Italic Jalisco Jama-Coaque
Japanese Jewish Kassite Khmer Korean Langobardic Lebanese Maya Meroitic Mesopotamian Mexican Minoan Mitannian Mixtec Moche Mongolian
Moroccan Mughal Mycenaean Nayarit Nazca Near-Eastern Nepalese Netherlandish Norwegian Nubian Olmec Ottoman Pakistani Palestinian Panamanian
Parthian Persian Peruvian Phoenician Polish Portuguese Punic Rhenish Roman Romanian Russian Sasanian Scottish Scythian Serbian Sicilian
Sierra-Leonian Spanish Sumerian Swedish Swiss Syrian Tairona Thai Tibetan Turkish Ukrainian Urartean Venetian Veracruz Vietnamese Viking
Villanovan Visigothic Welsh Zapotec`

const keyOf = (name: string): string => fold(name).replaceAll('-', ' ').trim()

const known = new Set([...names.split(/\s+/), ...cultureNames].map(keyOf))

/** Returns true when a maker's name is that of a culture. */
export const isCulture = (name: string): boolean => known.has(keyOf(name))

const makerWords =
  'artists?|makers?|painters?|photographers?|sculptors?|artisans?|craftsm[ae]n|authors?|creators?|Künstler|Maler|Meister|Hersteller|Urheber|Fotograf|artista|autore|pittore|maestro|fotografo|artysta|autor|malarz|twórca|wytwórca|fotograf'
const unnamed =
  'unknown|unidentified|unrecorded|anonymous|anon\\.?|unbekannte?r?|anonyme?r?|anonimo|anonima|ignoto|ignota|sconosciuto|sconosciuta|nieznany|nieznana|anonimowy|anonim'

const anonymous = new RegExp(
  `^(?:${unnamed})(?:\\s+(?<people>\\p{L}[\\p{L}-]*))??(?:\\s+(?:${makerWords}))?$|^(?:${makerWords})\\s+(?:${unnamed})$`,
  'iu',
)

/** Returns the culture of a maker without a name, '' where none is given; undefined for a name. */
export function anonymousOf(name: string): string | undefined {
  const found = anonymous.exec(name)
  if (!found) return undefined
  const { people = '' } = found.groups ?? {}
  return people === '' || isCulture(people) ? people : undefined
}

const school = /^(?:(?<one>.+)\s+(?:school|Schule)|(?:scuola|szkoła)\s+(?<other>.+))$/iu

/** Returns the culture of a school that has no other name: 'Dutch School', 'scuola veneziana'. */
export function cultureOfSchool(name: string): string | undefined {
  const { one, other } = school.exec(name)?.groups ?? {}
  const people = one ?? other ?? ''
  // Adjectives of schools are feminine in Italian, and inflected in German.
  return [people, people.replace(/a$/i, 'o'), people.replace(/e$/i, '')].find(isCulture)
}
