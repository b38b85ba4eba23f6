import { gathering, several } from './alias.ts'
import type { Target } from './mapping.ts'

/** Details that are told of a thing, by the words for them. A word can mean several of these: the thing decides. */
export const details: Readonly<Record<string, string>> = {
  role: 'role|roles|rolle|rollen|ruolo|ruoli|rola|role',
  qualifier:
    'qualifier|qualifiers|qualification|prefix|suffix|zuschreibung|zuschreibungsgrad|attribuzione|atrybucja|certainty|certezza|sicherheit|pewnosc',
  life: 'dates|years|daten|bio|bios|life|lives|life dates|birth death|lebensdaten|dati anagrafici|estremi biografici|daty zycia|nationality|nationalities|nationalitat|nazionalita|narodowosc|display bio|display date|biography|biographie|biografia',
  type: 'type|types|typ|typen|tipo|tipologia|art|rodzaj|kind|term',
  method: 'method|methode|metodo|metoda|modalita|modo|mode|sposob|forma|art|type|typ|tipo|technique',
  amount:
    'value|amount|wert|valore|wartosc|betrag|importo|kwota|reading|min value|max value|minimum|maximum|original|eur|euro|usd|pln|chf|gbp',
  unit: 'unit|units|einheit|einheiten|unita|unita di misura|jednostka|jednostki|measurement unit',
  part: 'part|parts|teil|teile|objektteil|parte|parti|czesc|element|elemento|component',
  note: 'note|notes|remark|remarks|comment|comments|detail|details|description|bemerkung|bemerkungen|anmerkung|anmerkungen|notiz|notizen|kommentar|erlauterung|erlauterungen|beschreibung|angabe|angaben|osservazioni|annotazione|annotazioni|specifica|specifiche|dettagli|descrizione|uwagi|uwaga|opis|komentarz|szczegoly',
  text: 'text|content|transcription|expression|statement|verbal|summary|name|names|wording|wortlaut|testo|tresc|display name|displayname|label|organisation|organization|firm|company',
  date: 'date|dates|year|datum|daten|jahr|data|anno|rok|day|zeitpunkt|when|begin date|start date',
  by: 'by|person|who|name|names|agent|bearbeiter|bearbeiterin|nome|nominativo|nazwisko|osoba|staff|responsible|responsabile',
  topic:
    'concept|concepts|event|events|activity|activities|animal|plant|organisation|organization|ereignis|evento|wydarzenie',
  source: 'source|from|who|quelle|von|fonte|zrodlo|seller|vendor|donor|person|name|nome',
  place: 'place|where|location|locality|country|city|ort|land|luogo|localita|paese|miejsce|miejscowosc|kraj',
  latitude: 'latitude|lat|latitudine|breite|breitengrad|szerokosc',
  longitude: 'longitude|lng|lon|long|longitudine|lange|langengrad|dlugosc',
  position: 'position|location|place|posizione|pozycja|ort|polozenie|umiejscowienie',
  number: 'number|numbers|code|nummern|numeri|nummer',
  language: 'language|languages|sprache|lingua|jezyk',
  holder: 'holder|owner|inhaber|titolare|proprietario|wlasciciel',
  price: 'price|cost|preis|kosten|prezzo|costo|cena|koszt|value',
  reason: 'reason|purpose|grund|anlass|zweck|motivo|motivazione|scopo|powod|cel',
  basis: 'basis|evidence|grundlage|motivazione|fondamento|podstawa|source',
  proposal:
    'recommendation|recommendations|proposal|empfehlung|empfehlungen|raccomandazioni|proposte|zalecenia',
}

/** A thing that headings name, what the parts of it are, and whether a column of it alone is meant. */
export interface Thing {
  readonly names: string
  /** Targets by what is told; none: it means nothing here. */
  readonly of: Readonly<Record<string, readonly Target[]>>
}

