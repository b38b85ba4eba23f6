import { cut } from '../../text/cut.ts'
import { fold } from '../../text/fold.ts'
import type { RowOfTexts } from './reader.ts'

/** Names of peoples and cultures that stand for an unknown maker: 'Egyptian' is not a person's name. */
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

/** Returns true when a maker's name is that of a culture. */
const isCulture = (name: string): boolean =>
  known.has(
    fold(name)
      .replace(/(?<!\s)\s*\?$/, '')
      .replaceAll('-', ' ')
      .trim(),
  )

/** Qualifiers of an attribution before a name, with their vocabulary term. */
const qualifiers: readonly (readonly [begins: RegExp, term: string])[] = [
  [/^(?:formerly|previously) attributed to\s+/i, 'formerly attributed to'],
  [/^attributed to\s+/i, 'attributed to'],
  [/^copy after\s+/i, 'copy after'],
  [/^after\s+/i, 'after'],
  [/^(?:style|manner) of\s+/i, 'manner of'],
  [/^workshop of\s+/i, 'workshop of'],
  [/^circle of\s+/i, 'circle of'],
  [/^followers? of\s+/i, 'follower of'],
  [/^school of\s+/i, 'school of'],
]

/** Maximum length of a production's name and note. */
const longest = 500

interface Bracket {
  readonly before: string
  readonly inside: string
}

/** Returns the brackets a text ends with, including nested ones. */
function endingBracket(text: string): Bracket | undefined {
  if (!text.endsWith(')')) return undefined
  let depth = 0
  for (let at = text.length - 1; at >= 0 && depth <= 2; at--) {
    if (text[at] === ')') depth++
    else if (text[at] === '(') depth--
    if (depth === 0) return { before: text.slice(0, at).trimEnd(), inside: text.slice(at + 1, -1) }
  }
  return undefined
}

/** Returns the brackets even when '(?)' follows. */
const notedIn = (text: string): Bracket | undefined =>
  (text.endsWith('(?)') ? endingBracket(text.slice(0, -3).trimEnd()) : undefined) ?? endingBracket(text)

function readMaker(written: string): RowOfTexts | undefined {
  const [square = '', role = ''] = written.match(/\[([^[\]]*)\]$/) ?? []
  const text = written.slice(0, written.length - square.length).trimEnd()
  const found = qualifiers.find(([begins]) => begins.test(text))
  const bare = found ? text.replace(found[0], '') : text
  const { before: name, inside: about } = notedIn(bare) ?? { before: bare.trimEnd(), inside: '' }
  if (name === '') return written === '' ? undefined : { type: 'AUTHOR', agent: cut(written, longest) }
  if (isCulture(name)) {
    const note = [found?.[1], role, about].filter(Boolean).join(', ')
    return { type: 'CULTURE', culture: name.replace(/(?<!\s)\s*\?$/, ''), ...(note && { note }) }
  }
  return {
    type: 'AUTHOR',
    agent: cut(name, longest),
    ...(role && { role }),
    ...(found && { qualifier: found[1] }),
    ...(about && { note: cut(about, longest) }),
  }
}

/**
 * Reads makers as museums list them: 'After Léon Gruel (French, 1841-1923) [Binder] | Persian [Artist]'.
 * @returns rows of the productions: people with role, qualifier and dates; cultures where no person is known.
 */
export const readMakers = (text: string): RowOfTexts[] =>
  text
    .split('|')
    .map(part => readMaker(part.trim()))
    .filter(row => row !== undefined)
