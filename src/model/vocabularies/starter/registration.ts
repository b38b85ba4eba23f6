/** Registers, record types, people and organisations involved in cataloguing. */
export const registrationTerms = {
  INVT: `
general inventory | inventario generale | Hauptinventar | inwentarz główny
accession register | registro d’ingresso | Eingangsbuch | księga wpływów
old inventory | inventario antico | Altinventar | dawny inwentarz
deposit register | registro dei depositi | Depositenverzeichnis | księga depozytów
excavation register | registro di scavo | Grabungsinventar | inwentarz polowy
coin cabinet inventory | inventario del medagliere | Inventar des Münzkabinetts | inwentarz gabinetu numizmatycznego
library inventory | inventario della biblioteca | Bibliotheksinventar | inwentarz biblioteczny
state property inventory | inventario demaniale | staatliches Inventar | inwentarz skarbu państwa
loan register | registro dei prestiti | Leihverzeichnis | księga wypożyczeń
working list | elenco di lavoro | Arbeitsliste | spis roboczy`,
  ACCT: `
former inventory number | vecchio numero d’inventario | alte Inventarnummer | dawny numer inwentarzowy
accession number | numero d’ingresso | Zugangsnummer | numer wpływu
excavation number | numero di scavo | Grabungsnummer | numer polowy
collector’s number | numero del collezionista | Nummer des Sammlers | numer kolekcjonerski
lot number | numero di lotto | Losnummer | numer aukcyjny
exhibition number | numero di esposizione | Ausstellungsnummer | numer wystawowy
loan number | numero di prestito | Leihnummer | numer wypożyczenia
negative number | numero di negativo | Negativnummer | numer negatywu
serial number | numero di serie | Seriennummer | numer seryjny
shelfmark | segnatura | Signatur | sygnatura
bar code | codice a barre | Strichcode | kod kreskowy
international code | codice internazionale | internationaler Code | kod międzynarodowy
sample number | numero di campione | Probennummer | numer próbki`,
  TSK: `
archaeological find | reperto archeologico | archäologischer Fund | zabytek archeologiczny
work of art | opera d’arte | Kunstwerk | dzieło sztuki
numismatic object | bene numismatico | numismatisches Objekt | obiekt numizmatyczny
photograph | fotografia | Fotografie | fotografia
print | stampa | Druckgraphik | rycina
drawing | disegno | Zeichnung | rysunek
ethnographic object | bene demoetnoantropologico | ethnographisches Objekt | obiekt etnograficzny
scientific and technical object | bene scientifico e tecnologico | wissenschaftlich-technisches Objekt | obiekt naukowy i techniczny
musical instrument | strumento musicale | Musikinstrument | instrument muzyczny
garment | abito | Kleidungsstück | ubiór
botanical specimen | campione botanico | botanisches Präparat | okaz botaniczny
zoological specimen | campione zoologico | zoologisches Präparat | okaz zoologiczny
palaeontological specimen | campione paleontologico | paläontologisches Präparat | okaz paleontologiczny
mineralogical specimen | campione mineralogico | mineralogische Stufe | okaz mineralogiczny
petrographic specimen | campione petrografico | Gesteinsprobe | okaz petrograficzny
planetological specimen | campione planetologico | planetologische Probe | okaz planetologiczny`,
  LIR: `
inventory | inventario | Inventar | inwentarzowy
pre-catalogue | precatalogo | Vorkatalog | wstępny
catalogue | catalogo | Katalog | katalogowy`,
  BODR: `
cataloguing body | ente schedatore | katalogisierende Stelle | instytucja katalogująca
competent body | ente competente | zuständige Stelle | instytucja właściwa
proposing body | ente proponente | vorschlagende Stelle | instytucja wnioskująca
owner | ente proprietario | Eigentümer | właściciel
holder | ente detentore | Besitzer | posiadacz
funding body | ente finanziatore | fördernde Stelle | instytucja finansująca
verifying body | ente verificatore | prüfende Stelle | instytucja weryfikująca`,
  DEPT: `
archaeology | archeologia | Archäologie | archeologia
paintings and sculpture | pittura e scultura | Gemälde und Skulpturen | malarstwo i rzeźba
prints and drawings | stampe e disegni | Graphische Sammlung | ryciny i rysunki
decorative arts | arti decorative | Kunstgewerbe | rzemiosło artystyczne
textiles and costume | tessuti e costume | Textilien und Kostüm | tkaniny i ubiory
coins and medals | medagliere | Münzkabinett | gabinet numizmatyczny
photography | fotografia | Fotografie | fotografia
ethnography | etnografia | Ethnologie | etnografia
science and technology | scienza e tecnica | Wissenschaft und Technik | nauka i technika
natural history | storia naturale | Naturkunde | przyroda
modern and contemporary art | arte moderna e contemporanea | moderne und zeitgenössische Kunst | sztuka nowoczesna i współczesna
local history | storia locale | Stadt- und Regionalgeschichte | historia regionu
library | biblioteca | Bibliothek | biblioteka
archive | archivio | Archiv | archiwum
conservation | restauro | Restaurierung | konserwacja
registrar’s office | ufficio movimentazione opere | Registratur und Leihverkehr | dział inwentarzy`,
  CMPR: `
cataloguer | catalogatore | Bearbeiter | autor karty
scientific referee | referente scientifico | wissenschaftliche Begutachtung | konsultant naukowy
responsible officer | funzionario responsabile | verantwortliche Person | osoba odpowiedzialna
reviser | revisore | Überarbeiter | weryfikator
data entry | inserimento dati | Dateneingabe | wprowadzanie danych
transcriber | trascrittore | Transkription | transkrypcja
translator | traduttore | Übersetzung | tłumacz
photographer | fotografo | Fotograf | fotograf`,
  TITT: `
title | titolo | Titel | tytuł
original title | titolo originale | Originaltitel | tytuł oryginalny
title given by the artist | titolo dell’autore | Titel des Künstlers | tytuł autorski
descriptive title | titolo descrittivo | beschreibender Titel | tytuł opisowy
traditional title | titolo tradizionale | überlieferter Titel | tytuł tradycyjny
former title | titolo precedente | früherer Titel | tytuł dawny
alternative title | titolo alternativo | Alternativtitel | tytuł alternatywny
translated title | titolo tradotto | übersetzter Titel | tytuł tłumaczony
series title | titolo della serie | Serientitel | tytuł serii
exhibition title | titolo espositivo | Ausstellungstitel | tytuł wystawowy
inscribed title | titolo iscritto | Titel laut Aufschrift | tytuł z napisu`,
  DEST: `
general description | descrizione generale | allgemeine Beschreibung | opis ogólny
short description | descrizione breve | Kurzbeschreibung | opis skrócony
description for the public | descrizione per il pubblico | Beschreibung für das Publikum | opis dla publiczności
description in easy language | descrizione in linguaggio semplice | Beschreibung in Leichter Sprache | opis w języku prostym
audio description | audiodescrizione | Audiodeskription | audiodeskrypcja
technical description | descrizione tecnica | technische Beschreibung | opis techniczny
iconographic description | descrizione iconografica | ikonographische Beschreibung | opis ikonograficzny
history | notizie storiche | Geschichte | historia
biography | biografia | Biographie | biografia
scope and content | ambiti e contenuto | Inhalt und Umfang | zakres i zawartość
label text | testo della didascalia | Objekttext | tekst podpisu`,
  ASSOC: `
is part of | fa parte di | ist Teil von | jest częścią
has as a part | comprende | umfasst | zawiera
was found together with | rinvenuto insieme a | zusammen gefunden mit | znaleziono razem z
is a pendant of | pendant di | Pendant zu | pendant
is a copy of | copia di | Kopie von | jest kopią
is the model of | modello di | Vorbild für | jest wzorem dla
is a study for | studio per | Studie zu | jest studium do
was prepared by the study | preparato dallo studio | vorbereitet durch die Studie | poprzedzone studium
documents | documenta | dokumentiert | dokumentuje
is documented in | documentato in | dokumentiert in | jest udokumentowane w
depicts | raffigura | stellt dar | przedstawia
is depicted in | raffigurato in | dargestellt in | jest przedstawione na
was made by | realizzato da | geschaffen von | wykonane przez
made | ha realizzato | schuf | wykonawca
was owned by | appartenuto a | gehörte | należało do
owned | ha posseduto | besaß | właściciel
was used by | usato da | verwendet von | używane przez
used | ha usato | verwendete | użytkownik
was collected by | raccolto da | gesammelt von | zebrane przez
collected | ha raccolto | sammelte | zbieracz
was exhibited at | esposto a | ausgestellt in | eksponowane na
showed | ha esposto | zeigte | eksponowało
was published in | pubblicato in | veröffentlicht in | opublikowane w
published | contiene la pubblicazione di | veröffentlichte | zawiera publikację
comes from | proviene da | stammt aus | pochodzi z
is the origin of | è il luogo d’origine di | ist Herkunftsort von | jest miejscem pochodzenia
replaces | sostituisce | ersetzt | zastępuje
was replaced by | sostituito da | wurde ersetzt durch | zastąpione przez
see also | vedi anche | siehe auch | zobacz też`,
  RSER: `
part of a whole | parte di un insieme | Teil eines Ganzen | część całości
whole of parts | insieme di parti | Ganzes aus Teilen | całość złożona z części
joins with | combacia con | passt an | łączy się z
same service | stesso servizio | gleiches Service | ten sam serwis
same hoard | stesso ripostiglio | gleicher Hortfund | ten sam skarb
same grave | stesso corredo | gleiches Grab | ten sam grób
pendant | pendant | Gegenstück | pendant
copy | copia | Kopie | kopia
original of the copy | originale della copia | Original der Kopie | oryginał kopii
preparatory work | opera preparatoria | Vorarbeit | praca przygotowawcza
final work | opera finale | ausgeführtes Werk | dzieło ostateczne
cast | calco | Abguss | odlew
mould | stampo | Gussform | forma
frame or case | cornice o custodia | Rahmen oder Etui | rama lub futerał
duplicate | duplicato | Doublette | dublet
sample taken from | campione prelevato da | Probe von | próbka pobrana z
reused from | reimpiegato da | wiederverwendet aus | wtórnie użyte z
comparable object | oggetto di confronto | Vergleichsobjekt | obiekt porównawczy`,
  OCT: `
museum | museo | Museum | muzeum
archive | archivio | Archiv | archiwum
library | biblioteca | Bibliothek | biblioteka
university | università | Universität | uniwersytet
research institute | istituto di ricerca | Forschungsinstitut | instytut badawczy
heritage authority | soprintendenza | Denkmalbehörde | urząd ochrony zabytków
church body | ente ecclesiastico | kirchliche Körperschaft | instytucja kościelna
municipality | comune | Gemeinde | gmina
region | regione | Land oder Region | region
ministry | ministero | Ministerium | ministerstwo
foundation | fondazione | Stiftung | fundacja
association | associazione | Verein | stowarzyszenie
gallery | galleria | Galerie | galeria
auction house | casa d’aste | Auktionshaus | dom aukcyjny
publisher | casa editrice | Verlag | wydawnictwo
workshop | bottega | Werkstatt | warsztat
manufacturer | fabbrica | Hersteller | wytwórnia
mint | zecca | Münzstätte | mennica
conservation studio | laboratorio di restauro | Restaurierungsatelier | pracownia konserwatorska
laboratory | laboratorio di analisi | Labor | laboratorium
transport company | ditta di trasporti | Spedition | firma transportowa
insurance company | compagnia di assicurazioni | Versicherung | towarzystwo ubezpieczeniowe`,
  DIGITAL_SOURCE_TYPE: `
digital photograph | fotografia digitale | Digitalfotografie | fotografia cyfrowa
scan of a print | scansione di un positivo | Scan eines Abzugs | skan odbitki
scan of a negative | scansione di un negativo | Scan eines Negativs | skan negatywu
scan of a slide | scansione di una diapositiva | Scan eines Dias | skan przeźrocza
scan of a document | scansione di un documento | Scan eines Dokuments | skan dokumentu
3D scan | scansione 3D | 3D-Scan | skan 3D
photogrammetry | fotogrammetria | Photogrammetrie | fotogrametria
born digital | nativo digitale | genuin digital | utwór od początku cyfrowy
digital drawing | disegno digitale | digitale Zeichnung | rysunek cyfrowy
X-ray image | radiografia | Röntgenaufnahme | zdjęcie rentgenowskie
micrograph | microfotografia | Mikroaufnahme | mikrofotografia
multispectral image | immagine multispettrale | Multispektralaufnahme | obraz multispektralny
audio recording | registrazione audio | Tonaufnahme | nagranie dźwiękowe
video recording | registrazione video | Videoaufnahme | nagranie wideo
made with generative software | generato con software | mit generativer Software erzeugt | wygenerowane programowo`,
  KEYWORDS: `
permanent exhibition | esposizione permanente | Dauerausstellung | wystawa stała
highlights | capolavori | Meisterwerke | arcydzieła
new acquisitions | nuove acquisizioni | Neuerwerbungen | nowe nabytki
education | didattica | Vermittlung | edukacja
provenance research | ricerca di provenienza | Provenienzforschung | badania proweniencyjne
digitisation | digitalizzazione | Digitalisierung | digitalizacja
restoration | restauro | Restaurierung | konserwacja
everyday life | vita quotidiana | Alltag | życie codzienne
religion | religione | Religion | religia
war | guerra | Krieg | wojna
trade | commercio | Handel | handel
travel | viaggi | Reisen | podróże
women | donne | Frauen | kobiety
children | infanzia | Kinder | dzieci
animals | animali | Tiere | zwierzęta
plants | piante | Pflanzen | rośliny
landscape | paesaggio | Landschaft | krajobraz
portrait | ritratto | Porträt | portret`,
} as const
