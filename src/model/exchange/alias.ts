import type { Target } from './mapping.ts'

/** A column common in museums, by its names in four languages and in the systems museums leave. */
export interface Alias {
  /** Names separated by '|', in words: 'accession number' is also 'AccessionNumber', 'acc_no' and 'Acc. No.'. */
  readonly names: string
  /** Proposals, the best first; the next is used where the record type has no such field or another column took it. Empty: left out. */
  readonly ways: readonly (readonly Target[])[]
}

/** Returns an alias: its names, and its proposals. */
export const known = (names: string, ...ways: readonly (readonly Target[])[]): Alias => ({ names, ways })

/** Texts that mean 'empty'. */
export const emptyWords = ['n.d.', 'n/a', 'none', 'unknown', '-', '—', 's.d.', 'o.D.', 'b.d.'] as const

/** Separators within materials: 'ink, gold and pigments on paper'. */
export const materialSeparators = [
  ', ',
  ';',
  ' and ',
  ' on ',
  ' with ',
  ' e ',
  ' su ',
  ' und ',
  ' auf ',
  ' i ',
  ' na ',
] as const

/** Separators between several values in a cell. */
export const several = [';', '|'] as const

/** The field that gathers notes: any number of columns go to it, each with its heading before its text. */
export const gathering = 'remarks'

/** Lists of which several columns make a row each. */
export const rowsOfSeveral: ReadonlySet<string> = new Set([
  'otherNumbers/number',
  'stratigraphicUnits/unit',
  'titles/title',
  'typologies',
  'subjects/subject',
  'subjects/note',
  'bibliography',
  'relatedObject/object',
  'exhibitions/event',
  'owners/owner',
  'places/place',
])

/** Fields of makers that columns beside them tell. */
export const besideMakers: ReadonlySet<string> = new Set([
  'productions/role',
  'productions/qualifier',
  'productions/note',
])

/** Levels of places, from the largest to the smallest. */
export const levelsOfPlaces =
  'continent|subcontinent|kontinent|subkontinent|continente|kontynent|political region|politische region|region|regione|subregion|unterregion|grossregion|gebiet|state|province|provinz|provincia|wojewodztwo|prowincja|county|district|distrikt|distretto|departement|departement provinz kanton|kanton|kreis|landkreis|powiat|bezirk|bezirk gemeinde|municipality|gemeinde|comune|gmina|parish|civil parish|city|town|village|stadt|dorf|citta|paese|miasto|wies|miejscowosc|island|island group|insel|inselgruppe|isola|wyspa|landschaft|landschaft fluss|river|fluss|fiume|rzeka|herk ort|blizsze dane|fourfigure|grid reference|gridref'
