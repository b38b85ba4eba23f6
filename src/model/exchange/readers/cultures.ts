import { fold } from '../../text/fold.ts'

/** Names of peoples and cultures that stand for an unknown maker: 'Egyptian' is nobody's name. */
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

const known = new Set(names.split(/\s+/).map(name => fold(name).replaceAll('-', ' ')))

/** Whether a maker's name is that of a culture. */
export const isCulture = (name: string): boolean =>
  known.has(
    fold(name)
      .replace(/(?<!\s)\s*\?$/, '')
      .replaceAll('-', ' ')
      .trim(),
  )
