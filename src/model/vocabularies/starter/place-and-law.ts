/** Places, movements, acquisition, law and value. */
export const placeAndLawTerms = {
  LR: `
exhibition rooms | sale espositive | Ausstellungsräume | sale wystawowe!
  room 1 | sala 1 | Raum 1 | sala 1
  room 2 | sala 2 | Raum 2 | sala 2
storage | depositi | Depots | magazyny!
  main store | deposito principale | Hauptdepot | magazyn główny
  cold store | deposito freddo | Kühldepot | magazyn chłodzony
  picture racks | rastrelliere dei dipinti | Gemäldezuganlage | regały na obrazy
  coin cabinet | medagliere | Münzschrank | szafa na numizmaty
  wet collection store | deposito dei preparati in liquido | Nasssammlung | magazyn okazów mokrych
conservation studio | laboratorio di restauro | Restaurierungsatelier | pracownia konserwatorska
photo studio | studio fotografico | Fotoatelier | pracownia fotograficzna
quarantine | quarantena | Quarantäne | kwarantanna
loading bay | area di carico | Anlieferung | strefa dostaw
study room | sala studio | Studienraum | sala studyjna
outside the museum | fuori dal museo | außer Haus | poza muzeum
not found | non reperito | nicht aufgefunden | nie odnaleziono`,
  LDCT: `
museum building | edificio museale | Museumsgebäude | budynek muzealny
church | chiesa | Kirche | kościół
monastery | convento | Kloster | klasztor
palace | palazzo | Palast | pałac
castle | castello | Burg oder Schloss | zamek
villa | villa | Villa | willa
town hall | municipio | Rathaus | ratusz
school | scuola | Schule | szkoła
university building | edificio universitario | Universitätsgebäude | budynek uniwersytecki
library building | biblioteca | Bibliotheksgebäude | budynek biblioteki
archive building | archivio | Archivgebäude | budynek archiwum
external store | deposito esterno | Außendepot | magazyn zewnętrzny
archaeological site | area archeologica | archäologische Stätte | stanowisko archeologiczne
park or garden | parco o giardino | Park oder Garten | park lub ogród
square or street | piazza o via | Platz oder Straße | plac lub ulica
cemetery | cimitero | Friedhof | cmentarz
private house | abitazione privata | Privathaus | dom prywatny`,
  LDCQ: `
state | statale | staatlich | państwowy
regional | regionale | Landes- | regionalny
municipal | comunale | städtisch | miejski
diocesan | diocesano | Diözesan- | diecezjalny
university | universitario | Universitäts- | uniwersytecki
private | privato | privat | prywatny
former | ex | ehemalig | dawny
temporary | provvisorio | vorläufig | tymczasowy`,
  LCF: `
suitable | idonea | geeignet | odpowiednia
suitable for a short time | idonea per breve periodo | kurzfristig geeignet | odpowiednia na krótki czas
too damp | troppo umida | zu feucht | zbyt wilgotna
too dry | troppo secca | zu trocken | zbyt sucha
too bright | troppo luminosa | zu hell | zbyt jasna
too crowded | sovraffollata | zu eng belegt | przepełniona
unsafe | non sicura | nicht sicher | niezabezpieczona
unsuitable | non idonea | ungeeignet | nieodpowiednia`,
  MOVR: `
new storage place | nuova collocazione | neuer Standort | nowe miejsce przechowywania
exhibition | esposizione | Ausstellung | wystawa
loan | prestito | Leihgabe | wypożyczenie
conservation | restauro | Restaurierung | konserwacja
photography | ripresa fotografica | Fotografie | fotografowanie
study | studio | Studium | badania
inventory check | verifica inventariale | Inventur | kontrola inwentarza
return | rientro | Rückkehr | zwrot
building works | lavori edili | Bauarbeiten | prace budowlane
pest control | disinfestazione | Schädlingsbekämpfung | dezynsekcja
emergency | emergenza | Notfall | sytuacja awaryjna`,
  TCL: `
place of making | luogo di produzione | Herstellungsort | miejsce wykonania
place of finding | luogo di reperimento | Fundort | miejsce znalezienia
place of provenance | luogo di provenienza | Herkunftsort | miejsce pochodzenia
place of former storage | luogo di deposito precedente | früherer Aufbewahrungsort | dawne miejsce przechowywania
place of exhibition | luogo di esposizione | Ausstellungsort | miejsce ekspozycji
place of use | luogo d’uso | Verwendungsort | miejsce użytkowania
place of loan | luogo di prestito | Ort der Leihgabe | miejsce wypożyczenia
place depicted | luogo raffigurato | dargestellter Ort | miejsce przedstawione`,
  GPI: `
point | punto | Punkt | punkt
line | linea | Linie | linia
area | area | Fläche | powierzchnia`,
  GPM: `
exact point | punto esatto | exakter Punkt | punkt dokładny
approximate point | punto approssimato | ungefährer Punkt | punkt przybliżony
centre of the place | centroide del luogo | Mittelpunkt des Ortes | środek miejscowości
exact outline | perimetro esatto | exakter Umriss | dokładny obrys
approximate outline | perimetro approssimato | ungefährer Umriss | przybliżony obrys`,
  GPT: `
satellite positioning | rilievo da GPS | Satellitennavigation | pomiar satelitarny
survey | rilievo topografico | Vermessung | pomiar geodezyjny
topographic map | carta topografica | topographische Karte | mapa topograficzna
cadastral map | mappa catastale | Katasterkarte | mapa katastralna
aerial photograph | fotografia aerea | Luftbild | zdjęcie lotnicze
historical map | cartografia storica | historische Karte | mapa historyczna
gazetteer | repertorio toponomastico | Ortsverzeichnis | skorowidz nazw miejscowych`,
  ACQT: `
purchase | acquisto | Ankauf | zakup
gift | donazione | Schenkung | dar
bequest | legato | Vermächtnis | zapis testamentowy
exchange | scambio | Tausch | wymiana
transfer | trasferimento | Überweisung | przekazanie
field collection | raccolta sul campo | Feldsammlung | zbiór terenowy
excavation | scavo | Grabung | wykopaliska
accidental find | rinvenimento fortuito | Zufallsfund | znalezisko przypadkowe
commission | commissione | Auftragswerk | zamówienie
long-term loan | deposito a lungo termine | Dauerleihgabe | depozyt długoterminowy
seizure | sequestro | Beschlagnahme | konfiskata
suppression of religious houses | soppressione di enti religiosi | Säkularisation | kasata klasztorów
pre-emption | prelazione | Vorkauf | pierwokup
acceptance in lieu of tax | cessione in luogo di imposte | Annahme an Steuer statt | przejęcie za podatki
restitution | restituzione | Restitution | restytucja
own production | produzione interna | Eigenherstellung | wytworzenie własne
found in the museum | rinvenuto in museo | im Bestand vorgefunden | ujawnienie w zbiorach
unknown | non determinato | unbekannt | nieznany`,
  CDGG: `
state property | proprietà dello Stato | Staatseigentum | własność państwa
property of a region or land | proprietà di ente pubblico territoriale | Eigentum einer Gebietskörperschaft | własność samorządu
property of another public body | proprietà di altro ente pubblico | Eigentum einer anderen öffentlichen Körperschaft | własność innej instytucji publicznej
property of a church body | proprietà di ente ecclesiastico | Kircheneigentum | własność kościelna
property of a foundation or association | proprietà di fondazione o associazione | Eigentum einer Stiftung oder eines Vereins | własność fundacji lub stowarzyszenia
private property | proprietà privata | Privateigentum | własność prywatna
property of the museum | proprietà del museo | Eigentum des Museums | własność muzeum
mixed property | proprietà mista | gemischtes Eigentum | własność mieszana
foreign property | proprietà estera | ausländisches Eigentum | własność zagraniczna
unclear | non accertata | ungeklärt | nieustalona`,
  NVCT: `
declaration of cultural interest | dichiarazione di interesse culturale | Eintragung als Kulturgut | uznanie za dobro kultury
listing as a monument | vincolo monumentale | Denkmalschutz | wpis do rejestru zabytków
protection as part of a collection | vincolo di pertinenza | Schutz als Teil einer Sammlung | ochrona w ramach kolekcji
export ban | divieto di esportazione | Ausfuhrverbot | zakaz wywozu
archaeological protection | vincolo archeologico | Schutz als Bodendenkmal | ochrona archeologiczna
national treasure | tesoro nazionale | national wertvolles Kulturgut | skarb narodowy
immunity from seizure | immunità dal sequestro | rechtsverbindliche Rückgabezusage | immunitet muzealny`,
  ALNT: `
sale | vendita | Verkauf | sprzedaż
gift | donazione | Schenkung | darowizna
inheritance | successione | Erbschaft | dziedziczenie
exchange | permuta | Tausch | zamiana
deposit | deposito | Hinterlegung | depozyt
loan | comodato | Leihe | użyczenie
theft | furto | Diebstahl | kradzież
loss | smarrimento | Verlust | zaginięcie
war loss | perdita bellica | Kriegsverlust | strata wojenna
confiscation | confisca | Einziehung | konfiskata
restitution | restituzione | Rückgabe | zwrot
destruction | distruzione | Zerstörung | zniszczenie
deaccession | dismissione | Aussonderung | wyłączenie ze zbiorów`,
  ESPT: `
permanent export | esportazione definitiva | endgültige Ausfuhr | wywóz stały
temporary export | esportazione temporanea | vorübergehende Ausfuhr | wywóz czasowy
export outside the European Union | esportazione extra Unione Europea | Ausfuhr aus der Europäischen Union | wywóz poza Unię Europejską
certificate of free circulation | attestato di libera circolazione | Freigabebescheinigung | zaświadczenie o swobodnym obrocie
temporary import | importazione temporanea | vorübergehende Einfuhr | przywóz czasowy
refusal | diniego | Ablehnung | odmowa`,
  ESPU: `
export office | ufficio esportazione | Ausfuhrbehörde | urząd do spraw wywozu
ministry of culture | ministero della cultura | Kulturministerium | ministerstwo kultury
regional monument office | soprintendenza territoriale | Landesdenkmalamt | wojewódzki konserwator zabytków
customs | dogana | Zoll | urząd celny
CITES authority | autorità CITES | CITES-Vollzugsbehörde | organ CITES`,
  RGHT: `
copyright | diritto d’autore | Urheberrecht | prawo autorskie
related right | diritto connesso | verwandtes Schutzrecht | prawo pokrewne
right of reproduction | diritto di riproduzione | Vervielfältigungsrecht | prawo do reprodukcji
right of publication | diritto di pubblicazione | Veröffentlichungsrecht | prawo do publikacji
right of public display | diritto di esposizione | Ausstellungsrecht | prawo do wystawiania
moral right | diritto morale | Urheberpersönlichkeitsrecht | autorskie prawo osobiste
personality right | diritto all’immagine | Recht am eigenen Bild | prawo do wizerunku
database right | diritto sulle banche dati | Datenbankrecht | prawo do bazy danych
trade mark | marchio | Marke | znak towarowy
rights of source communities | diritti delle comunità d’origine | Rechte der Herkunftsgesellschaften | prawa społeczności pochodzenia
public domain | pubblico dominio | Gemeinfreiheit | domena publiczna
orphan work | opera orfana | verwaistes Werk | utwór osierocony`,
  LICE: `
CC0 1.0
Public Domain Mark 1.0
CC BY 4.0
CC BY-SA 4.0
CC BY-NC 4.0
CC BY-NC-SA 4.0
CC BY-ND 4.0
CC BY-NC-ND 4.0
in copyright | protetto da diritto d’autore | urheberrechtlich geschützt | chronione prawem autorskim
in copyright, educational use permitted | protetto, uso didattico consentito | geschützt, Nutzung für Bildung gestattet | chronione, dozwolony użytek edukacyjny
no copyright, contractual limits | non protetto, con limiti contrattuali | nicht geschützt, vertragliche Beschränkungen | niechronione, ograniczenia umowne
copyright not evaluated | diritti non valutati | Urheberrecht nicht geprüft | praw nie zbadano
on request | su richiesta | auf Anfrage | na życzenie`,
  STIM: `
insurance | assicurazione | Versicherung | ubezpieczenie
loan | prestito | Leihgabe | wypożyczenie
purchase | acquisto | Ankauf | zakup
gift | donazione | Schenkung | darowizna
inheritance | successione | Erbschaft | spadek
inventory | inventario | Inventar | inwentarz
balance sheet | bilancio patrimoniale | Bilanz | bilans
claim | sinistro | Schadensfall | szkoda
sale | vendita | Verkauf | sprzedaż
state indemnity | garanzia di Stato | Staatsgarantie | poręczenie Skarbu Państwa`,
  STIF: `
curator’s estimate | stima del conservatore | Schätzung des Kurators | wycena kustosza
external expert | perito esterno | externer Gutachter | rzeczoznawca zewnętrzny
auction result | risultato d’asta | Auktionsergebnis | wynik aukcji
purchase price | prezzo d’acquisto | Kaufpreis | cena zakupu
insurance policy | polizza assicurativa | Versicherungspolice | polisa ubezpieczeniowa
market comparison | confronto di mercato | Marktvergleich | porównanie rynkowe
old inventory | inventario antico | Altinventar | dawny inwentarz
committee | commissione | Kommission | komisja`,
  ADSP: `
public | pubblico | öffentlich | publiczny
restricted | riservato | eingeschränkt | ograniczony
internal only | solo interno | nur intern | tylko wewnętrzny`,
  ADSM: `
freely accessible data | dati liberamente accessibili | frei zugängliche Daten | dane dostępne bez ograniczeń
personal data | dati personali | personenbezogene Daten | dane osobowe
risk of theft | rischio di furto | Diebstahlgefahr | ryzyko kradzieży
private owner | proprietario privato | privates Eigentum | właściciel prywatny
sensitive find spot | luogo di rinvenimento sensibile | sensibler Fundort | wrażliwe miejsce znalezienia
protected species | specie protetta | geschützte Art | gatunek chroniony
sacred or ancestral content | contenuto sacro o ancestrale | sakraler oder die Ahnen betreffender Inhalt | treść sakralna lub dotycząca przodków
unpublished research | ricerca inedita | unveröffentlichte Forschung | badania nieopublikowane
unchecked record | scheda non verificata | ungeprüfter Datensatz | karta niezweryfikowana`,
} as const
