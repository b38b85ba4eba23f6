import type { Target } from './mapping.ts'

/** A column common in museums, by its names in four languages and in the systems museums leave. */
export interface Alias {
  /** Names separated by '|', in words: 'accession number' is also 'AccessionNumber', 'acc_no' and 'Acc. No.'. */
  readonly names: string
  /** Proposals, the best first; the next is used where the record type has no such field or another column took it. Empty: left out. */
  readonly ways: readonly (readonly Target[])[]
}

const known = (names: string, ...ways: readonly (readonly Target[])[]): Alias => ({ names, ways })

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

const several = [';', '|'] as const

/** The field that gathers notes: any number of columns go to it, each with its heading before its text. */
export const gathering = 'remarks'

/** Lists of which several columns make a row each. */
export const rowsOfSeveral: ReadonlySet<string> = new Set([
  'otherNumbers/number',
  'titles/title',
  'typologies',
  'subjects/subject',
  'bibliography',
  'relatedObject/object',
  'exhibitions/event',
])

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

/** A right is of a type. */
const copyright = { 'rights/type': 'copyright' } as const

const made = { 'otherPlaces/type': 'place of making' } as const

/**
 * Aliases of object columns: words of museums in four languages, and columns of TMS, eMuseum, CollectionSpace, CollectiveAccess, Omeka, PastPerfect,
 * Adlib / Axiell, MuseumPlus, Mimsy, museum-digital, and of published tables. The columns of ICCD and of natural history have files of their own.
 */
