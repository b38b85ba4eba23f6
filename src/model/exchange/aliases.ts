import type { Target } from './mapping.ts'

/** A kind of column common in museums, by its names in four languages, with its targets. */
interface Alias {
  readonly names: string
  readonly targets: readonly Target[]
}

/** Texts that mean 'empty'. */
export const emptyWords = ['n.d.', 'n/a', 'none', 'unknown', '-', '—', 's.d.', 'o.D.', 'b.d.'] as const

const dimensions: readonly Target[] = [
  { path: 'dimensionsDisplay' },
  { path: 'measurements', reader: 'dimensions' },
]

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

/** Aliases of object columns. Names are compared without case, accents and punctuation. */
export const objectAliases: readonly Alias[] = [
  {
    names:
      'object number|accession number|inventory number|inv no|inv nr|inv|number|no|nr|numero di inventario|numero inventario|n inventario|inventario|inventarnummer|inventar nr|objektnummer|numer inwentarzowy|nr inw|nr inwentarzowy|sygnatura',
    targets: [{ path: 'objectNumbers/objectNumber', whenEmpty: 'refuse' }],
  },
  {
    names: 'title|object title|titolo|denominazione|titel|bezeichnung|tytul|nazwa',
    targets: [{ path: 'title', whenEmpty: 'warn' }],
  },
  {
    names:
      'object name|object type|type|definition|definizione|oggetto|tipo|objektart|objektbezeichnung|gegenstand|rodzaj obiektu|przedmiot',
    targets: [
      { path: 'objectName', split: [';'], take: 'first' },
      { path: 'typologies', split: [';'], take: 'rest' },
    ],
  },
  {
    names: 'classification|department|reparto|sezione|abteilung|sammlungsbereich|dzial',
    targets: [{ path: 'department' }],
  },
  {
    names:
      'maker|makers|creator|creators|artist|artists|author|autore|autori|artista|kunstler|urheber|hersteller|autor|artysta|tworca',
    targets: [{ path: 'productions', reader: 'makers' }],
  },
  {
    names:
      'date|date text|dating|dated|data|datazione|cronologia|datierung|datum|entstehungszeit|datowanie|czas powstania',
    targets: [{ path: 'dating', empty: emptyWords }],
  },
  {
    names: 'from|date begin|begin date|year from|begin|dal|da anno|von|jahr von|od|rok od',
    targets: [{ path: 'dating', reader: 'firstYear' }],
  },
  {
    names: 'to|date end|end date|year to|end|al|a anno|bis|jahr bis|do|rok do',
    targets: [{ path: 'dating', reader: 'lastYear' }],
  },
  {
    names: 'culture|cultura|ambito culturale|kultur|kulturkreis|kultura',
    targets: [{ path: 'productions/culture', split: [';'], with: { 'productions/type': 'CULTURE' } }],
  },
  {
    names: 'period|periodo|epoca|periode|epoche|okres|epoka',
    targets: [{ path: 'period', split: [';'], take: 'first' }],
  },
  { names: 'style|stile|stil|styl', targets: [{ path: 'styles', split: [';'] }] },
  {
    names:
      'material|materials|medium|material and technique|materia|materia e tecnica|materiale|technik|material technik|materialy|technika',
    targets: [{ path: 'mediumDisplay' }, { path: 'materials/material', split: [...materialSeparators] }],
  },
  {
    names: 'dimensions|measurements|size|misure|dimensioni|masse|abmessungen|wymiary|rozmiary',
    targets: dimensions,
  },
  {
    names:
      'inscriptions|inscription|iscrizioni|iscrizione|inschrift|inschriften|beschriftung|inskrypcje|napisy',
    targets: [{ path: 'inscriptions', reader: 'inscriptions', empty: emptyWords }],
  },
  { names: 'description|descrizione|beschreibung|opis', targets: [{ path: 'description' }] },
  {
    names:
      'keywords|subjects|subject|tags|soggetto|soggetti|parole chiave|schlagworte|schlagworter|thema|slowa kluczowe|temat',
    targets: [{ path: 'subjects/subject', split: [';'] }],
  },
  {
    names: 'credit line|credit|crediti|quellenangabe|dank|linia kredytowa',
    targets: [{ path: 'publication/creditLine' }],
  },
  {
    names:
      'acquired|acquisition|acquisizione|provenienza acquisto|erwerb|erwerbung|zugang|nabycie|sposob nabycia',
    targets: [{ path: 'acquisitions/note' }],
  },
  {
    names: 'provenance|provenienza|provenienz|proweniencja',
    targets: [{ path: 'provenance', reader: 'owners' }],
  },
  {
    names:
      'place of origin|place of production|origin|luogo di produzione|entstehungsort|herstellungsort|miejsce powstania',
    targets: [
      { path: 'otherPlaces/place', split: ['|', ';'], with: { 'otherPlaces/type': 'place of making' } },
    ],
  },
  {
    names:
      'location|current location|where|ubicazione|collocazione|standort|lagerort|miejsce przechowywania|lokalizacja',
    targets: [{ path: 'movements/to', replace: [[': ', ' > ']], split: ['\n'] }],
  },
  {
    names:
      'entered on|date of entry|accession date|data di ingresso|data inventario|eingangsdatum|inventarisiert am|data wpisu',
    targets: [{ path: 'objectNumbers/date' }],
  },
  {
    names: 'notes|note|remarks|comments|osservazioni|annotazioni|bemerkungen|anmerkungen|notizen|uwagi',
    targets: [{ path: 'remarks' }],
  },
  { names: 'quantity|count|quantita|anzahl|stuckzahl|liczba|ilosc', targets: [{ path: 'quantity/count' }] },
  {
    names: 'condition|stato di conservazione|conservazione|zustand|erhaltung|stan zachowania',
    targets: [{ path: 'condition/state' }],
  },
]
