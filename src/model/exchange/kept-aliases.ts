import { type Alias, gathering, known, levelsOfPlaces, several } from './alias.ts'

/** A right is of a type. */
const copyright = { 'rights/type': 'copyright' } as const

const made = { 'otherPlaces/type': 'place of making' } as const

/** Aliases of columns about how an object came, where it was found and is kept, its papers and rights, and of those that mean nothing here. */
export const keptAliases: readonly Alias[] = [
  known(
    'credit line|credit|creditline|credits|courtesy|acknowledgement|acknowledgment|crediti|linea di credito|quellenangabe|dank|creditzeile|herkunftsangabe|nota kredytowa|linia kredytowa',
    [{ path: 'publication/creditLine' }],
  ),
  known(
    'acquisition method|method of acquisition|accession method|acquisition type|how acquired|recas|acquired how|modo di acquisizione|tipo acquisizione|acquisizione tipo|erwerbsart|erwerbungsart|zugangsart|art des erwerbs|art der erwerbung|sposob nabycia|sposob pozyskania|forma nabycia|rodzaj nabycia',
    [{ path: 'acquisitions/type' }],
  ),
  known(
    'donor|acquired from|source|acquisition source|source of acquisition|given by|donated by|donor name|recfrom|received from|seller|vendor|lender source|previous owner|donatore|provenienza da|acquisito da|venditore|spender|schenker|stifter|geber|veraussserer|veraeusserer|verausserer|erworben von|vorbesitzer|ofiarodawca|darczynca|zbywca|od kogo|zrodlo nabycia|zrodlo|nabyto od|acquisition source name|zugang von|donator|person donator|ubereigner|gift of|gift from|purchased from|bought from|geschenk von|dono di|dar od|nome acquisizione|erwerbungsquelle|erwerbsquelle|field collection source',
    [{ path: 'acquisitions/from' }],
  ),
  known(
    'acquisition date|date acquired|date of acquisition|acquired date|purchase date|recdate|received date|date received|year acquired|date rcvd|eingangsdatum|acquisition year|accession year|data di acquisizione|data acquisizione|anno acquisizione|erwerbsdatum|erwerbungsdatum|erwerbsjahr|erwerbungsjahr|zugangsdatum|zugangsjahr|data nabycia|data pozyskania|rok nabycia|date accessioned|accessioned|acquired on|erworben am|acquisito il|nabyto dnia|date accepted|accepted',
    [{ path: 'acquisitions/date' }],
    [{ path: 'objectNumbers/date' }],
  ),
  known(
    'purchase price|price|price paid|acquisition price|cost|prezzo|prezzo di acquisto|kaufpreis|preis|ankaufspreis|cena|cena zakupu|wartosc w dniu nabycia|acquisition value|erwerbungspreis|ankaufpreis',
    [{ path: 'acquisitions/price' }],
  ),
  known(
    'acquired|acquisition|acquisition note|acquisition notes|acquisition details|acquisizione|acquisizioni|provenienza acquisto|erwerb|erwerbung|zugang|nabycie|nabycie uwagi|erwerbungsvermerk|erwerbungsnotiz|erwerbsnotiz',
    [{ path: 'acquisitions/note' }],
  ),
  known(
    'insurance value|value|valuation|current value|appraised value|estimated value|insurance valuation|market value|versicherungswert|wert|schatzwert|valore|valore assicurativo|stima|wartosc|wartosc ubezpieczeniowa|wycena|wertschatzung|schatzung|curvalue|valore economico',
    [{ path: 'valuations/amount' }],
  ),
  known('appraiser|appraisor|valuer|valued by|gutachter|perito|stimatore|rzeczoznawca', [
    { path: 'valuations/valuer' },
  ]),
  known('valuation note|valuation notes|wertschatzungsbeschreibung|note sulla stima|uwagi do wyceny', [
    { path: 'valuations/note' },
  ]),
  known('valuation date|value date|valuated on|data stima|bewertungsdatum|data wyceny', [
    { path: 'valuations/date' },
  ]),
  known(
    'provenance|provenance text|ownership history|history of ownership|former owner|former owners|previous owners|provenienza|storia della provenienza|provenienz|vorbesitz|besitzverhaltnisse|besitzgeschichte|herkunftsgeschichte|herkunft provenienz|provenienz herkunft|proweniencja|pochodzenie|historia wlasnosci',
    [{ path: 'provenance', reader: 'owners' }],
  ),
  known(
    'owner|owners|legal owner|lender|lent by|leihgeber|prestatore|uzyczajacy|proprietario|proprieta|eigentumer|eigentuemer|wlasciciel|person eigentumer|eigentum',
    [{ path: 'owners/owner' }],
  ),
  known(
    'place of origin|place of production|origin|place made|production place|place of manufacture|place created|where made|place|country of origin|creation place|geographic origin|geographical origin|geography|object production place|country|spatial|coverage|luogo di produzione|luogo|luogo di esecuzione|origine|paese|entstehungsort|herstellungsort|herstellung wo|ort|geogr bezug|geografischer bezug|geografie|land|herkunftsort|miejsce powstania|miejsce wykonania|miejsce produkcji|kraj|place of production name|made in|country made|manufacture country|manufacture city|manufacture place',
    [{ path: 'otherPlaces/place', split: ['|', ';'], with: made }],
    [{ path: 'otherPlaces/note', with: made }],
  ),
  known(
    'location|current location|where|location current|where kept|gallery location|store location|storage location|physical location|ubicazione|collocazione|collocazione attuale|ubicazione attuale|deposito|standort|lagerort|aktueller standort|ist standort|standort aktuell|miejsce przechowywania|lokalizacja|lokalizacja biezaca|collocazione specifica|miejsce w magazynie|temploc|temp location|temporary location|object placing|aufbewahrungsort|verwahrort|miejsce przechowania|gallery|gallery number',
    [{ path: 'movements/to', replace: [[': ', ' > ']], split: ['\n'] }],
  ),
  known(
    'building|floor|room|shelf|cabinet|drawer|store room|edificio|piano|sala|stanza|parete|vetrina|scaffale|armadio|ripiano|cassetto|gebaude|etage|raum|vitrine|regal|schrank|fach|budynek|pietro|magazyn|sala wystawowa|regal polka|polka|szafa|szuflada',
    [{ path: 'movements/to', join: ' > ' }],
  ),
  known(
    'home location|homeloc|normal location|permanent location|usual location|location default|soll standort|stammplatz|stammstandort|normalstandort|collocazione abituale|lokalizacja stala',
    [{ path: 'location/usual' }],
    [{ path: 'movements/to', replace: [[': ', ' > ']], split: ['\n'] }],
  ),
  known(
    'box|box number|container|container name|folder|karton|kiste|schachtel|kartonnummer|scatola|contenitore|pudlo|pudelko',
    [{ path: 'location/note', prefix: 'Box ' }],
  ),
  known(
    'entered on|date of entry|accession date|date entered|accessdate|data di ingresso|data inventario|inventarisiert am|inventarisierungsdatum|data wpisu|data wpisu do inwentarza|registration date',
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
  known('frame|framing|rahmen|rahmung|cornice|rama|oprawa', [{ path: 'frames/description' }]),
  known(
    'conservation recommendation|conservation recommendations|treatment recommendation|recommendations|zalecenia konserwatorskie|zalecenia|behandlungsempfehlung|konservatorische empfehlung|proposta di intervento',
    [{ path: 'condition/proposal' }],
  ),
  known('legal condition|legal status|condizione giuridica|indicazione giuridica|rechtsstatus', [
    { path: 'legalCondition/generic' },
  ]),
  known('rights holder|copyright holder|titolare dei diritti|rechteinhaber|wlasciciel praw|rechtsinhaber', [
    { path: 'rights/holder', split: ['|'], with: copyright },
  ]),
  known('licence|share licence status|lizenz|licenza|licencja', [{ path: 'publication/licence' }]),
  known(
    'bibliography|catalogue raisonne|published references|references|literature|publications|citation|reference citation|bibliographic citation|reference|citations|bibliografia|letteratura|literatur|literaturangaben|bibliographie|literatura|publikacje|publikowano|published in|published|refs|pubblicato in|veroffentlicht in',
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
    'catalogued by|cataloguer|catby|catalogued by name|recorder|record author|compiler|compilatore|schedatore|bearbeiter|inventarisiert von|erfasst von|opracowal|opracowanie|autor karty|katalogujacy|sporzadzil|sporzadzila|wypelnil|wpisal|angelegt von|created by|entered by|enteredby',
    [{ path: 'compilers/compiler' }],
  ),
  known(
    'catalogue date|catalogued date|catdate|date catalogued|record date|data di compilazione|data scheda|bearbeitungsdatum|erfasst am|erfassungsdatum|data opracowania|data karty',
    [{ path: 'compilers/date' }],
  ),
  known('excavation name|dig|scavo|scavi|nome scavo|grabung|ausgrabung|wykopaliska', [
    { path: 'excavations/event' },
  ]),
  known('excavation date|excavation year|dig date|data scavo|anno scavo|grabungsjahr|rok badan', [
    { path: 'excavations/date' },
  ]),
  known(
    'excavator|excavation director|responsabile scavo|responsabile scientifico scavo|grabungsleiter|grabungsleitung|kierownik badan',
    [{ path: 'excavations/director' }],
  ),
  known(
    'excavation number|field inventory number|numero inventario scavo|numero scavo|grabungsnummer|fundnummer|numer polowy',
    [{ path: 'excavationNumbers/number' }],
  ),
  known(
    'find context|context of find|contesto ritrovamento|contesto di rinvenimento|fundkontext|fundumstande|kontekst znalezienia',
    [{ path: 'findspot/note' }],
  ),
  known('number of fragments|fragment count|numero frammenti|anzahl fragmente|liczba fragmentow', [
    { path: 'fragmentCount' },
  ]),
  known(
    'acquisition place|place of acquisition|luogo acquisizione|luogo di acquisizione|erwerbungsort|miejsce nabycia',
    [{ path: 'acquisitions/place' }],
  ),
  known(
    'site|find spot|findspot|provenience|excavation|archaeological site|excavation site|place of discovery|found at|luogo di ritrovamento|luogo di rinvenimento|sito|fundort|fundstelle|fundplatz|miejsce znalezienia|stanowisko|stanowisko archeologiczne|place found',
    [{ path: 'findspot/locality' }],
  ),
  known(
    'function|intended use|usage|use|modalita uso|modo d uso|funktion|verwendung|funzione|uso|funkcja|przeznaczenie',
    [{ path: 'technical/function' }],
  ),
  known('shape|form|forma|ksztalt', [{ path: 'format' }]),
  known(
    'treatment|treatments|conservation treatment|conservation treatments|restoration|restorations|restauro|restauri|interventi|restaurierung|restaurierungen|konservierung|konserwacja|zabiegi konserwatorskie|zabiegi konserwacyjne|prace konserwatorskie|conservation|conservation note|conservation notes',
    [{ path: 'treatments/note' }],
    [{ path: gathering }],
  ),
  known('owner org|owner person|owner organisation|owner person local|owner organisation local', [
    { path: 'owners/owner' },
  ]),
  known(
    'collector|field collector|field collector person|field collector person local|collected by|sammler|collezionista|raccoglitore',
    [{ path: 'collectors/collector' }],
  ),
  known('herkunft|geographische herkunft|herkunftsangaben', [
    { path: 'otherPlaces/note', with: { 'otherPlaces/type': 'place of provenance' } },
  ]),
  // The levels of a place in columns of their own make one text, from the first column to the last.
  known(levelsOfPlaces, [
    { path: 'otherPlaces/note', join: ', ', with: { 'otherPlaces/type': 'place of provenance' } },
  ]),
  known(
    'context|locus|stratigraphic unit|layer|unita stratigrafica|us|befund|fundschicht|jednostka stratygraficzna',
    [{ path: 'stratigraphicUnits/unit' }],
  ),
  known('tomb|grave|burial|grave number|tomba|grab|grab number|grob', [{ path: 'tomb' }]),
  known('magistrate|moneyer|munzmeister|magistrato|mincerz', [{ path: 'moneyers/person' }]),
  known('countermark|counterstamp|countermarks|gegenstempel|contromarca|kontrmarka', [
    { path: 'countermarks/note' },
  ]),
  known('edge|rand|taglio|rant', [{ path: 'edge/type' }]),
  known('denomination|nominal|nominale|nominal value|face value|nominal munzen|nominał', [
    { path: 'denomination' },
  ]),
  known('mint|mint name|zecca|munzstatte|munzstaette|mennica', [{ path: 'mints' }]),
  known('ruler|issuer|authority|issuing authority|emittente|autorita|munzherr|pragherr|emitent|wladca', [
    { path: 'issuers/authority' },
  ]),
  known('obverse|obverse type|obverse description|dritto|vorderseite|avers|awers|opis awersu', [
    { path: 'obverse/description' },
  ]),
  known('obverse legend|obverse inscription|legenda dritto|legenda awersu|legende vorderseite', [
    { path: 'obverse/legend' },
  ]),
  known('reverse|reverse type|reverse description|rovescio|ruckseite|revers|rewers|opis rewersu', [
    { path: 'reverse/description' },
  ]),
  known('reverse legend|reverse inscription|legenda rovescio|legenda rewersu|legende ruckseite', [
    { path: 'reverse/legend' },
  ]),
  known('die axis|axis|asse dei coni|stempelstellung|os stempli', [{ path: 'dieAxis' }]),
  known(
    'notes|note|remarks|remark|comments|comment|general notes|internal notes|curatorial notes|curatorial remarks|curators notes|curator notes|cataloguer notes|additional notes|research notes|staff notes|osservazioni|annotazioni|bemerkung|bemerkungen|anmerkung|anmerkungen|notiz|notizen|interne notizen|uwagi|notatki|adnotacje|public notes|miscellaneous|other|dane dodatkowe|informacje dodatkowe|dodatkowe informacje|altre informazioni|weitere angaben|sonstige angaben|sonstiges|varie|inne uwagi|info|further information|date remarks|date note|dating note|datierungskommentar|kommentar|standortgeschichte|komentarz',
    [{ path: gathering }],
  ),
  // Columns of the other system's own, which mean nothing in a museum's record.
  known(
    'url|uri|link|web link|link resource|record url|permalink|website|image|images|image url|thumbnail|thumbnail url|image id|image file|image files|picture|photo|photos|foto|bild|bilder|bildlink|bilddatei|immagine|immagini|zdjecie|zdjecia|obraz plik|file|files|file name|filename|media url|iiif|iiif manifest|iiif url|manifest|has image|object id|id|uuid|guid|internal id|record id|system id|constituent id|artist id|creator id|creator ids|place ids|location id|exhibition ids|department id|object wikidata url|object wikidata|wikidata|wikidata id|ulan|ulan url|artist ulan url|artist wikidata url|tags aat url|tags wikidata url|aat url|priref|is public domain|is public|public|public access|featured|is highlight|is timeline work|on website|status|record status|object status|visible|published|updated|updated at|last updated|modified|date modified|last modified|metadata date|created at|record created|last published|version|etag|repository|institution|institution name|museum|museum name|web|cataloguer id|artist begin date|artist end date|artist gender|gender|artist alpha sort|artist sort name|begin date artist|birth date|death date|artist birth date|artist death date|geographical area type|geography type|rights uri|licence url|longitude x|sequence|rank|units|unit|depth unit|color|number of images',
    [],
  ),
]
