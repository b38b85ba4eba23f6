import { type Alias, known, several } from './alias.ts'
import { describedAliases } from './described-aliases.ts'
import { keptAliases } from './kept-aliases.ts'

/** Aliases of columns about persons, organisations and places. */
export const entityAliases: readonly Alias[] = [
  known(
    'birth date|birth|born|birth year|date of birth|year of birth|begin date|beginyear|data di nascita|anno di nascita|nato|geburtsdatum|geburtsjahr|geboren|data urodzenia|rok urodzenia',
    [{ path: 'birthDate' }],
  ),
  known(
    'death date|death|died|death year|date of death|year of death|end date|endyear|data di morte|anno di morte|morto|sterbedatum|sterbejahr|todesdatum|gestorben|data smierci|rok smierci',
    [{ path: 'deathDate' }],
  ),
  known(
    'place of birth|birthplace|birth place|born in|city of birth|birth city|luogo di nascita|citta di nascita|geburtsort|miejsce urodzenia',
    [{ path: 'places/place', with: { 'places/relation': 'place of birth' } }],
  ),
  known(
    'place of death|deathplace|death place|died in|city of death|death city|luogo di morte|citta di morte|sterbeort|todesort|miejsce smierci|miejsce zgonu',
    [{ path: 'places/place', with: { 'places/relation': 'place of death' } }],
  ),
  known('nationality|nationalities|nazionalita|nationalitat|narodowosc', [
    { path: 'nationalities', split: several },
  ]),
  known('biography|bio|biographical note|biografia|biografie|biogram|kurzbiografie', [
    { path: 'descriptions/description' },
  ]),
  known('ulan|ulanid|ulan id', [{ path: 'identifiers/identifier', prefix: 'ULAN:' }]),
  known('wikidata|wikidataid|wikidata id', [{ path: 'identifiers/identifier', prefix: 'Wikidata:' }]),
  known('gnd|gnd id|gnd number', [{ path: 'identifiers/identifier', prefix: 'GND:' }]),
  known(
    'latitude|lat|decimal latitude|latitudine|breite|breitengrad|geogr breite|szerokosc geograficzna',
    [{ path: 'position/point', join: ', ', turn: 0 }],
    [{ path: 'coordinates/point', join: ', ', turn: 0 }],
  ),
  known(
    'longitude|lon|long|decimal longitude|longitudine|lange|langengrad|geogr lange|dlugosc geograficzna',
    [{ path: 'position/point', join: ', ', turn: 1 }],
    [{ path: 'coordinates/point', join: ', ', turn: 1 }],
  ),
]

/**
 * Aliases of object columns: words of museums in four languages, and columns of TMS, eMuseum, CollectionSpace, CollectiveAccess, Omeka, PastPerfect,
 * Adlib / Axiell, MuseumPlus, Mimsy, museum-digital, and of published tables. The columns of ICCD and of natural history have files of their own.
 */
export const objectAliases: readonly Alias[] = [...describedAliases, ...keptAliases]
