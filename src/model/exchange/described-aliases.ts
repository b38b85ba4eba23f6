import { type Alias, emptyWords, gathering, known, materialSeparators, several } from './alias.ts'
import type { Target } from './mapping.ts'

const dimensions: readonly Target[] = [
  { path: 'dimensionsDisplay' },
  { path: 'measurements', reader: 'dimensions' },
]

/** Separators of what is told of several makers. */
const listed = [...several, ', ', '\n'] as const

/** Aliases of columns that say what an object is: names, makers, dates, materials, texts. */
export const describedAliases: readonly Alias[] = [
  known(
    'object number|accession number|inventory number|inventory|number|accessionnum|accnum|objectid|accessno|id number|catalogue number|registration number|museum number|identifier|item number|reference number|signature number|numero di inventario|numero inventario|n inventario|inventario|numero di catalogo|inventarnummer|inventar number|objektnummer|objekt number|objektid|katalognummer|sammlungsnummer|numer inwentarzowy|number inwentarzowy|numer inwentarza|number inw|numer katalogowy|sygnatura|numero d inventaire|objectnummer|inventarisnummer|part number id|idno',
    [{ path: 'objectNumbers/objectNumber', whenEmpty: 'refuse' }],
    [{ path: 'otherNumbers/number' }],
  ),
  known(
    'other number|alternate number|alternative number|alternate id|alternative id|previous number|former number|old number|old inventory number|temporary number|otherid|oldno|field number|other numbers|altnumber|numero precedente|vecchio numero|altri numeri|alte inventarnummer|alte signatur|weitere nummern|altnummer|dawny numer|stary numer|poprzedni numer|inne numery|local identifier|alte inventory number|weitere inventory number|alte number|other inventory number|previous inventory number|patent|rapport number|entry number|loan number|numer ksiegi wplywu|number ksiegi wplywu|number ks wplywu|ksiega wplywu|unternummer|ident unternummer|numero reperto|reperto numero|accn|negative number|erwerbs referenznummer|number dowodu wplywu|number karty ewidencyjnej|field collection number|number value|identifier other|source identifier|other catalogue number|alternative item id|accession lot|numer depozytowy|number depozytowy|depositum number|deposit number|altri inventari|inventario storico',
    [{ path: 'otherNumbers/number' }],
  ),
  known(
    'title|object title|name|titel|objekttitel|titolo|titolo opera|tytul|nazwa|tytul dziela|title or name|caption|preferred title|display title|objname title|werktitel|bezeichnung|denominazione',
    [{ path: 'title', whenEmpty: 'warn' }],
    [{ path: 'titles/title' }],
  ),
  known(
    'alternative title|alternate title|other title|translated title|title translation|series title|alternative|title other|weitere titel|titel alternativ|altri titoli|altro titolo|inny tytul|portfolio|series|serie|seria|portfolio series|alternativer titel|titel weitere|native name|local name|vernacular title|other name',
    [{ path: 'titles/title' }],
  ),
  known(
    'object name|object type|type|objname|item name|simple name|generic name|definition|definizione|oggetto|tipo|tipologia|objektart|objekttyp|objektbezeichnung|objektname|sachbegriff|gegenstand|okreslenie|okreslenie obiektu|okreslenie przedmiotu|rodzaj obiektu|rodzaj|przedmiot|typ obiektu|nazwa obiektu|nazwa i okreslenie zabytku|kurzbezeichnung|objekt kurzbezeichnung|objectnaam|work type|artwork type|item type|resource class|objektgruppe objektbezeichnung',
    [
      { path: 'objectName', split: [';'], take: 'first' },
      { path: 'typologies', split: [';'], take: 'rest' },
    ],
    [{ path: 'typologies', split: several }],
  ),
  known(
    'classification|object category|category|classifications|classificazione|classificazioni|subclassification|sub classification|othername|subtype|categories|group|subcategory|sub category|klassifizierung|unterkategorie|sottocategoria|podkategoria|objektklasse|weitere sachbegriffe|sachbegriff hierarchisch|systematik art|systematikart|categoria principale|objtype|item type metadata original format|classification term|class term|kategorie|objektgruppe|systematik|klassifikation|categoria|classe|kategoria|klasyfikacja|objcategory|object category term|functional type|tipologia funzionale|funktionstyp',
    [{ path: 'typologies', split: several }],
    [
      { path: 'objectName', split: [';'], take: 'first' },
      { path: 'typologies', split: [';'], take: 'rest' },
    ],
  ),
  known(
    'department|responsible department|curatorial department|curatorial section|section|division|departmentabbr|reparto|sezione|abteilung|sammlungsbereich|sammlungsabteilung|bereich|dzial|oddzial|administration name',
    [{ path: 'department' }],
  ),
  known(
    'collection|collections|named collection|collection name|sammlung|sammlungen|collezione|raccolta|fondo|kolekcja|zbior|is part of|catalogue collection|sammlungsgruppe|coll subset|guid prefix|collection code',
    [{ path: 'collections/collection' }],
  ),
  known(
    'maker|makers|creator|creators|artist|artists|author|photographer|designer|artist maker|maker name|artist name|artist display name|creator name|people|constituents|object production person|production person|contributors|contributor|artist2|maker display name|production creator|attribution|autore|autori|artista|fotografo|esecutore|kunstler|kuenstler|urheber|hersteller|hersteller name|kunstler urheber|beteiligte|beteiligte personen|person korperschaft|fotograf|gestalter|autor|autorzy|artysta|tworca|tworca wytworca|wytworca|wykonawca|vervaardiger|manufacturer|engraver|architect|herstellung wer|hergestellt von|display constituent|person oder institution|person institution|hauptbeteiligte|hauptbeteiligter|attribuzione|attribuzioni|studio|artist maker name|kunstler hersteller|kunstler hersteller name|hersteller verfasser|name hersteller',
    [{ path: 'productions', reader: 'makers' }],
  ),
  known(
    'role|roles|artist role|maker role|creator role|rolle|rollen|funktion der person|ruolo|ruoli|rola',
    [{ path: 'productions/role', split: listed }],
    [],
  ),
  known(
    'qualifier|prefix|suffix|artist prefix|artist suffix|maker qualifier|attribution qualifier|zuschreibung|zuschreibungsgrad|grado di attribuzione|stopien atrybucji',
    [{ path: 'productions/qualifier', split: several }],
    [],
  ),
  known(
    'artist bio|artist display bio|maker bio|creator bio|artist nationality|maker nationality|nationality|artist dates|artist life dates|creator life dates|lebensdaten|dati anagrafici|estremi biografici|nationalitat|nazionalita|narodowosc',
    [{ path: 'productions/note', split: several }],
    [],
  ),
  known(
    'date|date text|dating|dated|date made|object date|display date|secolo|century|jahrhundert|wiek|creation date|date created|created|date of creation|date of manufacture|production date|date made text|made date|date display|object production date|production date text|year|year made|period date|data|datazione|data di esecuzione|anno|datierung|datum|datierung text|herstellungsdatum|entstehungsdatum|entstehungszeit|herstellung wann|jahr|datowanie|data powstania|czas powstania|rok|rok powstania|date display date|issued|herstellungszeit|entstehungsjahr|datierung verbal|verbale datierung|displaydate|data ukonczenia|data wykonania|ukonczono',
    [{ path: 'dating', empty: emptyWords }],
  ),
  known(
    'from|begin iso date|date begin|begin date|year from|begin|begin year|start year|start date|date start|date from|date earliest|earliest date|earliest year|earlydate|object begin date|production date start|date early|year begin|year start|first year|dal|da data|von jahr|da anno|anno inizio|data inizio|data da|von|jahr von|datierung von|beginn|anfang|zeit von|od|rok od|data od|datowanie od|date earliest single year',
    [{ path: 'dating', reader: 'firstYear' }],
  ),
  known(
    'to|end iso date|date end|end date|year to|end|end year|date to|date latest|latest date|latest year|latedate|object end date|production date end|date late|year end|last year|al|a data|bis jahr|a anno|anno fine|data fine|data a|bis|jahr bis|datierung bis|ende|zeit bis|do|rok do|data do|datowanie do|date latest year',
    [{ path: 'dating', reader: 'lastYear' }],
  ),
  known(
    'culture|cultures|cultural context|cultural group|people culture|ethnic group|cultura|ambito culturale|ambito|kultur|kulturkreis|ethnie|kultura|krag kulturowy|production people|ethniengruppe|ethnische gruppe|volk|people group|tribe|grupa etniczna|etnia|popolo',
    [{ path: 'productions/culture', split: [';'], with: { 'productions/type': 'CULTURE' } }],
  ),
  known(
    'period|dynasty|era|epoch|temporal|historical period|periodo|epoca|eta|periode|epoche|zeitstellung|stilepoche|okres|epoka|chronologia|cronologia|cronologia generica|riferimento cronologico|ambito cronologico|inquadramento cronologico|fascia cronologica|school period|production period',
    [{ path: 'period', split: [';'], take: 'first' }],
  ),
  known('style|styles|school|movement style|stile|stil|styl|szkola|schule|stilrichtung', [
    { path: 'styles', split: [';'] },
  ]),
  known(
    'medium|media|material|materials|medium text|material and technique|materials and techniques|medium and support|materials technique|medium display|physical medium|format medium|materia|materia e tecnica|materia tecnica|materiali|materiale|material technik|material und technik|werkstoff|materialy|material technika|materialy i techniki|material i technika|tworzywo|surowiec|made of',
    [{ path: 'mediumDisplay' }, { path: 'materials/material', split: [...materialSeparators] }],
    [{ path: 'materials/material', split: [...materialSeparators] }],
  ),
  known(
    'technique|techniques|production technique|tecnica|tecniche|technik|techniken|herstellungstechnik|technika|technika wykonania|sposob wykonania|process|finish|surface finish|manufacture',
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
    'inscriptions|inscription|inscription content|inscription text|text on object|inscribed|iscrizioni|iscrizione|inschrift|inschriften|beschriftung|aufschrift|inskrypcje|inskrypcja|napisy|sygnatury i napisy|inscrtext',
    [{ path: 'inscriptions', reader: 'inscriptions', empty: emptyWords }],
  ),
  known(
    'signature|signed|signature text|signedname|signed name|firma|firmato|signiert|signatur|sygnatura autora|sygnowany',
    [{ path: 'signatures/text' }],
  ),
  known(
    'marks|mark|makers marks|maker s mark|hallmark|markings|stempel|marken|marchi|marchio|punzone|punzoni|znaki|punce|mmark|maker mark|markierung|markierungen|manufakturmarke',
    [{ path: 'marks/description' }],
  ),
  known('watermark|watermarks|filigrana|wasserzeichen|znak wodny', [{ path: 'watermarks/description' }]),
  known('edition|edition number|edizione|auflage|edycja|naklad|tiratura', [{ path: 'edition/edition' }]),
  known('proof state|state proof|stato della lastra|zustandsdruck', [{ path: 'edition/state' }]),
  known('publisher|printer|editore|verlag|verleger|wydawca', [{ path: 'publishers/publisher' }]),
  known('model|model name|modell|modello', [{ path: 'technical/model' }]),
  known('serial number|sernum|seriennummer|numero di serie|numer seryjny', [
    { path: 'technical/serialNumber' },
  ]),
  known(
    'description|object description|physical description|full description|detailed description|long description|descrip|content description|web description|label text|labeltext|gallery label|label|wall text|wall label|wall description|exhibit label|exhibition label|text|descrizione|descrizione fisica|beschreibung|objektbeschreibung|langtext|opis|opis obiektu|opis przedmiotu|digital description|public description|objektbeschreibung veroffentlicht|veroffentlichte objektbeschreibung|beschreibung gegenstandes|general description|charakterystyka|szczegolowa charakterystyka|opis szczegolowy',
    [{ path: 'description' }],
    [{ path: gathering }],
  ),
  known(
    'brief description|short description|summary|abstract|teaser|descrizione breve|kurzbeschreibung|kurztext|krotki opis|opis skrocony',
    [{ path: 'briefDescription' }],
    [{ path: 'description' }],
  ),
  known(
    'history|historical notes|history note|object history|historical significance|significance|statement of significance|object history note|notizie storiche|geschichte|objektgeschichte|historia|historia obiektu|storia|kulturhistorischer kontext|kontext|context|context technical|historical context|provenance history|informacje historyczne|wurdigung|historische nachweise',
    [{ path: 'historicalNotes' }],
    [{ path: gathering }],
  ),
  known(
    'distinguishing features|distinctive features|unverwechselbare merkmale|besondere merkmale|segni particolari|cechy szczegolne|cechy charakterystyczne',
    [{ path: 'distinguishingFeatures' }],
  ),
  known(
    'keywords|keyword|subjects|subject|subject terms|tags|tag|topic|topics|themes|theme|content subject|association subject|subject matter|content concepts|soggetto|soggetti|parole chiave|tema|schlagworte|schlagworter|schlagwort|thema|themen|motiv|search terms|slowa kluczowe|temat|tematy|tagi|hasla|iconography|iconografia|ikonographie|ikonografie|ikonografia',
    [{ path: 'subjects/subject', split: several }],
  ),
  known('iconclass|iconclass code|notation iconclass|ikonclass', [{ path: 'iconclass', split: several }]),
  known(
    'depicted person|people depicted|content person name|sitter|subject person|dargestellte person|persona raffigurata|osoba przedstawiona|depicted place|place depicted|subject place|abgebildete person|abgebildeter ort|abgebildeter gegenstand|abgebildetes ereignis|abgebildete institution|erwahnte person|erwahntes ereignis|erwahnter ort',
    [{ path: 'subjects/note' }],
  ),
  // Columns of PastPerfect 5, by their short names.
  known('idby', [{ path: 'determinations/determiner' }]),
  known('iddate', [{ path: 'determinations/date' }]),
  known('inscrlang', [{ path: 'inscriptions/language' }]),
  known('inscrpos', [{ path: 'inscriptions/position' }]),
  known('inscrtype', [{ path: 'inscriptions/type' }]),
  known('inscrtrans', [{ path: 'inscriptions/translation' }]),
  known('sterms', [{ path: 'subjects/subject', split: several }]),
  known('made', [{ path: 'materials/technique' }]),
  known('used', [{ path: 'historicalNotes' }]),
  known('preparator', [{ path: 'preparators/preparator' }]),
  known('rocktype', [{ path: 'lithology' }]),
  known('assemzone', [{ path: 'biozone' }]),
  known('exhlabel', [{ path: 'description' }], [{ path: 'briefDescription' }], [{ path: gathering }]),
  known('tempnotes|repatnotes', [{ path: gathering }]),
]