/** Returns the one target at a path. */
export const to = (path: string, more: Omit<Target, 'path'> = {}): readonly Target[] => [{ path, ...more }]
/** Rows in one cell, as a table lists them. */
const listed = { split: [...several, ', ', '\n'] } as const
const sideBySide = {
  replace: [
    ['; ', ' | '],
    ['|', ' | '],
  ],
} as const
const makers = to('productions', { reader: 'makers' })

/** Things that tables of museums tell of in columns of their own. */
export const things: readonly Thing[] = [
  {
    names:
      'maker|creator|artist|author|constituent|people|person|personen|agent|manufacturer|photographer|designer|production person|production people|production agent|production organisation|creator person|kunstler|kuenstler|kunstlerin|hersteller|urheber|beteiligte|kunstler hersteller|autore|artista|fotografo|fotograf|autor|autorzy|tworca|wytworca|wykonawca|attribution',
    of: {
      role: to('productions/role', listed),
      qualifier: to('productions/qualifier', { split: several }),
      life: to('productions/note', { split: several }),
      note: to('productions/note', { split: several }),
      text: makers,
    },
  },
  {
    names:
      'production|creation|manufacture|made|produced|created|herstellung|entstehung|fertigung|produzione|esecuzione|wykonanie|wykonania|powstanie|powstania|wytworzenia',
    of: {
      date: to('dating'),
      role: to('productions/role', listed),
      note: to('productions/note', { split: several }),
      place: to('otherPlaces/place', { with: { 'otherPlaces/type': 'place of making' } }),
      method: to('materials/technique', { split: several }),
      by: makers,
    },
  },
  {
    names:
      'date|dating|datierung|datazione|datowanie|production date|object date|creation date|date made|chronologia|cronologia',
    of: { text: to('dating'), basis: to('datingBasis', { split: several }), note: to(gathering) },
  },
  {
    names:
      'dimension|dimensions|measurement|measurements|misura|misure|misurazione|mass|masse|massangabe|massangaben|wymiar|wymiary|pomiar',
    of: {
      type: to('measurements/type', sideBySide),
      amount: to('measurements/value', { ...sideBySide, join: ' ', turn: 0 }),
      unit: to('measurements/value', { ...sideBySide, join: ' ', turn: 1 }),
      part: to('measurements/part', sideBySide),
      note: to('measurements/note', sideBySide),
      qualifier: to('measurements/qualifier', sideBySide),
      text: [{ path: 'dimensionsDisplay' }, { path: 'measurements', reader: 'dimensions' }],
    },
  },
  {
    names:
      'material|materials|medium|technique|techniques|materia|materiale|werkstoff|tecnica|technik|tworzywo|surowiec|technika|material technique|material technik|materia tecnica',
    of: { note: to('materials/note'), part: to('materials/part') },
  },
  {
    names: 'title|titel|titolo|tytul',
    of: { type: to('titles/type'), language: to('titles/language'), note: to('titles/note') },
  },
  {
    names:
      'inscription content|inscription|inscriptions|inschrift|inschriften|aufschrift|iscrizione|iscrizioni|inskrypcja|inskrypcje|inscr|inscribed',
    of: {
      type: to('inscriptions/type', listed),
      position: to('inscriptions/position', listed),
      language: to('inscriptions/language', listed),
      note: to('inscriptions/note', { split: several }),
      text: to('inscriptions', { reader: 'inscriptions' }),
    },
  },
  {
    names:
      'content|associated|association|assoc|depicted|represented|related|subject association|bezug|dargestellt|abgebildet|raffigurato|przedstawiony',
    of: {
      by: to('subjects/note'),
      topic: to('subjects/note'),
      place: to('subjects/note'),
      note: to('subjects/note'),
      type: to('subjects/subject', { split: several }),
    },
  },
  {
    names: 'field collection',
    of: {
      date: to('collectingDate'),
      by: to('collectors/collector'),
      place: to('findspot/locality'),
      method: to('collectingMethod/method'),
      note: to('discoveryNotes'),
      source: to('acquisitions/from'),
    },
  },
  {
    names: 'signature|signatur|firma|sygnatura|signed',
    of: { position: to('signatures/position'), text: to('signatures/text'), date: to('signatures/date') },
  },
  {
    names: 'mark|marks|marke|marken|stempel|marchio|punzone|znak|punca',
    of: { position: to('marks/position'), note: to('marks/description'), text: to('marks/description') },
  },
  {
    names: 'object number|accession number|inventory number|inventory|catalogue number|inventar',
    of: { type: to('objectNumbers/type'), date: to('objectNumbers/date'), note: to('objectNumbers/note') },
  },
  {
    names:
      'other number|alternate number|alternative number|alt number|previous number|former number|old number|alte number|weitere number|altri numeri|inne numery',
    of: { type: to('otherNumbers/type'), note: to('otherNumbers/note'), source: to('otherNumbers/issuer') },
  },
  {
    names:
      'acquisition|acquisitions|acquired|donated|purchased|bought|received|obtained|eingang|purchase|accrual|donation|gift|erwerb|erwerbung|zugang|ankauf|kauf|schenkung|acquisizione|acquisto|dono|nabycie|nabycia|zakup|zakupu|pozyskania',
    of: {
      method: to('acquisitions/type'),
      date: to('acquisitions/date'),
      source: to('acquisitions/from'),
      price: to('acquisitions/price'),
      note: to('acquisitions/note'),
      text: to('acquisitions/note'),
      place: to('acquisitions/place'),
      number: to('otherNumbers/number'),
    },
  },
  {
    names: 'accession|inventory entry',
    of: {
      price: to('acquisitions/price'),
      method: to('acquisitions/type'),
      source: to('acquisitions/from'),
      note: to('acquisitions/note'),
    },
  },
  {
    names:
      'valuation|value|insurance|insurance value|appraisal|appraisal value|appraised value|wert|versicherung|versicherungswert|schatzwert|bewertung|valore|valutazione|stima|assicurazione|wartosc|wycena|ubezpieczenie',
    of: {
      amount: to('valuations/amount'),
      date: to('valuations/date'),
      by: to('valuations/valuer'),
      note: to('valuations/note'),
      reason: to('valuations/reason'),
      basis: to('valuations/source'),
    },
  },
  {
    names:
      'condition|zustand|erhaltung|erhaltungszustand|stato conservazione|stato di conservazione|conservation state|stan|stan zachowania|zachowania',
    of: {
      note: to('condition/detail'),
      text: to('condition/state'),
      type: to('condition/state'),
      proposal: to('condition/proposal'),
    },
  },
  {
    names:
      'location|stored|kept|housed|displayed|current location|storage location|standort|aufbewahrungsort|lagerort|collocazione|ubicazione|miejsce przechowywania|lokalizacja',
    of: {
      date: to('movements/when'),
      place: to('movements/to', { replace: [[': ', ' > ']], split: ['\n'] }),
      by: to('movements/who'),
      note: to('movements/note'),
      reason: to('movements/why'),
      text: to('movements/to', { replace: [[': ', ' > ']], split: ['\n'] }),
    },
  },
  {
    names:
      'home location|normal location|permanent location|stammplatz|collocazione abituale|lokalizacja stala',
    of: { date: to('location/since'), note: to('location/note') },
  },
  {
    names: 'rights|copyright|rechte|urheberrecht|diritti|prawa|prawa autorskie',
    of: {
      holder: to('rights/holder', { split: ['|'], with: { 'rights/type': 'copyright' } }),
      text: to('rights/statement', { split: ['|'], with: { 'rights/type': 'copyright' } }),
    },
  },
  {
    names:
      'treatment|conservation|restoration|restauro|intervento|restaurierung|konservierung|konserwacja|zabiegi',
    of: {
      date: to('treatments/date'),
      by: to('treatments/operator'),
      note: to('treatments/note'),
      text: to('treatments/note'),
      method: to('treatments/type'),
      proposal: to('condition/proposal'),
    },
  },
  {
    names: 'excavation|dig|grabung|ausgrabung|scavo|scavi|wykopaliska|badania',
    of: {
      date: to('excavations/date'),
      by: to('excavations/director'),
      text: to('excavations/event'),
      method: to('excavations/method'),
      number: to('excavationNumbers/number'),
      note: to('discoveryNotes'),
    },
  },
  {
    names:
      'findspot|find spot|find place|place of discovery|fundort|fundstelle|luogo ritrovamento|luogo rinvenimento|miejsce znalezienia',
    of: {
      place: to('findspot/locality'),
      text: to('findspot/locality'),
      note: to('discoveryNotes'),
      qualifier: to('findspot/note'),
      latitude: to('findspot/point', { join: ', ', turn: 0 }),
      longitude: to('findspot/point', { join: ', ', turn: 1 }),
    },
  },
  {
    names:
      'place of production|production place|place of making|creation place|place of creation|place made|herstellungsort|entstehungsort|luogo produzione|luogo esecuzione|miejsce powstania|miejsce wykonania',
    of: {
      place: to('otherPlaces/place', { with: { 'otherPlaces/type': 'place of making' } }),
      text: to('otherPlaces/place', { with: { 'otherPlaces/type': 'place of making' } }),
      note: to('otherPlaces/note', { with: { 'otherPlaces/type': 'place of making' } }),
      latitude: [],
      longitude: [],
    },
  },
  {
    names: 'holding|repository|holding institution|repository institution|museum|owning institution',
    of: { place: to('currentPlace'), latitude: [], longitude: [] },
  },
  {
    names:
      'find|discovery|found|fund|ritrovamento|rinvenimento|reperimento|znalezienie|znalezienia|odkrycie|odkrycia',
    of: {
      place: to('findspot/locality'),
      by: to('collectors/collector'),
      note: to('discoveryNotes'),
      date: to('excavations/date'),
      number: to('excavationNumbers/number'),
    },
  },
  {
    names: 'frame|rahmen|rahmung|cornice|rama|oprawa',
    of: { note: to('frames/description'), text: to('frames/description'), type: to('frames/kind') },
  },
  {
    names:
      'record|catalogue|cataloguing|catalogued|compilation|compilazione|scheda|datensatz|erfassung|inventarisierung|opracowanie|opracowania|karta|karty|wpis|wpisu',
    of: { date: to('compilers/date'), by: to('compilers/compiler'), note: to(gathering) },
  },
  {
    names:
      'image|images|media|picture|file|files|thumbnail|multimedia|representation|bild|bilder|bilddatei|datei|foto|fotos|immagine|immagini|zdjecie|zdjecia|plik|pliki|video|audio',
    of: {},
  },
]

/** Things that only a table of specimens tells of; there they come first. */
export const specimenThings: readonly Thing[] = [
  {
    names:
      'determination|identification|determiner|determined|identified|identifier|det|bestimmung|determinazione|oznaczenie',
    of: {
      date: to('determinations/date'),
      by: to('determinations/determiner'),
      note: to('determinations/note'),
      qualifier: to('determinations/qualifier'),
    },
  },
  {
    names:
      'collecting|collection|collector|collected|field|event|gathering|trip|fund|sammler|sammlung|raccolta|raccoglitore|zbior|zbioru|zbieracz',
    of: {
      date: to('collectingDate'),
      by: to('collectors/collector'),
      number: to('collectors/number'),
      method: to('collectingMethod/method'),
      note: to('collectingNotes'),
      place: to('collectingPlace/locality'),
    },
  },
  {
    names: 'locality|site|localita|fundort',
    of: { text: to('collectingPlace/locality'), note: to('collectingNotes') },
  },
]
