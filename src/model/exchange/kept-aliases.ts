import { type Alias, gathering, known, levelsOfPlaces, several } from './alias.ts'

/** A right is of a type. */
const copyright = { 'rights/type': 'copyright' } as const

const made = { 'otherPlaces/type': 'place of making' } as const

/** Aliases of columns about how an object came, where it was found and is kept, its papers and rights, and of those that mean nothing here. */
export const keptAliases: readonly Alias[] = [
  known(
    'credit line|credit|creditline|credits|courtesy|acknowledgement|acknowledgment|crediti|linea di credito|quellenangabe|dank|creditzeile|herkunftsangabe|nota kredytowa|linia kredytowa|kreditlinie|creditline text|acquisition credit|acquisition credit line|object credit line|credit text|copyright credit line|nachweis|credit information|provided by',
    [{ path: 'publication/creditLine' }],
  ),
  known(
    'acquisition method|method of acquisition|accession method|acquisition type|how acquired|recas|acquired how|modo di acquisizione|tipo acquisizione|acquisizione tipo|erwerbsart|erwerbungsart|zugangsart|art des erwerbs|art der erwerbung|sposob nabycia|sposob pozyskania|forma nabycia|rodzaj nabycia|eingangsart|acquisition mode|mode of acquisition|received as|how received|accession type|zugangsweise|erwerbung art|rodzaj pozyskania|typ nabycia|tipo di acquisizione|acq method|transaction type|loan gift|gift loan|gift or loan|gift purchase|kauf schenkung|dono acquisto',
    [{ path: 'acquisitions/type' }],
  ),
  known(
    'donor|acquired from|source|acquisition source|source of acquisition|given by|donated by|donor name|recfrom|received from|seller|vendor|lender source|previous owner|donatore|provenienza da|acquisito da|venditore|spender|schenker|stifter|geber|veraussserer|veraeusserer|verausserer|erworben von|vorbesitzer|ofiarodawca|darczynca|zbywca|od kogo|zrodlo nabycia|zrodlo|nabyto od|acquisition source name|zugang von|donator|person donator|ubereigner|gift of|gift from|purchased from|bought from|geschenk von|dono di|dar od|nome acquisizione|erwerbungsquelle|erwerbsquelle|field collection source|donors|source name|accession source|acquisition from|source person|obtained from|provenance source|eingang von|herkunft person|schenkende|lieferant|verkaufer|przekazujacy|nome donatore|donatore venditore|spender verkaufer|donor source|from whom|received from name|benefactor|donated to museum by|bought of|donors name',
    [{ path: 'acquisitions/from' }],
  ),
  known(
    'acquisition date|date acquired|date of acquisition|acquired date|purchase date|recdate|received date|date received|year acquired|date rcvd|eingangsdatum|acquisition year|accession year|data di acquisizione|data acquisizione|anno acquisizione|erwerbsdatum|erwerbungsdatum|erwerbsjahr|erwerbungsjahr|zugangsdatum|zugangsjahr|data nabycia|data pozyskania|rok nabycia|date accessioned|accessioned|acquired on|erworben am|acquisito il|nabyto dnia|date accepted|accepted|acquisition year date|year of acquisition|date of accession|accession iso date|eingangsjahr|einlieferungsdatum|ankaufsdatum|ankaufsjahr|jahr der erwerbung|jahr erwerb|erwerb jahr|anno di acquisizione|data ingresso|rok pozyskania|data zakupu|zakup data|date donated|donation date|date of donation|date of purchase|date gifted|date of receipt|year received',
    [{ path: 'acquisitions/date' }],
    [{ path: 'objectNumbers/date' }],
  ),
  known(
    'purchase price|price|price paid|acquisition price|cost|prezzo|prezzo di acquisto|kaufpreis|preis|ankaufspreis|cena|cena zakupu|wartosc w dniu nabycia|acquisition value|erwerbungspreis|ankaufpreis|accession value|ankaufswert|anschaffungspreis|anschaffungswert|kosten|koszt zakupu|prezzo acquisto|wartosc zakupu',
    [{ path: 'acquisitions/price' }],
  ),
  known(
    'acquired|acquisition|acquisition note|acquisition notes|acquisition details|acquisizione|acquisizioni|provenienza acquisto|erwerb|erwerbung|zugang|nabycie|nabycie uwagi|erwerbungsvermerk|erwerbungsnotiz|erwerbsnotiz|acquisition info|acquisition information|accession notes|accession note|angaben zum erwerb|informazioni acquisizione',
    [{ path: 'acquisitions/note' }],
  ),
  known(
    'insurance value|value|valuation|current value|appraised value|estimated value|insurance valuation|market value|versicherungswert|wert|schatzwert|valore|valore assicurativo|stima|wartosc|wartosc ubezpieczeniowa|wycena|wertschatzung|schatzung|curvalue|valore economico|insur value|insurvalue|insured value|replacement value|versicherungssumme|zeitwert|wert in euro|wert eur|wartosc szacunkowa|wartosc pln|wartosc zl|valore stimato|valore di stima|current valuation|appraised|valuation amount|fair market value|insurance|versicherung|assicurazione|ubezpieczenie',
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
    'provenance|provenance text|ownership history|history of ownership|former owner|former owners|previous owners|provenienza|storia della provenienza|provenienz|vorbesitz|besitzverhaltnisse|besitzgeschichte|herkunftsgeschichte|herkunft provenienz|provenienz herkunft|proweniencja|pochodzenie|historia wlasnosci|provenance notes|provenance note|provenance information|provenance description|chain of ownership|custodial history|ownership|previously owned by|vorbesitzer provenienz|eigentumsgeschichte|dzieje obiektu|provenienzangaben|provenienz angabe|passaggi di proprieta|previous ownership',
    [{ path: 'provenance', reader: 'owners' }],
  ),
  known(
    'owner|owners|loan from|legal owner|lender|lent by|leihgeber|prestatore|uzyczajacy|proprietario|proprieta|eigentumer|eigentuemer|wlasciciel|person eigentumer|eigentum|object owner|besitzer|eigentumsverhaltnis|eigentumsverhaltnisse|holder owner|depositor|on loan from|owned by|wlasnosc|forma wlasnosci|ente proprietario|proprietario attuale',
    [{ path: 'owners/owner' }],
  ),
  known(
    'place of origin|place of production|origin|place made|production place|place of manufacture|place created|where made|place|country of origin|creation place|geographic origin|geographical origin|geography|object production place|country|spatial|coverage|luogo di produzione|luogo|luogo di esecuzione|origine|paese|entstehungsort|herstellungsort|herstellung wo|ort|geogr bezug|geografischer bezug|geografie|land|herkunftsort|miejsce powstania|miejsce wykonania|miejsce produkcji|kraj|place of production name|made in|country made|manufacture country|manufacture city|manufacture place|place of publication|place of creation|place of making|provenance place|ca places|places|production location|made at|made in place|location made|origin place|entstehung ort|herstellung ort|produktionsort|fertigungsort|region of origin|luogo di origine|luogo di realizzazione|luogo di creazione|luogo di fabbricazione|luogo di stampa|miejsce pochodzenia|miejsce wydania|place name|placename|geographic location|geographic area|geographic coverage|country name|country of manufacture|country of production|origin country|origin name|aufnahmeort|ort der herstellung|ort herstellung|city of origin|geographical location|entstehung land|geo locations|geo location|geolocation name',
    [{ path: 'otherPlaces/place', split: ['|', ';'], with: made }],
    [{ path: 'otherPlaces/note', with: made }],
  ),
  known(
    'location|current location|where|location current|where kept|gallery location|store location|storage location|physical location|ubicazione|collocazione|collocazione attuale|ubicazione attuale|deposito|standort|lagerort|aktueller standort|ist standort|standort aktuell|miejsce przechowywania|lokalizacja|lokalizacja biezaca|collocazione specifica|miejsce w magazynie|temploc|temp location|temporary location|object placing|aufbewahrungsort|verwahrort|miejsce przechowania|gallery|gallery number|location string|shelf locator|storage|storage area|object location|location text|location display|location full|gallery title|gallery name|where stored|lager|depot|standort objekt|lagerplatz|standort magazin|ubicazione specifica|luogo di conservazione|luogo di collocazione|sede|magazyn miejsce|miejsce ekspozycji|lokalizacja w muzeum|obecne miejsce|museum location|current store|aktueller aufbewahrungsort|standort heute|location id name|exhibit location|display location|hall|verbleib|sala espositiva|miejsce obecne|hangeort|standort aktuell raum|wo gelagert',
    [{ path: 'movements/to', replace: [[': ', ' > ']], split: ['\n'] }],
  ),
  known(
    'building|floor|room|shelf|cabinet|drawer|store room|edificio|piano|sala|stanza|parete|vetrina|scaffale|armadio|ripiano|cassetto|gebaude|etage|raum|vitrine|regal|schrank|fach|budynek|pietro|magazyn|sala wystawowa|regal polka|polka|szafa|szuflada|bay|aisle|rack|case|tray|unit shelf|shelf number|storage room|room number|lagerraum|raumnummer|regalnummer|fachboden|schublade|numer szafy|numer polki|display case|vetrina numero',
    [{ path: 'movements/to', join: ' > ' }],
  ),
  known(
    'home location|homeloc|normal location|permanent location|usual location|location default|soll standort|stammplatz|stammstandort|normalstandort|collocazione abituale|lokalizacja stala',
    [{ path: 'location/usual' }],
    [{ path: 'movements/to', replace: [[': ', ' > ']], split: ['\n'] }],
  ),
  known(
    'box|box number|container|container name|folder|karton|kiste|schachtel|kartonnummer|scatola|contenitore|pudlo|pudelko|bag|box file|archival box|kasten|kistennummer|box id|scatola numero|cassa|numer pudla|album|mappe',
    [{ path: 'location/note', prefix: 'Box ' }],
  ),
  known(
    'entered on|date of entry|accession date|date entered|accessdate|data di ingresso|data inventario|inventarisiert am|inventarisierungsdatum|data wpisu|data wpisu do inwentarza|registration date|registered|date registered|inventory date|inventarisierung datum|inventardatum|eintragsdatum|data inwentaryzacji|data wpisania|data di inventariazione|data inventariazione|accession register date',
    [{ path: 'objectNumbers/date' }],
  ),
  known(
    'condition|condition status|condition state|overall condition|condition term|stato di conservazione|conservazione|zustand|erhaltung|erhaltungszustand|stan zachowania|stan|konservierungszustand|preservation|preservation state|preservation term|condition rating|object condition|condition grade|erhaltungsgrad|zustand objekt|stan obiektu|zustand allgemein|general condition|physical condition|condition code|condition summary|stato|conservation status|conservation condition|stan zachowania obiektu|state of preservation|state of conservation|state of repair|repair state',
    [{ path: 'condition/state' }],
  ),
  known(
    'condition notes|condition note|condnotes|condition description|condition report|condition text|damage|damages|damage notes|zustandsbeschreibung|schaden|schaeden|danni|note sulla conservazione|opis stanu zachowania|uszkodzenia|condition details|condition comments|zustandsbericht|zustand bemerkung|zustand beschreibung|damage description|schadensbeschreibung|zniszczenia|difetti|condition report notes',
    [{ path: 'condition/detail' }],
    [{ path: gathering }],
  ),
  known(
    'completeness|completeness note|integrita|vollstandigkeit|kompletnosc|complete|vollstandig|stan kompletnosci|completo',
    [{ path: 'condition/completeness' }],
  ),
  known(
    'copyright|copyright status|rights|rights statement|rights type|rights and reproduction|rights reproduction|reproduction rights|copyright statement|copyright notice|credit rights|access rights|diritti|diritti d autore|rechte|urheberrecht|rechtehinweis|rechtestatus|prawa|prawa autorskie|status prawny|usage terms|access condition|access conditions|access restrictions|restrictions|rights text|rights notes|rights information|rights usage|usage rights|use rights|terms of use|image rights statement|rights summary|nutzungsrechte|nutzungsrecht|nutzungsbedingungen|rechteinformation|restrictions on use|rights note|copyright objekt|copyright info|copyright line|copyright text|rechte am objekt|conditions of use|condizioni di accesso|diritti di utilizzo|licencja prawa',
    [{ path: 'rights/statement', split: ['|'], with: copyright }],
    [{ path: gathering }],
  ),
  known('frame|framing|rahmen|rahmung|cornice|rama|oprawa', [{ path: 'frames/description' }]),
  known(
    'conservation recommendation|conservation recommendations|treatment recommendation|recommendations|zalecenia konserwatorskie|zalecenia|behandlungsempfehlung|konservatorische empfehlung|proposta di intervento',
    [{ path: 'condition/proposal' }],
  ),
  known('legal condition|legal|legal status|condizione giuridica|indicazione giuridica|rechtsstatus', [
    { path: 'legalCondition/generic' },
  ]),
  known('rights holder|copyright holder|titolare dei diritti|rechteinhaber|wlasciciel praw|rechtsinhaber', [
    { path: 'rights/holder', split: ['|'], with: copyright },
  ]),
  known(
    'licence|share licence status|lizenz|licenza|licencja|licence info|licence information|licence type|rights licence|copyright licence|object licence|licence name|licence text|lizenzangabe|lizenztyp|typ licencji|tipo licenza|cc licence|creative commons|metadata licence|share licence',
    [{ path: 'publication/licence' }],
  ),
  known(
    'bibliography|catalogue raisonne|published references|references|literature|publications|citation|reference citation|bibliographic citation|reference|citations|bibliografia|letteratura|literatur|literaturangaben|bibliographie|literatura|publikacje|publikowano|published in|published|refs|pubblicato in|veroffentlicht in|cat rais|catrais|pub references|pubnotes|publication|publication history|publication notes|publishing history|bibliographic references|bibliographic reference|literature references|is referenced by|isreferencedby|literaturhinweise|literaturnachweis|quellen literatur|quelle literatur|veroffentlichung|veroffentlichungen|opublikowano|bibliografia obiektu|bibliografia specifica|further reading|literature reference|bibliographic note|bibliographical references',
    [{ path: 'bibliography', reader: 'references' }],
  ),
  known(
    'exhibition history|exhibitions|exhibition|exhibited|mostre|esposizioni|mostra|ausstellungen|ausstellung|ausstellungsgeschichte|wystawy|historia wystaw|exhibition title|exhibition name|exhibition note|exhibitions history|exhibition list|ausstellungshistorie|mostre precedenti|udzial w wystawach|exhibit history|occurrences|past exhibitions',
    [{ path: 'exhibitions/event', split: several }],
  ),
  known(
    'related objects|related object|related works|related items|relation|related object reference|beziehungen|verwandte objekte|zugehorige objekte|oggetti correlati|obiekty powiazane|related object number|related item|see also|associated objects|related records|relates to|siehe auch|vedi anche|zobacz tez|related object ids|connected objects|has part|bezugsobjekt|bezugsobjekte|objektbezug|related artworks',
    [{ path: 'relatedObject/object', split: several }],
  ),
  known('parent|part of|parent object|part of reference|whole part|belongs to|teil von|parte di|czesc', [
    { path: 'structure/whole' },
  ]),
  known(
    'catalogued by|cataloguer|catby|catalogued by name|recorder|record author|compiler|compilatore|schedatore|bearbeiter|inventarisiert von|erfasst von|opracowal|opracowanie|autor karty|katalogujacy|sporzadzil|sporzadzila|wypelnil|wpisal|angelegt von|created by|entered by|enteredby|bearbeitet von|erfasser|erfasst durch|verfasser|dateneingabe|recorded by name|inventory by|inventoried by|inventarisiert durch|compilato da|nome compilatore|redattore|scheda compilata da|opracowane przez|autor opracowania|documented by|registered by|cataloguer name|cataloged name|inventarisator|bearbeiter in',
    [{ path: 'compilers/compiler' }],
  ),
  known(
    'catalogue date|catalogued date|catdate|date catalogued|record date|data di compilazione|data scheda|bearbeitungsdatum|erfasst am|erfassungsdatum|data opracowania|data karty|bearbeitet am|datum erfassung|datum der erfassung|date entered in register|catalogued on|data della scheda|date recorded|recorded date|date of cataloguing|cataloging date|data sporzadzenia karty|data opracowania karty|data karty ewidencyjnej|aufgenommen am',
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
    'excavation number|field inventory number|numero inventario scavo|numero scavo|grabungsnummer|fundnummer|numer polowy|fundnr|numer znaleziska|excavation no|dig number',
    [{ path: 'excavationNumbers/number' }],
  ),
  known(
    'find context|context of find|contesto ritrovamento|contesto di rinvenimento|fundkontext|fundumstande|kontekst znalezienia|archaeological context|find circumstances|circumstances of discovery|discovery notes|okolicznosci znalezienia|circostanze ritrovamento',
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
    'site|find spot|findspot|provenience|excavation|archaeological site|excavation site|place of discovery|found at|luogo di ritrovamento|luogo di rinvenimento|sito|fundort|fundstelle|fundplatz|miejsce znalezienia|stanowisko|stanowisko archeologiczne|place found|known as|knownas|find place|found in place|discovery location|discovery site|site name|place found at|place of find|luogo di scoperta|localita di rinvenimento|localita di ritrovamento|nazwa stanowiska|miejsce odkrycia|field collection place|excavated at|location found|find location|place collected from|where found|fundstelle name|ort fund',
    [{ path: 'findspot/locality' }],
  ),
  known(
    'function|intended use|usage|use|modalita uso|modo d uso|funktion|verwendung|funzione|uso|funkcja|przeznaczenie|verwendungszweck|verwendung zweck|purpose|function of object|nutzung|gebrauch|zweck|destinazione d uso|zastosowanie|uzytkowanie|use of object|original function|object use|funzione d uso|used for|benutzt fur|verwendet fur|usato per|uzywane do',
    [{ path: 'technical/function' }],
  ),
  known('shape|form|forma|ksztalt', [{ path: 'format' }]),
  known(
    'treatment|treatments|conservation treatment|conservation treatments|restoration|restorations|restauro|restauri|interventi|restaurierung|restaurierungen|konservierung|konserwacja|zabiegi konserwatorskie|zabiegi konserwacyjne|prace konserwatorskie|conservation|conservation note|conservation notes|restauri effettuati|conservation history|restaurierungen massnahmen|massnahmen|restaurierungsmassnahmen|wykonane konserwacje|restoration history|conservation status notes|treatment history|treatment notes|maintenance|maintnote|repairs',
    [{ path: 'treatments/note' }],
    [{ path: gathering }],
  ),
  known('owner org|owner person|owner organisation|owner person local|owner organisation local|past owner', [
    { path: 'owners/owner' },
  ]),
  known(
    'collector|field collector|field collector person|field collector person local|collected by|sammler|collezionista|raccoglitore|collector person|collected from|collecting person|collector field|gesammelt von|raccolto da|finder|finder name|finder person|entdecker|found by|gefunden von|trovato da|znalazca',
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
    'context|locus|stratigraphic unit|layer|unita stratigrafica|us|befund|fundschicht|jednostka stratygraficzna|su|context number|unita strat|befundnummer|schicht|schichtnummer|warstwa|strat unit',
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
    'notes|note|remarks|remark|comments|comment|general notes|internal notes|curatorial notes|curatorial remarks|curators notes|curator notes|cataloguer notes|additional notes|research notes|staff notes|osservazioni|annotazioni|bemerkung|bemerkungen|anmerkung|anmerkungen|notiz|notizen|interne notizen|uwagi|notatki|adnotacje|public notes|miscellaneous|other|dane dodatkowe|informacje dodatkowe|dodatkowe informacje|altre informazioni|weitere angaben|sonstige angaben|sonstiges|varie|inne uwagi|info|further information|date remarks|date note|dating note|datierungskommentar|kommentar|standortgeschichte|komentarz|commentary|relnotes|related notes|museum notes|object notes|object note|record notes|record note|did you know|chat|gallery text|label copy|text panel|curator comments|curator comment|curator remarks|catalogue notes|catalogue note|interesting facts|fun fact|trivia|place notes|place note|date notes|geography notes|sonstige bemerkungen|weitere bemerkungen|weitere informationen|hinweis|hinweise|zusatzangaben|zusatzinformationen|zusatzinfo|note generali|note aggiuntive|ulteriori notizie|pozostale informacje|dodatkowe uwagi|publikationstext hinweise|colour|colours|colors|farbe|farben|colore|colori|kolor|kolory|barwa|internal note|internal comments|private notes|web notes|other information|additional information|extra info|misc|misc notes|repatriation notes|event|fiscal year',
    [{ path: gathering }],
  ),
  // Columns of the other system's own, which mean nothing in a museum's record.
  known(
    'url|uri|birthplace|birth place|place of birth|place of death|link|web link|link resource|record url|permalink|website|image|images|image url|thumbnail|thumbnail url|image id|image file|image files|picture|photo|photos|foto|bild|bilder|bildlink|bilddatei|immagine|immagini|zdjecie|zdjecia|obraz plik|file|files|file name|filename|media url|iiif|iiif manifest|iiif url|manifest|has image|object id|id|uuid|guid|internal id|record id|system id|constituent id|artist id|creator id|creator ids|place ids|location id|exhibition ids|department id|object wikidata url|object wikidata|wikidata|wikidata id|ulan|ulan url|artist ulan url|artist wikidata url|tags aat url|tags wikidata url|aat url|priref|is public domain|is public|public|public access|featured|is highlight|is timeline work|on website|status|record status|object status|visible|published|updated|updated at|last updated|modified|date modified|last modified|metadata date|created at|record created|last published|version|etag|repository|institution|institution name|museum|museum name|web|cataloguer id|artist begin date|artist end date|artist gender|gender|artist alpha sort|artist sort name|begin date artist|birth date|death date|artist birth date|artist death date|geographical area type|geography type|rights uri|licence url|longitude x|sequence|rank|units|unit|depth unit|number of images|on display|is on display|on view|is on view|on exhibit|ausgestellt|esposto|row|row number|row id|line number|laufende nummer|lfd number|lfdnr|lfd|lp|l p|progressivo|progr|numero progressivo|count of images|image number id|digital origin|digitisation date|digitization date|date digitized|date digitised|digitised|digitized|digital format|file format|file size|filesize|mime type|scan|scanned|scanner|scan date|resolution|holding institution|owning institution|holding museum|name of museum|museum id|institution id|institution code name|data source|data provider|provider|dataset|api model|model type id|object status id|geandert am|geandert von|letzte anderung|zuletzt geandert|anderungsdatum|datum der anderung|modified by|updated by|last edited|last edited by|edited by|edited|changed by|changed|date changed|last change|date updated|date last updated|ultima modifica|data modifica|modificato il|modificato da|aggiornamento|data aggiornamento|data modyfikacji|ostatnia modyfikacja|zmodyfikowano|zmodyfikowal|edytowano|foto vorhanden|foto vorh|bild vorhanden|abbildung vorhanden|photo taken|photographed|has photo|has images|photo reference|photo id|bildnummer|foto nummer|immagine si no|zdjecie tak nie|published on web|publish to web|publish|is published|publish online|web include|webinclude|internet|veroffentlicht|online|freigabe|freigegeben|pubblicato|opublikowany|publikacja www|export|exported|import date|imported|created date|creation date of record|record creation date|record created date|record modified|record modified date|record last modified|link to record|link to object|object url|object link|weblink|webseite|strona www|sito web|indirizzo web|persistent identifier|persistent url|persistent link|permanent url|permanent link|handle|ark|doi|wiki qid|wikidata qid|qid|viaf|viaf id|gnd|gnd id|getty id|aat|aat id|tgn|tgn id|geonames|geonames id|geoname id|lc id|bbox|thumb|thumbnails|icon|preview|preview image|vorschaubild|miniaturbild|miniatura|anteprima|image filename|image file name|image name|image link|image path|image address|image credit|image credits|photo credit|photo credits|photographer credit|photo copyright|image copyright|bildnachweis|fotonachweis|crediti fotografici|autor zdjecia|media id|media file|media files|media link|primary image|primary media|main image|additional photos|additional images|attachment|attachments|anhang|allegati|zalaczniki|checked|checked by|gepruft|verified|verifiziert|zweryfikowano|approved|approval|template|sync|hash|checksum|sort|sort order|sort title|sort name|page|page views|views|version number|language of record|record language|artist id number|approximate|exact|bildrechte|rechte am bild|image rights|photo rights|diritti immagine|prawa do zdjecia|metadata usage|metadata rights|easting|northing',
    [],
  ),
]
