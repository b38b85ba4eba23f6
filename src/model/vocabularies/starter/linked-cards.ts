/** Collections, persons, documents, bibliography, places and events. */
export const linkedCardTerms = {
  COLT: `
historical collection | collezione storica | historische Sammlung | kolekcja historyczna
private collection | collezione privata | Privatsammlung | kolekcja prywatna
bequest | lascito | Vermächtnis | legat
donation | donazione | Schenkung | darowizna
excavation complex | complesso di scavo | Grabungskomplex | zespół z wykopalisk
hoard | ripostiglio | Hortfund | skarb
grave group | corredo tombale | Grabinventar | wyposażenie grobu
herbarium | erbario | Herbarium | zielnik
reference collection | collezione di confronto | Vergleichssammlung | kolekcja porównawcza
type collection | collezione di tipi | Typensammlung | kolekcja typów
photographic fund | fondo fotografico | Fotobestand | zespół fotograficzny
archive fund | fondo archivistico | Archivbestand | zespół archiwalny
study collection | collezione di studio | Studiensammlung | kolekcja studyjna
exhibition selection | selezione espositiva | Ausstellungsauswahl | wybór wystawowy
deposit | deposito | Depositum | depozyt
cabinet of curiosities | camera delle meraviglie | Kunstkammer | gabinet osobliwości
dynastic collection | collezione dinastica | dynastische Sammlung | kolekcja dynastyczna
expedition material | materiali di spedizione | Expeditionsgut | materiały z ekspedycji
coin cabinet | medagliere | Münzkabinett | gabinet numizmatyczny
artist’s estate | archivio d’artista | Künstlernachlass | spuścizna artysty
library | biblioteca | Bibliothek | biblioteka`,
  NAMT: `
preferred name | nome preferito | Ansetzungsform | nazwa preferowana
full name | nome completo | vollständiger Name | pełne imię i nazwisko
birth name | nome di nascita | Geburtsname | nazwisko rodowe
married name | nome da coniugata | Ehename | nazwisko po mężu
pseudonym | pseudonimo | Pseudonym | pseudonim
nickname | soprannome | Beiname | przydomek
religious name | nome religioso | Ordensname | imię zakonne
title | titolo | Titel | tytuł
Latin form | forma latina | lateinische Form | forma łacińska
variant spelling | variante grafica | Schreibvariante | wariant pisowni
abbreviation | sigla | Abkürzung | skrót
former name | nome precedente | früherer Name | dawna nazwa
historical name | nome storico | historischer Name | nazwa historyczna
local name | nome locale | örtlicher Name | nazwa lokalna
official name | nome ufficiale | amtlicher Name | nazwa urzędowa
translated name | nome tradotto | übersetzter Name | nazwa tłumaczona
notname | nome convenzionale | Notname | imię umowne`,
  PROL: `
artist | artista | Künstler | artysta
author | autore | Autor | autor
collector | collezionista | Sammler | kolekcjoner
field collector | raccoglitore | Feldsammler | zbieracz terenowy
determiner | determinatore | Bestimmer | osoba oznaczająca
donor | donatore | Schenker | darczyńca
seller | venditore | Verkäufer | sprzedawca
owner | proprietario | Eigentümer | właściciel
lender | prestatore | Leihgeber | użyczający
borrower | prestatario | Leihnehmer | biorący w użyczenie
dealer | mercante | Händler | antykwariusz
patron | committente | Auftraggeber | zleceniodawca
person depicted | persona raffigurata | dargestellte Person | osoba przedstawiona
excavator | scavatore | Ausgräber | odkrywca
curator | conservatore | Kurator | kustosz
restorer | restauratore | Restaurator | konserwator
photographer | fotografo | Fotograf | fotograf
issuing authority | autorità emittente | Münzherr | emitent
manufacturer | fabbricante | Hersteller | producent
publisher | editore | Verleger | wydawca
user or wearer | utilizzatore | Benutzer oder Träger | użytkownik
rights holder | titolare dei diritti | Rechteinhaber | właściciel praw`,
  PROF: `
painter | pittore | Maler | malarz
sculptor | scultore | Bildhauer | rzeźbiarz
architect | architetto | Architekt | architekt
engraver | incisore | Kupferstecher | rytownik
goldsmith | orafo | Goldschmied | złotnik
photographer | fotografo | Fotograf | fotograf
archaeologist | archeologo | Archäologe | archeolog
art historian | storico dell’arte | Kunsthistoriker | historyk sztuki
historian | storico | Historiker | historyk
numismatist | numismatico | Numismatiker | numizmatyk
botanist | botanico | Botaniker | botanik
zoologist | zoologo | Zoologe | zoolog
entomologist | entomologo | Entomologe | entomolog
geologist | geologo | Geologe | geolog
palaeontologist | paleontologo | Paläontologe | paleontolog
mineralogist | mineralogista | Mineraloge | mineralog
ethnographer | etnografo | Ethnologe | etnograf
physician | medico | Arzt | lekarz
engineer | ingegnere | Ingenieur | inżynier
clergyman | ecclesiastico | Geistlicher | duchowny
ruler | sovrano | Herrscher | władca
politician | politico | Politiker | polityk
soldier | militare | Soldat | żołnierz
merchant | mercante | Kaufmann | kupiec
banker | banchiere | Bankier | bankier
teacher | insegnante | Lehrer | nauczyciel
writer | scrittore | Schriftsteller | pisarz
composer | compositore | Komponist | kompozytor
musician | musicista | Musiker | muzyk
actor | attore | Schauspieler | aktor
farmer | agricoltore | Landwirt | rolnik
craftsman | artigiano | Handwerker | rzemieślnik`,
  GENDER: `
female | femminile | weiblich | kobieta
male | maschile | männlich | mężczyzna
other | altro | divers | inna
unknown | non nota | unbekannt | nieznana`,
  NAT: `
Italian | italiana | italienisch | włoska
German | tedesca | deutsch | niemiecka
Austrian | austriaca | österreichisch | austriacka
Swiss | svizzera | schweizerisch | szwajcarska
Polish | polacca | polnisch | polska
Czech | ceca | tschechisch | czeska
Slovak | slovacca | slowakisch | słowacka
Hungarian | ungherese | ungarisch | węgierska
Slovene | slovena | slowenisch | słoweńska
Croatian | croata | kroatisch | chorwacka
French | francese | französisch | francuska
Belgian | belga | belgisch | belgijska
Flemish | fiamminga | flämisch | flamandzka
Dutch | olandese | niederländisch | holenderska
British | britannica | britisch | brytyjska
Irish | irlandese | irisch | irlandzka
Spanish | spagnola | spanisch | hiszpańska
Portuguese | portoghese | portugiesisch | portugalska
Danish | danese | dänisch | duńska
Swedish | svedese | schwedisch | szwedzka
Norwegian | norvegese | norwegisch | norweska
Finnish | finlandese | finnisch | fińska
Lithuanian | lituana | litauisch | litewska
Ukrainian | ucraina | ukrainisch | ukraińska
Russian | russa | russisch | rosyjska
Greek | greca | griechisch | grecka
Turkish | turca | türkisch | turecka
American | statunitense | US-amerikanisch | amerykańska
Chinese | cinese | chinesisch | chińska
Japanese | giapponese | japanisch | japońska
Indian | indiana | indisch | indyjska
unknown | ignota | unbekannt | nieznana`,
  PERP: `
place of birth | luogo di nascita | Geburtsort | miejsce urodzenia
place of death | luogo di morte | Sterbeort | miejsce śmierci
place of burial | luogo di sepoltura | Begräbnisort | miejsce pochówku
place of residence | luogo di residenza | Wohnort | miejsce zamieszkania
place of activity | luogo di attività | Wirkungsort | miejsce działalności
place of study | luogo di studio | Studienort | miejsce studiów
place of travel | luogo di viaggio | Reiseort | miejsce podróży
place of origin | luogo di origine | Herkunftsort | miejsce pochodzenia
seat | sede | Sitz | siedziba
place of foundation | luogo di fondazione | Gründungsort | miejsce założenia`,
  PERA: `
parent of | genitore di | Elternteil von | rodzic
child of | figlio di | Kind von | dziecko
sibling of | fratello o sorella di | Geschwister von | rodzeństwo
spouse of | coniuge di | verheiratet mit | współmałżonek
relative of | parente di | verwandt mit | krewny
teacher of | maestro di | Lehrer von | nauczyciel
pupil of | allievo di | Schüler von | uczeń
assistant of | aiuto di | Gehilfe von | pomocnik
had as an assistant | ebbe come aiuto | hatte als Gehilfen | miał pomocnika
collaborator of | collaboratore di | Mitarbeiter von | współpracownik
patron of | mecenate di | Mäzen von | mecenas
supported by | sostenuto da | gefördert von | wspierany przez
friend of | amico di | befreundet mit | przyjaciel
member of | membro di | Mitglied von | członek
has as a member | ha come membro | hat als Mitglied | ma wśród członków
founder of | fondatore di | Gründer von | założyciel
founded by | fondato da | gegründet von | założone przez
director of | direttore di | Leiter von | dyrektor
directed by | diretto da | geleitet von | kierowane przez
employee of | dipendente di | beschäftigt bei | pracownik
employer of | datore di lavoro di | Arbeitgeber von | pracodawca
part of | parte di | Teil von | część
has as a part | comprende | umfasst | obejmuje
predecessor of | predecessore di | Vorgänger von | poprzednik
successor of | successore di | Nachfolger von | następca
formerly identified with | già identificato con | früher identifiziert mit | dawniej utożsamiany z
possibly identical with | forse identico a | möglicherweise identisch mit | być może tożsamy z`,
  ORGT: `
museum | museo | Museum | muzeum
gallery | galleria | Galerie | galeria
library | biblioteca | Bibliothek | biblioteka
archive | archivio | Archiv | archiwum
university | università | Universität | uniwersytet
school or academy | scuola o accademia | Schule oder Akademie | szkoła lub akademia
research institute | istituto di ricerca | Forschungseinrichtung | instytut badawczy
learned society | società scientifica | gelehrte Gesellschaft | towarzystwo naukowe
heritage authority | soprintendenza | Denkmalamt | urząd konserwatorski
public authority | ente pubblico | Behörde | urząd publiczny
court or ruling house | corte o casa regnante | Hof oder Herrscherhaus | dwór lub dom panujący
noble family | famiglia nobile | Adelsfamilie | rodzina szlachecka
military body | corpo militare | militärische Einheit | formacja wojskowa
diocese or parish | diocesi o parrocchia | Diözese oder Pfarrei | diecezja lub parafia
religious order | ordine religioso | Orden | zakon
monastery | monastero | Kloster | klasztor
confraternity | confraternita | Bruderschaft | bractwo
guild | corporazione di mestiere | Zunft | cech
workshop | bottega | Werkstatt | warsztat
artists’ group | gruppo di artisti | Künstlergruppe | grupa artystyczna
manufactory | manifattura | Manufaktur | manufaktura
company | impresa | Unternehmen | przedsiębiorstwo
publishing house | casa editrice | Verlag | wydawnictwo
auction house | casa d’aste | Auktionshaus | dom aukcyjny
art dealer | ditta antiquaria | Kunsthandlung | antykwariat
conservation laboratory | laboratorio di restauro | Restaurierungswerkstatt | pracownia konserwatorska
foundation | fondazione | Stiftung | fundacja
association | associazione | Verein | stowarzyszenie
expedition | spedizione | Expedition | ekspedycja`,
  DOCT: `
letter | lettera | Brief | list
contract | contratto | Vertrag | umowa
deed of gift | atto di donazione | Schenkungsurkunde | akt darowizny
testament | testamento | Testament | testament
invoice | fattura | Rechnung | faktura
receipt | ricevuta | Quittung | pokwitowanie
inventory | inventario | Inventar | inwentarz
register | registro | Register | rejestr
report | relazione | Bericht | sprawozdanie
expert opinion | perizia | Gutachten | ekspertyza
diary | diario | Tagebuch | dziennik
field notebook | taccuino di campagna | Feldbuch | notatnik terenowy
minutes | verbale | Protokoll | protokół
decree | decreto | Erlass | dekret
certificate | certificato | Urkunde | zaświadczenie
plan | pianta | Plan | plan
map | mappa | Karte | mapa
drawing | disegno | Zeichnung | rysunek
photograph | fotografia | Fotografie | fotografia
press cutting | ritaglio di stampa | Zeitungsausschnitt | wycinek prasowy
poster | manifesto | Plakat | plakat
audio recording | registrazione sonora | Tonaufnahme | nagranie dźwiękowe
video recording | registrazione video | Videoaufnahme | nagranie wideo
file | fascicolo | Akte | teczka`,
  DOCL: `
fonds | fondo | Bestand | zespół
sub-fonds | subfondo | Teilbestand | podzespół
series | serie | Serie | seria
sub-series | sottoserie | Unterserie | podseria
file | fascicolo | Akte | jednostka
item | unità documentaria | Einzelstück | dokument`,
  BIBT: `
monograph | monografia | Monographie | monografia
collected volume | miscellanea | Sammelband | praca zbiorowa
contribution | contributo | Beitrag | rozdział
journal | periodico | Zeitschrift | czasopismo
catalogue entry | scheda di catalogo | Katalogeintrag | nota katalogowa
journal article | articolo | Aufsatz | artykuł
magazine article | articolo di rivista illustrata | Magazinbeitrag | artykuł w magazynie
newspaper article | articolo di giornale | Zeitungsartikel | artykuł prasowy
exhibition catalogue | catalogo di mostra | Ausstellungskatalog | katalog wystawy
collection catalogue | catalogo di collezione | Bestandskatalog | katalog zbiorów
auction catalogue | catalogo d’asta | Auktionskatalog | katalog aukcyjny
catalogue raisonné | catalogo ragionato | Werkverzeichnis | katalog raisonné
conference proceedings | atti di convegno | Tagungsband | materiały konferencyjne
conference paper | intervento a convegno | Tagungsbeitrag | referat konferencyjny
review | recensione | Rezension | recenzja
thesis | tesi | Hochschulschrift | praca dyplomowa
encyclopaedia | enciclopedia | Enzyklopädie | encyklopedia
encyclopaedia entry | voce di enciclopedia | Lexikonartikel | hasło encyklopedyczne
dictionary | dizionario | Wörterbuch | słownik
dictionary entry | voce di dizionario | Wörterbucheintrag | hasło słownikowe
early printed book | libro antico | alter Druck | stary druk
leaflet | opuscolo | Kleinschrift | druk ulotny
map | carta geografica | Karte | mapa
guide | guida | Führer | przewodnik
offprint | estratto | Sonderdruck | nadbitka
report | relazione | Bericht | sprawozdanie
website | sito web | Website | strona internetowa
dataset | insieme di dati | Forschungsdaten | zbiór danych
manuscript | manoscritto | Manuskript | rękopis`,
  BIBN: `
general note | nota generale | allgemeine Anmerkung | uwaga ogólna
contents | contenuto | Inhalt | zawartość
edition note | nota di edizione | Anmerkung zur Ausgabe | uwaga o wydaniu
provenance of the copy | provenienza dell’esemplare | Provenienz des Exemplars | proweniencja egzemplarza
condition of the copy | stato dell’esemplare | Zustand des Exemplars | stan egzemplarza
summary | abstract | Zusammenfassung | streszczenie
language note | nota sulla lingua | Anmerkung zur Sprache | uwaga o języku
review | recensione | Rezension | recenzja`,
  BIBS: `
ISBN
ISSN
ISMN
DOI
URN
Handle
ISTC
GW
VD 16
VD 17
VD 18
EDIT16
OCLC
LCCN
SBN
ZDB-ID
BNB`,
  BIBR: `
author | autore | Verfasser | autor
co-author | coautore | Mitverfasser | współautor
editor | curatore | Herausgeber | redaktor
compiler | compilatore | Kompilator | kompilator
series editor | direttore della collana | Reihenherausgeber | redaktor serii
translator | traduttore | Übersetzer | tłumacz
author of the introduction | autore dell’introduzione | Verfasser der Einleitung | autor wstępu
author of the afterword | autore della postfazione | Verfasser des Nachworts | autor posłowia
illustrator | illustratore | Illustrator | ilustrator
photographer | fotografo | Fotograf | fotograf
reviser | revisore | Bearbeiter | redaktor opracowania
contributor | collaboratore | Mitarbeiter | współpracownik
printer | stampatore | Drucker | drukarz
publisher | editore | Verleger | wydawca
corporate author | ente autore | körperschaftlicher Urheber | autor korporatywny
engraver | incisore | Stecher | rytownik
cartographer | cartografo | Kartograph | kartograf
reviewer | recensore | Rezensent | recenzent
dedicatee | dedicatario | Widmungsempfänger | adresat dedykacji
former owner | possessore precedente | Vorbesitzer | dawny właściciel`,
  PLAT: `
administrative place | luogo amministrativo | Verwaltungseinheit | jednostka administracyjna
  country | paese | Staat | państwo
  region | regione | Region | region
  province | provincia | Provinz | prowincja
  municipality | comune | Gemeinde | gmina
  locality | località | Ort | miejscowość
  district | quartiere | Stadtteil | dzielnica
street or square | via o piazza | Straße oder Platz | ulica lub plac
building | edificio | Gebäude | budynek
  church | chiesa | Kirche | kościół
  palace | palazzo | Palast | pałac
  castle | castello | Burg oder Schloss | zamek
  museum | museo | Museum | muzeum
archaeological site | sito archeologico | archäologische Stätte | stanowisko archeologiczne
  settlement | insediamento | Siedlung | osada
  necropolis | necropoli | Nekropole | cmentarzysko
  sanctuary | santuario | Heiligtum | sanktuarium
  kiln site | fornace | Töpferei | piec garncarski
  wreck | relitto | Wrack | wrak
natural place | luogo naturale | Naturraum | miejsce przyrodnicze
  mountain | monte | Berg | góra
  valley | valle | Tal | dolina
  island | isola | Insel | wyspa
  river | fiume | Fluss | rzeka
  lake | lago | See | jezioro
  sea | mare | Meer | morze
  cave | grotta | Höhle | jaskinia
  mine or quarry | miniera o cava | Bergwerk oder Steinbruch | kopalnia lub kamieniołom
  nature reserve | riserva naturale | Naturschutzgebiet | rezerwat przyrody
historical territory | territorio storico | historisches Territorium | terytorium historyczne`,
  PLAA: `
adjacent to | confinante con | angrenzend an | graniczy z
near | presso | in der Nähe von | w pobliżu
capital of | capitale di | Hauptstadt von | stolica
has as its capital | ha come capitale | hat als Hauptstadt | ma stolicę w
successor of | succeduto a | Nachfolger von | następca
predecessor of | predecessore di | Vorgänger von | poprzednik
distinguished from | da non confondere con | nicht zu verwechseln mit | odróżnić od
possibly identical with | forse identico a | möglicherweise identisch mit | być może tożsame z`,
  EVTT: `
exhibition | esposizione | Ausstellung | wystawa
  permanent exhibition | esposizione permanente | Dauerausstellung | wystawa stała
  temporary exhibition | mostra temporanea | Sonderausstellung | wystawa czasowa
  travelling exhibition | mostra itinerante | Wanderausstellung | wystawa objazdowa
  online exhibition | mostra virtuale | Online-Ausstellung | wystawa internetowa
excavation | scavo | Grabung | wykopaliska
  rescue excavation | scavo d’emergenza | Rettungsgrabung | wykopaliska ratownicze
  test excavation | saggio di scavo | Sondage | sondaż
survey | ricognizione | Prospektion | badania powierzchniowe
collecting expedition | spedizione di raccolta | Sammelreise | ekspedycja zbieracka
acquisition campaign | campagna di acquisizione | Erwerbungskampagne | akcja pozyskiwania
loan | prestito | Ausleihe | wypożyczenie
auction | asta | Auktion | aukcja
conservation campaign | campagna di restauro | Restaurierungskampagne | kampania konserwatorska
photographic campaign | campagna fotografica | Fotokampagne | kampania fotograficzna
conference | convegno | Tagung | konferencja
lecture | conferenza | Vortrag | wykład
guided tour | visita guidata | Führung | oprowadzanie
workshop | laboratorio didattico | Workshop | warsztaty
concert | concerto | Konzert | koncert
opening | inaugurazione | Eröffnung | wernisaż
historical event | evento storico | historisches Ereignis | wydarzenie historyczne`,
  EVPR: `
curator | curatore | Kurator | kurator
co-curator | cocuratore | Mitkurator | współkurator
organiser | organizzatore | Veranstalter | organizator
director | direttore | Leiter | kierownik
excavation director | direttore dello scavo | Grabungsleiter | kierownik wykopalisk
participant | partecipante | Teilnehmer | uczestnik
collector | raccoglitore | Sammler | zbieracz
lender | prestatore | Leihgeber | użyczający
sponsor | sponsor | Förderer | sponsor
speaker | relatore | Referent | prelegent
exhibition designer | progettista dell’allestimento | Ausstellungsgestalter | projektant wystawy
courier | accompagnatore | Kurier | kurier
photographer | fotografo | Fotograf | fotograf
restorer | restauratore | Restaurator | konserwator
auctioneer | banditore | Auktionator | aukcjoner`,
  EVTA: `
follows | segue | folgt auf | następuje po
precedes | precede | geht voraus | poprzedza
further venue of | altra sede di | weitere Station von | kolejna odsłona
accompanies | accompagna | begleitet | towarzyszy
accompanied by | accompagnato da | begleitet von | z towarzyszeniem
new edition of | nuova edizione di | Neuauflage von | nowa edycja
earlier edition of | edizione precedente di | frühere Auflage von | wcześniejsza edycja
consequence of | conseguenza di | Folge von | skutek
cause of | causa di | Ursache von | przyczyna`,
} as const