export const objectAliases: readonly Alias[] = [
  known(
    'object number|accession number|inventory number|inventory|number|objectid|accessno|id number|catalogue number|registration number|museum number|identifier|item number|reference number|signature number|numero di inventario|numero inventario|n inventario|inventario|numero di catalogo|inventarnummer|inventar number|objektnummer|objekt number|objektid|katalognummer|sammlungsnummer|numer inwentarzowy|number inwentarzowy|numer inwentarza|number inw|numer katalogowy|sygnatura|numero d inventaire|objectnummer|inventarisnummer|part number id|idno',
    [{ path: 'objectNumbers/objectNumber', whenEmpty: 'refuse' }],
    [{ path: 'otherNumbers/number' }],
  ),
  known(
    'other number|alternate number|alternative number|previous number|former number|old number|old inventory number|temporary number|otherid|oldno|field number|other numbers|altnumber|numero precedente|vecchio numero|altri numeri|alte inventarnummer|alte signatur|weitere nummern|altnummer|dawny numer|stary numer|poprzedni numer|inne numery|local identifier|sort number|alte inventory number|weitere inventory number|alte number|other inventory number|previous inventory number|patent|rapport number|entry number|loan number|numer ksiegi wplywu',
    [{ path: 'otherNumbers/number' }],
  ),
  known(
    'title|object title|name|titel|objekttitel|titolo|titolo opera|tytul|nazwa|tytul dziela|title or name|caption|preferred title|display title|objname title|werktitel|bezeichnung|denominazione',
    [{ path: 'title', whenEmpty: 'warn' }],
    [{ path: 'titles/title' }],
  ),
  known(
    'alternative title|alternate title|other title|translated title|title translation|series title|alternative|title other|weitere titel|titel alternativ|altri titoli|altro titolo|inny tytul|portfolio|series|serie|seria|portfolio series|alternativer titel|titel weitere',
    [{ path: 'titles/title' }],
  ),
  known(
    'object name|object type|type|objname|item name|simple name|generic name|definition|definizione|oggetto|tipo|tipologia|objektart|objekttyp|objektbezeichnung|objektname|sachbegriff|gegenstand|rodzaj obiektu|rodzaj|przedmiot|typ obiektu|nazwa obiektu|objectnaam|work type|artwork type|item type|resource class|objektgruppe objektbezeichnung',
    [
      { path: 'objectName', split: [';'], take: 'first' },
      { path: 'typologies', split: [';'], take: 'rest' },
    ],
    [{ path: 'typologies', split: several }],
  ),
  known(
    'classification|object category|category|classifications|subclassification|sub classification|othername|other name|subtype|classification term|class term|kategorie|objektgruppe|systematik|klassifikation|categoria|classe|kategoria|klasyfikacja|objcategory|object category term',
    [{ path: 'typologies', split: several }],
    [
      { path: 'objectName', split: [';'], take: 'first' },
      { path: 'typologies', split: [';'], take: 'rest' },
    ],
  ),
  known(
    'department|responsible department|curatorial department|division|reparto|sezione|abteilung|sammlungsbereich|sammlungsabteilung|bereich|dzial|oddzial|administration name',
    [{ path: 'department' }],
  ),
  known(
    'collection|collections|named collection|collection name|sammlung|sammlungen|collezione|raccolta|fondo|kolekcja|zbior|is part of|catalogue collection',
    [{ path: 'collections/collection' }],
  ),
  known(
    'maker|makers|creator|creators|artist|artists|author|photographer|designer|artist maker|maker name|artist name|artist display name|creator name|people|constituents|object production person|production person|contributors|contributor|artist2|maker display name|production creator|attribution|autore|autori|artista|fotografo|esecutore|kunstler|kuenstler|urheber|hersteller|hersteller name|kunstler urheber|beteiligte|beteiligte personen|person korperschaft|fotograf|gestalter|autor|autorzy|artysta|tworca|tworca wytworca|wytworca|wykonawca|vervaardiger|manufacturer|engraver|printer|architect|herstellung wer|hergestellt von|display constituent|artist maker name|kunstler hersteller|kunstler hersteller name|hersteller verfasser|name hersteller',
    [{ path: 'productions', reader: 'makers' }],
  ),
  known(
    'date|date text|dating|dated|date made|object date|display date|creation date|date created|created|date of creation|date of manufacture|production date|date made text|made date|date display|object production date|production date text|year|year made|period date|data|datazione|data di esecuzione|anno|datierung|datum|datierung text|herstellungsdatum|entstehungsdatum|entstehungszeit|herstellung wann|jahr|datowanie|data powstania|czas powstania|rok|rok powstania|date display date|issued|herstellungszeit|entstehungsjahr|datierung verbal|verbale datierung',
    [{ path: 'dating', empty: emptyWords }],
  ),
  known(
    'from|begin iso date|date begin|begin date|year from|begin|begin year|start year|start date|date start|date from|date earliest|earliest date|earliest year|earlydate|object begin date|production date start|date early|year begin|year start|first year|dal|da anno|anno inizio|data inizio|data da|von|jahr von|datierung von|beginn|anfang|zeit von|od|rok od|data od|datowanie od|date earliest single year',
    [{ path: 'dating', reader: 'firstYear' }],
  ),
  known(
    'to|end iso date|date end|end date|year to|end|end year|date to|date latest|latest date|latest year|latedate|object end date|production date end|date late|year end|last year|al|a anno|anno fine|data fine|data a|bis|jahr bis|datierung bis|ende|zeit bis|do|rok do|data do|datowanie do|date latest year',
    [{ path: 'dating', reader: 'lastYear' }],
  ),
  known(
    'culture|cultures|cultural context|cultural group|people culture|ethnic group|cultura|ambito culturale|ambito|kultur|kulturkreis|ethnie|kultura|krag kulturowy|production people',
    [{ path: 'productions/culture', split: [';'], with: { 'productions/type': 'CULTURE' } }],
  ),
  known(
    'period|dynasty|era|epoch|temporal|historical period|periodo|epoca|eta|periode|epoche|zeitstellung|stilepoche|okres|epoka|chronologia|cronologia|school period|production period',
    [{ path: 'period', split: [';'], take: 'first' }],
  ),
  known('style|styles|school|movement style|stile|stil|styl|szkola|schule|stilrichtung', [
    { path: 'styles', split: [';'] },
  ]),
  known(
    'medium|media|material|materials|medium text|material and technique|materials and techniques|medium and support|materials technique|medium display|physical medium|format medium|materia|materia e tecnica|materia tecnica|materiali|materiale|material technik|material und technik|werkstoff|materialy|material technika|materialy i techniki|material i technika|tworzywo|made of',
    [{ path: 'mediumDisplay' }, { path: 'materials/material', split: [...materialSeparators] }],
    [{ path: 'materials/material', split: [...materialSeparators] }],
  ),
  known(
    'technique|techniques|production technique|tecnica|tecniche|technik|techniken|herstellungstechnik|technika|technika wykonania|process',
    [{ path: 'materials/technique', split: several }],
  ),
  known('support|paper support|supporto|bildtrager|podloze', [
    { path: 'materials/material', split: several },
  ]),
  known(
    'dimensions|dimension|measurements|measurement|size|dimension summary|dimension free|dimensions text|extent|format dimensions|dimnotes|measurement reading|physical size|overall dimensions|misure|dimensioni|formato misure|masse|mase|massangaben|abmessungen|grosse|maasse|wymiary|wymiary cm|rozmiary|afmetingen',
    dimensions,
  ),
  known(
    'quantity|count|quantity count|object count|item count|number of objects|number of parts|number of items|pieces|numobjs|quantita|anzahl|stuckzahl|anzahl teile|liczba|ilosc|liczba sztuk|liczba obiektow|numero pezzi|individual count|number of components|number components|komponenten|ilosc czesci|liczba czesci',
    [{ path: 'quantity/count' }],
  ),
  known(
    'inscriptions|inscription|inscription content|inscription text|text on object|inscribed|iscrizioni|iscrizione|inschrift|inschriften|beschriftung|aufschrift|inskrypcje|inskrypcja|napisy|sygnatury i napisy',
    [{ path: 'inscriptions', reader: 'inscriptions', empty: emptyWords }],
  ),
  known(
    'signature|signed|signature text|signedname|signed name|firma|firmato|signiert|signatur|sygnatura autora|sygnowany',
    [{ path: 'signatures/text' }],
  ),
  known(
    'marks|mark|makers marks|maker s mark|hallmark|markings|stempel|marken|marchi|marchio|punzone|punzoni|znaki|punce',
    [{ path: 'marks/description' }],
  ),
  known('watermark|watermarks|filigrana|wasserzeichen|znak wodny', [{ path: 'watermarks/description' }]),
  known('edition|edition number|edizione|auflage|edycja|naklad|tiratura', [{ path: 'edition/edition' }]),
  known('proof state|state proof|stato della lastra|zustandsdruck', [{ path: 'edition/state' }]),
  known('publisher|editore|verlag|verleger|wydawca', [{ path: 'publishers/publisher' }]),
  known('model|model name|modell|modello', [{ path: 'technical/model' }]),
  known('serial number|seriennummer|numero di serie|numer seryjny', [{ path: 'technical/serialNumber' }]),
  known(
    'description|object description|physical description|full description|detailed description|long description|descrip|content description|web description|label text|labeltext|gallery label|abstract|wall description|text|descrizione|descrizione fisica|beschreibung|objektbeschreibung|langtext|opis|opis obiektu|opis przedmiotu|digital description|public description|objektbeschreibung veroffentlicht|veroffentlichte objektbeschreibung|beschreibung gegenstandes|general description',
    [{ path: 'description' }],
    [{ path: gathering }],
  ),
  known(
    'brief description|short description|summary|teaser|descrizione breve|kurzbeschreibung|kurztext|krotki opis|opis skrocony',
    [{ path: 'briefDescription' }],
    [{ path: 'description' }],
  ),
  known(
    'history|historical notes|history note|object history|historical significance|significance|statement of significance|object history note|notizie storiche|geschichte|objektgeschichte|historia|historia obiektu|storia|kulturhistorischer kontext|kontext|context',
    [{ path: 'historicalNotes' }],
    [{ path: gathering }],
  ),
  known(
    'distinguishing features|distinctive features|unverwechselbare merkmale|besondere merkmale|segni particolari|cechy szczegolne',
    [{ path: 'distinguishingFeatures' }],
  ),
  known(
    'keywords|keyword|subjects|subject|subject terms|tags|tag|topic|topics|themes|theme|content subject|association subject|subject matter|content concepts|soggetto|soggetti|parole chiave|tema|schlagworte|schlagworter|schlagwort|thema|themen|motiv|slowa kluczowe|temat|tematy|tagi|hasla',
    [{ path: 'subjects/subject', split: several }],
  ),
  known('iconclass|iconclass code|notation iconclass|ikonclass', [{ path: 'iconclass', split: several }]),
  known(
    'depicted person|people depicted|content person name|sitter|subject person|dargestellte person|persona raffigurata|osoba przedstawiona|depicted place|place depicted|subject place|abgebildete person|abgebildeter ort|abgebildeter gegenstand|abgebildetes ereignis|abgebildete institution|erwahnte person|erwahntes ereignis|erwahnter ort',
    [{ path: 'subjects/note' }],
  ),
  known(
    'credit line|credit|creditline|credits|courtesy|acknowledgement|crediti|linea di credito|quellenangabe|dank|creditzeile|nota kredytowa|linia kredytowa',
    [{ path: 'publication/creditLine' }],
  ),
  known(
    'acquisition method|method of acquisition|accession method|acquisition type|how acquired|recas|acquired how|modo di acquisizione|tipo acquisizione|acquisizione tipo|erwerbsart|erwerbungsart|zugangsart|art des erwerbs|art der erwerbung|sposob nabycia|forma nabycia|rodzaj nabycia',
    [{ path: 'acquisitions/type' }],
  ),
  known(
    'donor|acquired from|source|acquisition source|source of acquisition|given by|donated by|donor name|recfrom|received from|seller|vendor|lender source|previous owner|donatore|provenienza da|acquisito da|venditore|spender|schenker|stifter|geber|veraussserer|veraeusserer|verausserer|erworben von|vorbesitzer|ofiarodawca|darczynca|zbywca|od kogo|zrodlo nabycia|zrodlo|nabyto od|acquisition source name|zugang von|donator|person donator|ubereigner',
    [{ path: 'acquisitions/from' }],
  ),
  known(
    'acquisition date|date acquired|date of acquisition|acquired date|purchase date|recdate|received date|date received|year acquired|acquisition year|accession year|data di acquisizione|data acquisizione|anno acquisizione|erwerbsdatum|erwerbungsdatum|erwerbsjahr|erwerbungsjahr|zugangsdatum|zugangsjahr|data nabycia|rok nabycia|date accessioned|accessioned',
    [{ path: 'acquisitions/date' }],
    [{ path: 'objectNumbers/date' }],
  ),
  known(
    'purchase price|price|price paid|acquisition price|cost|prezzo|prezzo di acquisto|kaufpreis|preis|ankaufspreis|cena|cena zakupu|erwerbungspreis|ankaufpreis',
    [{ path: 'acquisitions/price' }],
  ),
  known(
    'acquired|acquisition|acquisition note|acquisition notes|acquisition details|acquisizione|acquisizioni|provenienza acquisto|erwerb|erwerbung|zugang|nabycie|nabycie uwagi|erwerbungsvermerk|erwerbungsnotiz|erwerbsnotiz',
    [{ path: 'acquisitions/note' }],
  ),
  known(
    'insurance value|value|valuation|current value|appraised value|estimated value|insurance valuation|market value|versicherungswert|wert|schatzwert|valore|valore assicurativo|stima|wartosc|wartosc ubezpieczeniowa|wycena|wertschatzung|schatzung',
    [{ path: 'valuations/amount' }],
  ),
  known('valuation date|value date|valuated on|data stima|bewertungsdatum|data wyceny', [
    { path: 'valuations/date' },
  ]),
  known(
    'provenance|provenance text|ownership history|history of ownership|former owner|former owners|previous owners|provenienza|storia della provenienza|provenienz|vorbesitz|herkunftsgeschichte|proweniencja|pochodzenie|historia wlasnosci',
    [{ path: 'provenance', reader: 'owners' }],
  ),
  known(
    'owner|owners|legal owner|proprietario|proprieta|eigentumer|eigentuemer|wlasciciel|person eigentumer|eigentum',
    [{ path: 'owners/owner' }],
  ),
  known(
    'place of origin|place of production|origin|place made|production place|place of manufacture|place created|where made|place|country of origin|creation place|geographic origin|geographical origin|geography|object production place|country|spatial|coverage|luogo di produzione|luogo|luogo di esecuzione|origine|paese|entstehungsort|herstellungsort|herstellung wo|ort|geogr bezug|geografischer bezug|land|herkunftsort|miejsce powstania|miejsce wykonania|miejsce produkcji|kraj|place of production name|made in|country made|manufacture country|manufacture city|manufacture place',
    [{ path: 'otherPlaces/place', split: ['|', ';'], with: made }],
    [{ path: 'otherPlaces/note' }],
  ),
  known(
    'location|current location|where|location current|where kept|gallery location|store location|storage location|physical location|ubicazione|collocazione|collocazione attuale|ubicazione attuale|deposito|standort|lagerort|aktueller standort|ist standort|standort aktuell|miejsce przechowywania|lokalizacja|lokalizacja biezaca|miejsce w magazynie|temploc|gallery|gallery number',
    [{ path: 'movements/to', replace: [[': ', ' > ']], split: ['\n'] }],
  ),
  known(
    'building|floor|room|shelf|cabinet|drawer|store room|edificio|piano|sala|stanza|parete|vetrina|scaffale|armadio|cassetto|gebaude|etage|raum|vitrine|regal|schrank|fach|budynek|pietro|magazyn|sala wystawowa|regal polka|polka|szafa|szuflada',
    [{ path: 'movements/to', join: ' > ' }],
  ),
  known(
    'home location|homeloc|normal location|permanent location|usual location|location default|soll standort|stammplatz|stammstandort|collocazione abituale|lokalizacja stala',
    [{ path: 'location/usual' }],
    [{ path: 'movements/to', replace: [[': ', ' > ']], split: ['\n'] }],
  ),
  known(
    'box|box number|container|container name|folder|karton|kiste|schachtel|kartonnummer|scatola|contenitore|pudlo|pudelko',
    [{ path: 'movements/note', prefix: 'Box ' }],
  ),
  known(
    'entered on|date of entry|accession date|date entered|accessdate|data di ingresso|data inventario|eingangsdatum|inventarisiert am|inventarisierungsdatum|data wpisu|data wpisu do inwentarza|registration date',
    [{ path: 'objectNumbers/date' }],
  ),
  known(
    'condition|condition status|condition state|overall condition|condition term|stato di conservazione|conservazione|zustand|erhaltung|erhaltungszustand|stan zachowania|stan|konservierungszustand',
    [{ path: 'condition/state' }],
  ),
  known(
    'condition notes|condition note|condnotes|condition description|condition report|condition text|damage|damages|damage notes|zustandsbeschreibung|schaden|schaeden|danni|note sulla conservazione|opis stanu zachowania|uszkodzenia',
    [{ path: 'condition/detail' }],
    [{ path: gathering }],
  ),
  known('completeness|completeness note|integrita|vollstandigkeit|kompletnosc', [
    { path: 'condition/completeness' },
  ]),
  known(
    'copyright|copyright status|rights|rights statement|rights type|rights and reproduction|rights reproduction|reproduction rights|copyright statement|copyright notice|credit rights|access rights|diritti|diritti d autore|rechte|urheberrecht|rechtehinweis|rechtestatus|prawa|prawa autorskie|status prawny|usage terms',
    [{ path: 'rights/statement', split: ['|'], with: copyright }],
    [{ path: gathering }],
  ),
  known('rights holder|copyright holder|titolare dei diritti|rechteinhaber|wlasciciel praw|rechtsinhaber', [
    { path: 'rights/holder', split: ['|'], with: copyright },
  ]),
  known('licence|share licence status|lizenz|licenza|licencja', [{ path: 'publication/licence' }]),
  known(
    'bibliography|catalogue raisonne|published references|references|literature|publications|citation|bibliographic citation|reference|citations|bibliografia|letteratura|literatur|literaturangaben|bibliographie|literatura|publikacje',
    [{ path: 'bibliography', reader: 'references' }],
  ),
  known(
    'exhibition history|exhibitions|exhibition|exhibited|mostre|esposizioni|mostra|ausstellungen|ausstellung|ausstellungsgeschichte|wystawy|historia wystaw',
    [{ path: 'exhibitions/event', split: several }],
  ),
  known(
    'related objects|related object|related works|related items|relation|related object reference|beziehungen|verwandte objekte|zugehorige objekte|oggetti correlati|obiekty powiazane',
    [{ path: 'relatedObject/object', split: several }],
  ),
  known('parent|part of|parent object|part of reference|whole part|belongs to|teil von|parte di|czesc', [
    { path: 'structure/whole' },
  ]),
  known(
    'catalogued by|cataloguer|catby|catalogued by name|recorder|record author|compiler|compilatore|schedatore|bearbeiter|inventarisiert von|erfasst von|opracowal|opracowanie|autor karty|katalogujacy',
    [{ path: 'compilers/compiler' }],
  ),
  known(
    'catalogue date|catalogued date|catdate|date catalogued|record date|data di compilazione|data scheda|bearbeitungsdatum|erfasst am|erfassungsdatum|data opracowania|data karty',
    [{ path: 'compilers/date' }],
  ),
  known(
    'site|find spot|findspot|provenience|excavation|archaeological site|excavation site|place of discovery|found at|luogo di ritrovamento|luogo di rinvenimento|sito|fundort|fundstelle|fundplatz|ausgrabung|miejsce znalezienia|stanowisko|stanowisko archeologiczne|place found',
    [{ path: 'findspot/locality' }],
  ),
  known(
    'context|locus|stratigraphic unit|layer|unita stratigrafica|us|befund|fundschicht|jednostka stratygraficzna',
    [{ path: 'stratigraphicUnits/unit' }],
  ),
  known('tomb|grave|burial|grave number|tomba|grab|grab number|grob', [{ path: 'tomb' }]),
  known('denomination|nominal|nominale|nominal value|face value|nominal munzen|nominał', [
    { path: 'denomination' },
  ]),
  known('mint|mint name|zecca|munzstatte|munzstaette|mennica', [{ path: 'mints' }]),
  known('ruler|issuer|authority|issuing authority|emittente|autorita|munzherr|pragherr|emitent|wladca', [
    { path: 'issuers/authority' },
  ]),
  known('obverse|obverse description|dritto|vorderseite|avers|awers|opis awersu', [
    { path: 'obverse/description' },
  ]),
  known('obverse legend|obverse inscription|legenda dritto|legenda awersu|legende vorderseite', [
    { path: 'obverse/legend' },
  ]),
  known('reverse|reverse description|rovescio|ruckseite|revers|rewers|opis rewersu', [
    { path: 'reverse/description' },
  ]),
  known('reverse legend|reverse inscription|legenda rovescio|legenda rewersu|legende ruckseite', [
    { path: 'reverse/legend' },
  ]),
  known('die axis|axis|asse dei coni|stempelstellung|os stempli', [{ path: 'dieAxis' }]),
  known(
    'notes|note|remarks|remark|comments|comment|general notes|internal notes|curatorial notes|curatorial remarks|curators notes|curator notes|cataloguer notes|additional notes|research notes|staff notes|osservazioni|annotazioni|bemerkung|bemerkungen|anmerkung|anmerkungen|notiz|notizen|interne notizen|uwagi|notatki|adnotacje|public notes|miscellaneous|other|date remarks|date note|dating note|datierungskommentar|kommentar|standortgeschichte|komentarz',
    [{ path: gathering }],
  ),
  // Columns of the other system's own, which mean nothing in a museum's record.
  known(
    'url|uri|link|web link|link resource|record url|permalink|website|image|images|image url|thumbnail|thumbnail url|image id|image file|image files|picture|photo|photos|foto|bild|bilder|bildlink|bilddatei|immagine|immagini|zdjecie|zdjecia|obraz plik|file|files|file name|filename|media url|iiif|iiif manifest|iiif url|manifest|has image|object id|id|uuid|guid|internal id|record id|system id|constituent id|artist id|creator id|creator ids|place ids|location id|exhibition ids|department id|object wikidata url|object wikidata|wikidata|wikidata id|ulan|ulan url|artist ulan url|artist wikidata url|tags aat url|tags wikidata url|aat url|priref|is public domain|is public|public|public access|featured|is highlight|is timeline work|on website|status|record status|object status|visible|published|updated|updated at|last updated|modified|date modified|last modified|metadata date|created at|record created|last published|version|etag|repository|institution|institution name|museum|museum name|web|cataloguer id|artist begin date|artist end date|artist gender|gender|artist role|role|artist prefix|artist suffix|artist alpha sort|artist sort name|artist display bio|artist bio|artist nationality|nationality|begin date artist|birth date|death date|artist birth date|artist death date|creator role|geographical area type|geography type|rights uri|licence url|longitude x|sequence|rank|units|unit|depth unit|color|number of images|creator life dates|artist dates|artist life dates',
    [],
  ),
]
