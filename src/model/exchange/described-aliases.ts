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
    'object number|accession number|inventory number|inventory|number|accessionnum|accnum|objectid|accessno|id number|catalogue number|registration number|museum number|identifier|item number|reference number|signature number|numero di inventario|numero inventario|n inventario|inventario|numero di catalogo|inventarnummer|inventar number|objektnummer|objekt number|objektid|katalognummer|sammlungsnummer|numer inwentarzowy|number inwentarzowy|numer inwentarza|number inw|numer katalogowy|sygnatura|numero d inventaire|objectnummer|inventarisnummer|part number id|idno|main reference number|museum accession number|mus acc number|musaccno|musaccnum|object identifier|unique identifier|identification number|identifikationsnummer|id numer|codice inventario|codice oggetto|inventory code|object code|numer ewidencyjny|sygnatura obiektu|numer inwentarzowy muzeum|call number|shelfmark|catalogue id|item id|museum inventory number|standortsignatur|ref|ref number|obj number|numero inventario generale|number glowny|codice|kod|code',
    [{ path: 'objectNumbers/objectNumber', whenEmpty: 'refuse' }],
    [{ path: 'otherNumbers/number' }],
  ),
  known(
    'other number|alternate number|alternative number|alternate id|alternative id|previous number|former number|old number|old inventory number|temporary number|otherid|oldno|field number|other numbers|altnumber|numero precedente|vecchio numero|altri numeri|alte inventarnummer|alte signatur|weitere nummern|altnummer|dawny numer|stary numer|poprzedni numer|inne numery|local identifier|alte inventory number|weitere inventory number|alte number|other inventory number|previous inventory number|patent|rapport number|entry number|loan number|numer ksiegi wplywu|number ksiegi wplywu|number ks wplywu|ksiega wplywu|unternummer|ident unternummer|numero reperto|reperto numero|accn|negative number|erwerbs referenznummer|number dowodu wplywu|number karty ewidencyjnej|field collection number|number value|identifier other|source identifier|other catalogue number|alternative item id|accession lot|numer depozytowy|number depozytowy|depositum number|deposit number|altri inventari|inventario storico|standard reference number|reference other|other ref|other reference|other identifier|alternate identifier|former accession number|former accession numbers|local id|negative no|negno|neg number|negativnummer|numero negativo|number negatywu|numer negatywu|field id|find number|small find number|small find|fundnummer|bag number|site number|siteno|lot number|box no|numer karty|number karty|accession lot number|film number|photo number|aufnahmenummer|oclc number|catalogue raisonne number|cat rais number|gnis|other id|zusatznummer|zweitnummer|inventarnummer alt|frühere inventarnummer|fruhere inventarnummer|numero catalogo storico|numero precedente inventario|archivsignatur|entry form number|xray number|barcode',
    [{ path: 'otherNumbers/number' }],
  ),
  known(
    'title|object title|name|titel|objekttitel|titolo|titolo opera|tytul|nazwa|tytul dziela|title or name|caption|preferred title|display title|objname title|werktitel|bezeichnung|denominazione|main title|title main|web title|preferred label|preferred labels|object label name|work title|artwork title|art title|title display|titel objekt|titel werk|tytul nazwa|nazwa tytul|titolo oggetto|title english|title en|item label|object label',
    [{ path: 'title', whenEmpty: 'warn' }],
    [{ path: 'titles/title' }],
  ),
  known(
    'alternative title|alternate title|other title|translated title|title translation|series title|alternative|title other|weitere titel|titel alternativ|altri titoli|altro titolo|inny tytul|portfolio|series|serie|seria|portfolio series|alternativer titel|titel weitere|native name|local name|vernacular title|other name|alt title|alt titles|title in original language|original title|originaltitel|titolo originale|tytul oryginalny|nonpreferred label|nonpreferred labels|subtitle|untertitel|sottotitolo|podtytul|former title|fruherer titel|titel ubersetzt|title translated|other titles|popular name|group title|serientitel|titel serie|titolo serie|tytul cyklu|cykl|reihe|common title',
    [{ path: 'titles/title' }],
  ),
  known(
    'object name|object type|type|objname|item name|simple name|generic name|definition|definizione|oggetto|tipo|tipologia|objektart|objekttyp|objektbezeichnung|objektname|sachbegriff|gegenstand|okreslenie|okreslenie obiektu|okreslenie przedmiotu|rodzaj obiektu|rodzaj|przedmiot|typ obiektu|nazwa obiektu|nazwa i okreslenie zabytku|kurzbezeichnung|objekt kurzbezeichnung|objectnaam|work type|artwork type|item type|resource class|objektgruppe objektbezeichnung|genre|type of resource|resource type|artifact type|artefact type|kind of object|item category name|object title type|nazwa przedmiotu|nazwa rodzajowa|tipo di oggetto|tipologia oggetto|art des objekts|gattung|objektgattung|form genre|find type|object class name|fundart|fundobjekt|specimen type|object|objekt|item|artefact|artifact|obiekt|fund|garment|garment type|reperto|bene|manufatto|zabytek|exponat|eksponat',
    [
      { path: 'objectName', split: [';'], take: 'first' },
      { path: 'typologies', split: [';'], take: 'rest' },
    ],
    [{ path: 'typologies', split: several }],
  ),
  known(
    'classification|object category|category|classifications|classificazione|classificazioni|subclassification|sub classification|othername|subtype|categories|group|subcategory|sub category|klassifizierung|unterkategorie|sottocategoria|podkategoria|objektklasse|weitere sachbegriffe|sachbegriff hierarchisch|systematik art|systematikart|categoria principale|objtype|item type metadata original format|classification term|class term|kategorie|objektgruppe|systematik|klassifikation|categoria|classe|kategoria|klasyfikacja|objcategory|object category term|functional type|tipologia funzionale|funktionstyp|sachgruppe|warengruppe|classificazione oggetto|grupa|term category|subclass|fundkategorie|object group|objektkategorie|sammlungsgebiet|inhaltsgruppe|themenbereich|dziedzina|kategoria obiektu|classe e produzione|class|classes',
    [{ path: 'typologies', split: several }],
    [
      { path: 'objectName', split: [';'], take: 'first' },
      { path: 'typologies', split: [';'], take: 'rest' },
    ],
  ),
  known(
    'department|responsible department|curatorial department|curatorial section|section|division|departmentabbr|reparto|sezione|abteilung|sammlungsbereich|sammlungsabteilung|bereich|dzial|oddzial|administration name|collection area|collecting area|curatorial area|area of collection|dzial muzeum|fachbereich|sachgebiet',
    [{ path: 'department' }],
  ),
  known(
    'collection|collections|named collection|collection name|sammlung|sammlungen|collezione|raccolta|fondo|kolekcja|zbior|is part of|catalogue collection|sammlungsgruppe|coll subset|guid prefix|collection code|set|set name|bestand|fonds|subcollection|sub collection|nachlass|teilsammlung|sammlungsname|nome collezione|nazwa kolekcji|collection title|hoard',
    [{ path: 'collections/collection' }],
  ),
  known(
    'maker|makers|creator|creators|artist|artists|author|artist maker|maker name|artist name|artist display name|creator name|people|constituents|object production person|production person|contributors|contributor|artist2|maker display name|production creator|attribution|autore|autori|artista|esecutore|kunstler|kuenstler|urheber|hersteller|hersteller name|kunstler urheber|beteiligte|beteiligte personen|person korperschaft|autor|autorzy|artysta|tworca|tworca wytworca|wytworca|wykonawca|herstellung wer|hergestellt von|display constituent|person oder institution|person institution|hauptbeteiligte|hauptbeteiligter|attribuzione|attribuzioni|studio|artist maker name|kunstler hersteller|kunstler hersteller name|hersteller verfasser|name hersteller|entity|entities|creators display|artist display|artist title|contributing artist|production name|maker full name|artist full name|associated artist|primary maker|primary creator|created by name|artists makers|maker person|kunstlername|name kunstler|name des kunstlers|autor dziela|tworcy|imie i nazwisko autora|autore opera|nome autore|urheber hersteller|maler|author creator|principal maker|creator author|artist or maker|artist author|herstellung person|creator local|individual makers|made by|gemalt von|hergestellt durch|eseguito da|wykonal|makers and roles|artist and role|creators and roles',
    [{ path: 'productions', reader: 'makers' }],
  ),
  known(
    'artist first name|maker first name|creator first name|artist forename|artist firstname|artist given name|first name|forename|vorname|kunstler vorname|vorname kunstler|nome proprio autore|imie autora|imie',
    [{ path: 'productions', reader: 'makers', join: ' ', turn: 0 }],
  ),
  known(
    'artist last name|artist surname|maker last name|maker surname|creator last name|artist lastname|artist family name|last name|surname|nachname|kunstler nachname|nachname kunstler|cognome|cognome autore|nazwisko|nazwisko autora|nazwisko artysty',
    [{ path: 'productions', reader: 'makers', join: ' ', turn: 1 }],
  ),
  // Makers of a kind: beside others they make rows of their own.
  known(
    'designer|designer|designers|designed by|entwerfer|entwurf|entworfen von|progettista|projektant|gestaltung|designer name|disegnatore designer',
    [{ path: 'productions', reader: 'makers', with: { 'productions/role': 'designer' } }],
  ),
  known(
    'photographer|fotografo|fotograf|photographers|photographed by|photographer name|aufnahme von|fotografin|fotografka',
    [{ path: 'productions', reader: 'makers', with: { 'productions/role': 'photographer' } }],
  ),
  known('engraver|engraved by|etcher|stecher|radierer|incisore|rytownik|graveur|printmaker', [
    { path: 'productions', reader: 'makers', with: { 'productions/role': 'engraver' } },
  ]),
  known(
    'manufacturer|manufacturers|manufactured by|manufactory|factory|manufaktur|werkstatt|workshop|produttore|manifattura|fabbrica|bottega|producent|wytwornia|fabryka|warsztat|produzent|fabrik|firma hersteller|foundry|giesser|manufacturer name',
    [{ path: 'productions', reader: 'makers', with: { 'productions/role': 'manufacturer' } }],
  ),
  known('architect|architects|architekt|architetto', [
    { path: 'productions', reader: 'makers', with: { 'productions/role': 'architect' } },
  ]),
  known('printer|printed by|drucker|stampatore|drukarz|drukarnia|druckerei|tipografo|lithographer', [
    { path: 'productions', reader: 'makers', with: { 'productions/role': 'printer' } },
  ]),
  known('painter|painted by|pittore|malarz', [
    { path: 'productions', reader: 'makers', with: { 'productions/role': 'painter' } },
  ]),
  known('sculptor|bildhauer|bildhauerin|scultore|rzezbiarz', [
    { path: 'productions', reader: 'makers', with: { 'productions/role': 'sculptor' } },
  ]),
  known(
    'role|roles|artist role|maker role|creator role|rolle|rollen|funktion der person|ruolo|ruoli|rola|association|maker association|primary maker association|maker type',
    [{ path: 'productions/role', split: listed }],
    [],
  ),
  known(
    'qualifier|prefix|suffix|artist prefix|artist suffix|maker qualifier|attribution qualifier|zuschreibung|zuschreibungsgrad|grado di attribuzione|stopien atrybucji',
    [{ path: 'productions/qualifier', split: several }],
    [],
  ),
  known(
    'artist bio|artist display bio|maker bio|creator bio|artist nationality|maker nationality|nationality|artist dates|artist life dates|creator life dates|lebensdaten|dati anagrafici|estremi biografici|nationalitat|nazionalita|narodowosc|artist born|artist died|artist birthplace|artist birth place|artist place of birth|artist gender nationality|artist lifespan|artist life span|artist lived|artist life|artist birth|artist death|artist biography|artist occupation|artist years|artist display date|life dates|lifespan|daty zycia|daty zycia autora|daty autora|kunstler lebensdaten|lebensdaten kunstler|biografische angaben|biografie kunstler|dati biografici|dates of artist|artist deathplace|artist place of death',
    [{ path: 'productions/note', split: several }],
    [],
  ),
  known(
    'date|date text|dating|dated|date made|object date|display date|secolo|century|jahrhundert|wiek|creation date|date created|created|date of creation|date of manufacture|production date|date made text|made date|date display|object production date|production date text|year|year made|period date|data|datazione|data di esecuzione|anno|datierung|datum|datierung text|herstellungsdatum|entstehungsdatum|entstehungszeit|herstellung wann|jahr|datowanie|data powstania|czas powstania|rok|rok powstania|date display date|issued|herstellungszeit|entstehungsjahr|datierung verbal|verbale datierung|displaydate|data ukonczenia|data wykonania|ukonczono|produced|date produced|date issued|date published|publication year|publication date|erscheinungsjahr|anno pubblicazione|rok wydania|coverage temporal date|object dating|dating display|object year|work date|artwork date|year created|year of creation|year of production|creation year|date executed|date of object|date range|yearrange|year range|data opera|data realizacji|data obiektu|datierung objekt|zeit|zeitraum|dating text|entstehung datierung|fertigungsjahr|baujahr|produktionsjahr|rok produkcji|anno di produzione|anno di realizzazione|jahr der herstellung|datum herstellung|epoche datierung|aufnahmejahr|aufnahmedatum|date photographed|date taken|photograph date|date of photograph|data wytworzenia|czas wykonania|inception|datazione reperto|datazione opera|completion year|year completed',
    [{ path: 'dating', empty: emptyWords }],
  ),
  known(
    'from|begin iso date|date begin|begin date|year from|begin|begin year|start year|start date|date start|date from|date earliest|earliest date|earliest year|earlydate|object begin date|production date start|date early|year begin|year start|first year|dal|da data|von jahr|da anno|anno inizio|data inizio|data da|von|jahr von|datierung von|beginn|anfang|zeit von|od|rok od|data od|datowanie od|date earliest single year|early date|from date|begins|datation from|lower date|min date|year early|earliest|date lower|date from year|datazione da|datowanie od roku|fruhestes datum|terminus post quem|date min|start of date|anno da|datierung anfang|datierung beginn|jahr beginn|from year',
    [{ path: 'dating', reader: 'firstYear' }],
  ),
  known(
    'to|end iso date|date end|end date|year to|end|end year|date to|date latest|latest date|latest year|latedate|object end date|production date end|date late|year end|last year|al|a data|bis jahr|a anno|anno fine|data fine|data a|bis|jahr bis|datierung bis|ende|zeit bis|do|rok do|data do|datowanie do|date latest year|late date|to date|ends|upper date|max date|year late|latest|date upper|date to year|datazione a|datowanie do roku|spatestes datum|terminus ante quem|date max|end of date|anno a|datierung ende|jahr ende|to year',
    [{ path: 'dating', reader: 'lastYear' }],
  ),
  known(
    'culture|cultures|cultural context|cultural group|people culture|ethnic group|cultura|ambito culturale|ambito|kultur|kulturkreis|ethnie|kultura|krag kulturowy|production people|ethniengruppe|ethnische gruppe|volk|people group|tribe|grupa etniczna|etnia|popolo|culture area|people s|volksgruppe|culture or people|native culture|cultural affiliation|cultural origin|cultural region|gruppo etnico|grupa kulturowa',
    [{ path: 'productions/culture', split: [';'], with: { 'productions/type': 'CULTURE' } }],
  ),
  known(
    'period|dynasty|era|epoch|temporal|historical period|periodo|epoca|eta|periode|epoche|zeitstellung|stilepoche|okres|epoka|chronologia|cronologia|cronologia generica|riferimento cronologico|ambito cronologico|inquadramento cronologico|fascia cronologica|school period|production period|broad period|secolo|reign|broadperiod|age period|historical era|time period|kulturphase|zeitalter|faza|phase period|chronology|dynasty reign|cultural period|object period',
    [{ path: 'period', split: [';'], take: 'first' }],
  ),
  known(
    'style|styles|school|movement style|stile|stil|styl|szkola|schule|stilrichtung|style period|art movement|stile scuola|school or style|kunstrichtung|styl szkola|nurt',
    [{ path: 'styles', split: [';'] }],
  ),
  known(
    'medium|media|material|materials|medium text|material and technique|materials and techniques|medium and support|materials technique|medium display|physical medium|format medium|materia|materia e tecnica|materia tecnica|materiali|materiale|material technik|material und technik|werkstoff|materialy|material technika|materialy i techniki|material i technika|tworzywo|surowiec|made of|material term|materials used|medium technique|medium and technique|material and medium|materiali e tecniche|materie e tecniche|materia tecnica supporto|material objekt|materialangaben|medium comments|primary material|materials list|materials display|made from|kunstlerisches medium|materialien|materialien und techniken|technika i material|material techniken|medium material|medium description|media materials',
    [{ path: 'mediumDisplay' }, { path: 'materials/material', split: [...materialSeparators] }],
    [{ path: 'materials/material', split: [...materialSeparators] }],
  ),
  known(
    'technique|techniques|production technique|tecnica|tecniche|technik|techniken|herstellungstechnik|technika|technika wykonania|sposob wykonania|process|finish|surface finish|manufacture|manufacturing technique|manufacture method|method of manufacture|manufacture term|techniques used|arbeitstechnik|bearbeitung|technik der herstellung|process technique|artistic technique|printing technique|drucktechnik',
    [{ path: 'materials/technique', split: several }],
  ),
  known('support|paper support|supporto|bildtrager|podloze', [
    { path: 'materials/material', split: several },
  ]),
  known(
    'dimensions|dimension|measurements|measurement|size|dimension summary|dimension free|dimensions text|extent|format dimensions|dimnotes|measurement reading|physical size|overall dimensions|misure|dimensioni|formato misure|masse|mase|massangaben|abmessungen|grosse|maasse|wymiary|wymiary cm|rozmiary|afmetingen|dimension display|dimensions display|dimensions detail|object dimensions|image dimensions|print size|printsize|sheet size|paper size|masse objekt|groesse|format abmessungen|masse und gewicht|dimensioni cm|misure cm|rozmiar|dimensions description|size dimensions|measurements display|measurement text|image size|massangabe|overall size',
    dimensions,
  ),
  known(
    'quantity|count|quantity count|object count|item count|number of objects|number of parts|number of items|pieces|numobjs|quantita|anzahl|stuckzahl|anzahl teile|liczba|ilosc|liczba sztuk|liczba obiektow|numero pezzi|individual count|number of components|number components|komponenten|ilosc czesci|liczba czesci|anzahl objekte|number of pieces|no of pieces|total quantity|num objects|number of specimens|anzahl stucke|anzahl gegenstande|stk|szt|numero oggetti|numero esemplari|quantita oggetti|number of copies',
    [{ path: 'quantity/count' }],
  ),
  known(
    'inscriptions|inscription|inscription content|inscription text|text on object|inscribed|iscrizioni|iscrizione|inschrift|inschriften|beschriftung|aufschrift|inskrypcje|inskrypcja|napisy|sygnatury i napisy|inscrtext|inscribed text|transcript|transcription|inscription transcription|bezeichnung inschrift|aufschriften|beschriftungen|inskrypcje i oznaczenia|text inscription|inscription and marks|inscriptions and marks|inscriptions marks|markings inscriptions|marks and inscriptions|marks inscriptions|inscriptions markings|sygnatury|sygnatura inskrypcja|sygnatury inskrypcje|iscrizioni e marchi|primary inscriptions',
    [{ path: 'inscriptions', reader: 'inscriptions', empty: emptyWords }],
  ),
  known(
    'signature|signed|signature text|signedname|signed name|firma|firmato|signiert|signatur|sygnatura autora|sygnowany|signature and date|signature location|signed by|sygnowanie|signatur bezeichnung|firma e data',
    [{ path: 'signatures/text' }],
  ),
  known(
    'marks|mark|makers marks|maker s mark|hallmark|markings|stempel|marken|marchi|marchio|punzone|punzoni|znaki|punce|mmark|maker mark|markierung|markierungen|manufakturmarke|mark description|stamp|stamps|hallmarks|markings description|collector mark|collectors mark|sammlerstempel|timbri|timbro|stemmi emblemi marchi|pieczecie|oznaczenia',
    [{ path: 'marks/description' }],
  ),
  known('watermark|watermarks|filigrana|wasserzeichen|znak wodny', [{ path: 'watermarks/description' }]),
  known('edition|edition number|edizione|auflage|edycja|naklad|tiratura', [{ path: 'edition/edition' }]),
  known(
    'print state|state of the work|state of work|plate state|state number|druckzustand|zustand druck|zustand der platte',
    [{ path: 'edition/state' }],
  ),
  known('copy number|exemplar|exemplarnummer|numero esemplare|number egzemplarza', [
    { path: 'edition/number' },
  ]),
  known('proof state|state proof|stato della lastra|zustandsdruck', [{ path: 'edition/state' }]),
  known('publisher|printer|editore|verlag|verleger|wydawca', [{ path: 'publishers/publisher' }]),
  known('model|model name|modell|modello', [{ path: 'technical/model' }]),
  known('serial number|sernum|seriennummer|numero di serie|numer seryjny', [
    { path: 'technical/serialNumber' },
  ]),
  known(
    'description|object description|physical description|full description|detailed description|long description|descrip|content description|web description|label text|labeltext|gallery label|label|wall text|wall label|wall description|exhibit label|exhibition label|text|descrizione|descrizione fisica|beschreibung|objektbeschreibung|langtext|opis|opis obiektu|opis przedmiotu|digital description|public description|objektbeschreibung veroffentlicht|veroffentlichte objektbeschreibung|beschreibung gegenstandes|general description|charakterystyka|szczegolowa charakterystyka|opis szczegolowy|about this object|about|objektbeschrieb|beschrieb|bildbeschreibung|opis zabytku|opis dziela|descrizione oggetto|descrizione opera|item description|scope and content|scope content|visual description|narrative|web text|online text|website text|publication text|long text|kurzbeschrieb|text lang|description of object|about the object|object narrative|description full',
    [{ path: 'description' }],
    [{ path: gathering }],
  ),
  known(
    'brief description|short description|summary|abstract|teaser|descrizione breve|kurzbeschreibung|kurztext|krotki opis|opis skrocony|tombstone|short text|statement|precis|short descr|kurzinfo|sintesi|synopsis|summary description|summary text|skrot opisu',
    [{ path: 'briefDescription' }],
    [{ path: 'description' }],
  ),
  known(
    'history|historical notes|history note|object history|historical significance|significance|statement of significance|object history note|notizie storiche|geschichte|objektgeschichte|historia|historia obiektu|storia|kulturhistorischer kontext|kontext|context|context technical|historical context|provenance history|informacje historyczne|wurdigung|historische nachweise|significance statement|statement significance|object significance|kulturgeschichte|historia zabytku|notizie storico critiche|historischer hintergrund|production notes|production note history|background|story|objektbiografie|objekthistorie|worn by|date worn|used by|getragen von',
    [{ path: 'historicalNotes' }],
    [{ path: gathering }],
  ),
  known(
    'distinguishing features|distinctive features|unverwechselbare merkmale|besondere merkmale|segni particolari|cechy szczegolne|cechy charakterystyczne',
    [{ path: 'distinguishingFeatures' }],
  ),
  known(
    'keywords|keyword|subjects|subject|subject terms|tags|tag|topic|topics|themes|theme|content subject|association subject|subject matter|content concepts|soggetto|soggetti|parole chiave|tema|schlagworte|schlagworter|schlagwort|thema|themen|motiv|search terms|slowa kluczowe|temat|tematy|tagi|hasla|iconography|iconografia|ikonographie|ikonografie|ikonografia|lcsh|lcsh terms|subject heading|subject headings|subjects terms|subject keywords|topical subject|subject topical|depicts|descriptors|descriptor|index terms|schlagworte frei|themenschlagwort|verschlagwortung|hasla przedmiotowe|soggetto raffigurato|soggetti raffigurati|bildthema|dargestellt|darstellung|przedstawienie|subject and association keywords|soggetto identificazione|subject list|list items|subject category|subject area|subject type',
    [{ path: 'subjects/subject', split: several }],
  ),
  known('iconclass|iconclass code|notation iconclass|ikonclass|iconclass notation|iconclass number', [
    { path: 'iconclass', split: several },
  ]),
  known(
    'historical attribution|historical attributions|hist attributions|former attribution|fruhere zuschreibung|attribuzione precedente|dawna atrybucja',
    [{ path: 'attributions/attribution' }],
  ),
  known(
    'depicted person|people depicted|content person name|sitter|subject person|dargestellte person|persona raffigurata|osoba przedstawiona|depicted place|place depicted|subject place|abgebildete person|abgebildeter ort|abgebildeter gegenstand|abgebildetes ereignis|abgebildete institution|erwahnte person|erwahntes ereignis|erwahnter ort|associated person|associated people|associated place|associated event|associated organisation|associated organization|subject and association description|subject people|subject name|subject geographic|location depicted|dargestellter ort|dargestellte personen|dargestellte personlichkeit|luogo raffigurato|osoby przedstawione|miejsce przedstawione|names depicted|persons depicted|people shown|depicts person|depicts place|related person|related people|bezugsperson|bezug person|bezug ort|portrayed|sitter name|assoc person|assoc place|assoc activity|assoc event|content place|content person|content event|people in photo|persone raffigurate|place shown|person shown|persons shown|people in image|personen im bild|abgebildete personen|abgebildete|osoby na zdjeciu|persone nella foto|place in photo',
    [{ path: 'subjects/note' }],
  ),
  known('scientific name|nome scientifico|wissenschaftlicher name|nazwa naukowa', [
    { path: 'determinations/taxon' },
  ]),
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
