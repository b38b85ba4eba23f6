/** Classes of finds, surveys and excavations. */
export const archaeologyTerms = {
  CLS: `
pottery | ceramica | Keramik | ceramika
  impasto ware | ceramica d’impasto | Impasto-Keramik | ceramika impasto
  Geometric pottery | ceramica geometrica | geometrische Keramik | ceramika geometryczna
  Corinthian pottery | ceramica corinzia | korinthische Keramik | ceramika koryncka
  Attic black-figure pottery | ceramica attica a figure nere | attisch schwarzfigurige Keramik | ceramika attycka czarnofigurowa
  Attic red-figure pottery | ceramica attica a figure rosse | attisch rotfigurige Keramik | ceramika attycka czerwonofigurowa
  black-gloss pottery | ceramica a vernice nera | Schwarzglanzkeramik | ceramika czarnopokostowana
  bucchero | bucchero | Bucchero | bucchero
  terra sigillata | terra sigillata | Terra sigillata | terra sigillata
    Italian sigillata | sigillata italica | italische Sigillata | sigillata italska
    Gaulish sigillata | sigillata gallica | gallische Sigillata | sigillata galijska
    African red slip ware | sigillata africana | afrikanische Sigillata | sigillata afrykańska
  thin-walled ware | ceramica a pareti sottili | Feinware (dünnwandig) | ceramika cienkościenna
  common ware | ceramica comune | Gebrauchskeramik | ceramika użytkowa
  transport amphorae | anfore da trasporto | Transportamphoren | amfory transportowe
  stove tiles | piastrelle da stufa | Ofenkacheln | kafle piecowe
  graffita | ceramica graffita | Graffita-Keramik | ceramika sgraffito
instrumentum | instrumentum domesticum | Instrumentum domesticum | instrumentum domesticum
coroplastic | coroplastica | Koroplastik | koroplastyka
sculpture | scultura | Skulptur | rzeźba
architectural decoration | decorazione architettonica | Bauornamentik | dekoracja architektoniczna
epigraphy | epigrafia | Epigraphik | epigrafika
stone tools | industria litica | Steingeräte | narzędzia kamienne
bone tools | industria su osso | Knochengeräte | narzędzia kościane
glass vessels | vetri | Glasgefäße | naczynia szklane
metalwork | metalli | Metallarbeiten | wyroby metalowe
human remains | resti umani | menschliche Überreste | szczątki ludzkie
animal remains | resti faunistici | Tierreste | szczątki zwierzęce
plant remains | resti botanici | Pflanzenreste | szczątki roślinne
building material | materiale da costruzione | Baumaterial | materiał budowlany
wall painting | pittura parietale | Wandmalerei | malarstwo ścienne`,
  RCGM: `
systematic field walking | ricognizione sistematica | systematische Begehung | powierzchniowe badania systematyczne
unsystematic survey | ricognizione asistematica | unsystematische Begehung | badania niesystematyczne
aerial survey | ricognizione aerea | Luftbildprospektion | prospekcja lotnicza
geomagnetic survey | prospezione geomagnetica | Geomagnetik | prospekcja magnetyczna
ground-penetrating radar | georadar | Georadar | georadar
electrical resistivity | geoelettrica | Geoelektrik | metoda elektrooporowa
metal detecting | metal detector | Metallsondenprospektion | wykrywacz metali
coring | carotaggio | Bohrprospektion | odwierty
underwater survey | prospezione subacquea | Unterwasserprospektion | prospekcja podwodna
laser scanning | telerilevamento laser | Laserscanning | skaning laserowy`,
  RCGE: `
scientific research | ricerca scientifica | wissenschaftliche Forschung | badania naukowe
protection | tutela | Denkmalschutz | ochrona zabytków
building project | opera pubblica | Bauvorhaben | inwestycja budowlana
mapping of sites | carta archeologica | Landesaufnahme | ewidencja stanowisk
training | didattica | Ausbildung | szkolenie
report of a find | segnalazione | Fundmeldung | zgłoszenie znaleziska`,
  RCGU: `
arable land | seminativo | Ackerland | grunty orne
pasture | pascolo | Weide | pastwisko
meadow | prato | Wiese | łąka
woodland | bosco | Wald | las
vineyard | vigneto | Weinberg | winnica
orchard | frutteto | Obstgarten | sad
olive grove | oliveto | Olivenhain | gaj oliwny
uncultivated | incolto | Brachland | nieużytek
built-up area | area edificata | bebaute Fläche | teren zabudowany
quarry | cava | Steinbruch | kamieniołom
wetland | zona umida | Feuchtgebiet | teren podmokły
water | specchio d’acqua | Gewässer | zbiornik wodny`,
  RCGC: `
very good | ottima | sehr gut | bardzo dobra
good | buona | gut | dobra
fair | discreta | mittel | średnia
poor | scarsa | gering | słaba
none | nulla | keine | brak`,
  DSCT: `
scientific research | ricerca scientifica | Forschungsgrabung | badania naukowe
rescue excavation | scavo di emergenza | Rettungsgrabung | badania ratownicze
preventive archaeology | archeologia preventiva | baubegleitende Archäologie | nadzór archeologiczny
conservation of a monument | restauro di monumento | Denkmalinstandsetzung | konserwacja zabytku
training excavation | scavo didattico | Lehrgrabung | wykopaliska szkoleniowe
illicit excavation | scavo clandestino | Raubgrabung | wykopaliska nielegalne
chance find | rinvenimento fortuito | Zufallsfund | odkrycie przypadkowe`,
  DSCM: `
stratigraphic | stratigrafico | stratigraphisch | stratygraficzna
by arbitrary spits | per tagli | in Plana | warstwami mechanicznymi
trial trench | saggio | Sondage | sondaż
open area | per grandi aree | Flächengrabung | szerokopłaszczyznowa
grid of squares | a quadrati | Quadrantenmethode | siatka arowa
block lifting | a blocco | Blockbergung | wydobycie w bloku
underwater | subacqueo | Unterwassergrabung | podwodna
not documented | non documentato | nicht dokumentiert | nieudokumentowana`,
  AINT: `
watching brief | sorveglianza | Baubegleitung | nadzór
geophysical survey | prospezione geofisica | geophysikalische Prospektion | badania geofizyczne
core sampling | carotaggio | Kernbohrung | odwiert rdzeniowy
building archaeology | archeologia dell’architettura | Bauforschung | badania architektoniczne
study of finds | studio dei materiali | Fundbearbeitung | opracowanie materiałów
recovery after confiscation | recupero da sequestro | Sicherstellung | odzyskanie po konfiskacie
voluntary delivery | consegna volontaria | freiwillige Abgabe | dobrowolne przekazanie`,
  FABR: `
fine | depurato | fein | drobnoziarnista
  buff | camoscio | beige | płowa
  orange | arancio | orange | pomarańczowa
  grey | grigio | grau | szara
medium | semidepurato | mittel | średnioziarnista
coarse | grezzo | grob | gruboziarnista
  with grog | con chamotte | schamottegemagert | z domieszką szamotu
  with limestone | con calcare | kalkgemagert | z domieszką wapienia
  with volcanic grains | con inclusi vulcanici | vulkanisch gemagert | z domieszką wulkaniczną
  with mica | micaceo | glimmerhaltig | z miką
  with organic temper | con inclusi organici | organisch gemagert | z domieszką organiczną`,
  PRSV: `
complete profile | profilo completo | vollständiges Profil | pełny profil
rim fragment | frammento di orlo | Randscherbe | fragment wylewu
wall fragment | frammento di parete | Wandscherbe | fragment ścianki
base fragment | frammento di fondo | Bodenscherbe | fragment dna
handle fragment | frammento di ansa | Henkelfragment | fragment ucha
upper half | metà superiore | obere Hälfte | górna połowa
lower half | metà inferiore | untere Hälfte | dolna połowa
head | testa | Kopf | głowa
torso | torso | Torso | tors
limb | arto | Gliedmaße | kończyna
blade | lama | Klinge | ostrze
point | punta | Spitze | ostrze grotu
shaft | asta | Schaft | trzon
corner | angolo | Ecke | narożnik`,
  SURF: `
smoothed | lisciata | geglättet | wygładzana
burnished | lucidata | poliert | polerowana
slipped | ingobbiata | engobiert | angobowana
painted | dipinta | bemalt | malowana
glazed | invetriata | glasiert | szkliwiona
black gloss | vernice nera | Schwarzglanz | czarny pokost
rough | grezza | rau | chropowata
combed | a pettine | mit Kammstrich | grzebykowana
incised | incisa | geritzt | ryta
impressed | impressa | eingedrückt | odciskana
rusticated | a barbotina rustica | geschlickt | chropowacona
gilded | dorata | vergoldet | złocona`,
  REIT: `
building material | materiale da costruzione | Baumaterial | materiał budowlany
change of function | cambio di funzione | Funktionswechsel | zmiana funkcji
change of meaning | cambio di significato | Bedeutungswandel | zmiana znaczenia
repair | riparazione | Reparatur | naprawa
raw material | materia prima | Rohstoff | surowiec
grave good | corredo funerario | Grabbeigabe | wyposażenie grobu
ornament | ornamento | Schmuck | ozdoba
overstruck | ribattuta | überprägt | przebita`,
  ROFF: `
sketch | schizzo | Skizze | szkic
preparatory drawing | disegno preparatorio | Vorzeichnung | rysunek przygotowawczy
bozzetto | bozzetto | Bozzetto | bozzetto
cartoon | cartone | Karton | karton
model | modello | Modell | model
proof | prova | Probedruck | odbitka próbna
original | originale | Original | oryginał
replica | replica | Replik | replika
copy | copia | Kopie | kopia
cast | calco | Abguss | odlew
reduction | riduzione | Verkleinerung | pomniejszenie
variant | variante | Variante | wariant
derivation | derivazione | Ableitung | derywacja
forgery | falso | Fälschung | falsyfikat
prototype | prototipo | Prototyp | prototyp`,
  FINDT: `
single find | rinvenimento isolato | Einzelfund | znalezisko pojedyncze
hoard | ripostiglio | Hortfund | skarb
excavation find | rinvenimento da scavo | Grabungsfund | znalezisko z wykopalisk
grave find | rinvenimento tombale | Grabfund | znalezisko grobowe
votive deposit | deposito votivo | Votivdepot | depozyt wotywny
underwater find | rinvenimento subacqueo | Unterwasserfund | znalezisko podwodne
surface find | rinvenimento di superficie | Lesefund | znalezisko powierzchniowe
metal-detector find | rinvenimento con metal detector | Sondenfund | znalezisko z użyciem wykrywacza
unknown | ignoto | unbekannt | nieznane`,
} as const
