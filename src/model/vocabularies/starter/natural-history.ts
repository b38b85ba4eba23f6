/** Specimens, their collecting, determination and preservation; plants and animals. */
export const naturalHistoryTerms = {
  TAXO: `
Animalia
  Porifera
  Cnidaria
  Mollusca
    Gastropoda
    Bivalvia
    Cephalopoda
      Ammonoidea
  Annelida
  Arthropoda
    Trilobita
    Arachnida
    Malacostraca
    Insecta
      Coleoptera
      Lepidoptera
      Hymenoptera
      Diptera
      Orthoptera
      Odonata
  Brachiopoda
  Bryozoa
  Echinodermata
    Crinoidea
    Echinoidea
  Chordata
    Chondrichthyes
    Actinopterygii
    Amphibia
    Reptilia
    Aves
      Passeriformes
      Accipitriformes
      Strigiformes
      Anseriformes
    Mammalia
      Carnivora
      Rodentia
      Chiroptera
      Artiodactyla
      Cetacea
      Primates
Plantae
  Bryophyta
  Lycopodiophyta
  Polypodiophyta
  Pinophyta
  Magnoliophyta
    Asteraceae
    Fabaceae
    Poaceae
    Rosaceae
    Orchidaceae
    Ranunculaceae
    Lamiaceae
    Brassicaceae
Fungi
  Ascomycota
  Basidiomycota
Chromista
Protozoa
Bacteria
Archaea`,
  SPCT: `
box | scatola | Schachtel | pudełko
insect drawer | cassetta entomologica | Insektenkasten | gablota entomologiczna
jar | vaso | Glas | słój
vial | provetta | Röhrchen | probówka
capsule | capsula | Kapsel | kapsuła
envelope | busta | Umschlag | koperta
herbarium folder | camicia d’erbario | Herbarmappe | teczka zielnikowa
slide box | scatola portavetrini | Präparatekasten | pudełko na preparaty
bag | sacchetto | Beutel | woreczek
tray | vaschetta | Schale | tacka
cryotube | criotubo | Kryoröhrchen | krioprobówka
glass dome | campana di vetro | Glassturz | klosz szklany`,
  TYPST: `
holotype | olotipo | Holotypus | holotyp
paratype | paratipo | Paratypus | paratyp
lectotype | lectotipo | Lectotypus | lektotyp
paralectotype | paralectotipo | Paralectotypus | paralektotyp
syntype | sintipo | Syntypus | syntyp
neotype | neotipo | Neotypus | neotyp
isotype | isotipo | Isotypus | izotyp
isolectotype | isolectotipo | Isolectotypus | izolektotyp
epitype | epitipo | Epitypus | epityp
allotype | allotipo | Allotypus | allotyp
topotype | topotipo | Topotypus | topotyp
cotype | cotipo | Cotypus | kotyp
type | tipo | Typus | typ
possible type | possibile tipo | möglicher Typus | możliwy typ
plastotype | plastotipo | Plastotypus | plastotyp
not a type | non tipo | kein Typus | nie jest typem`,
  SPMP: `
whole specimen | esemplare intero | ganzes Exemplar | cały okaz
part | parte | Platte | płytka z okazem
counterpart | controimpronta | Gegenplatte | przeciwodcisk
cast | calco | Abguss | odlew
internal mould | modello interno | Steinkern | ośródka
external mould | impronta esterna | Abdruck | odcisk
section | sezione | Schliff | szlif`,
  IDQ: `
certain | certa | sicher | pewne
cf. | cf. | cf. | cf.
aff. | aff. | aff. | aff.
doubtful | dubbia | zweifelhaft | wątpliwe
sensu lato | sensu lato | sensu lato | sensu lato
sensu stricto | sensu stricto | sensu stricto | sensu stricto
sp. | sp. | sp. | sp.
ex gr. | ex gr. | ex gr. | ex gr.`,
  LABK: `
original label | cartellino originale | Originaletikett | etykieta oryginalna
collector’s label | cartellino del raccoglitore | Sammleretikett | etykieta zbieracza
determination label | cartellino di determinazione | Bestimmungsetikett | etykieta oznaczenia
revision label | cartellino di revisione | Revisionsetikett | etykieta rewizyjna
type label | cartellino di tipo | Typusetikett | etykieta typu
museum label | cartellino del museo | Museumsetikett | etykieta muzealna
dealer’s label | cartellino del commerciante | Händleretikett | etykieta handlarza
exhibition label | cartellino espositivo | Ausstellungsetikett | etykieta wystawowa
number label | cartellino numerico | Nummernetikett | etykieta z numerem`,
  LABW: `
handwritten | manoscritta | handschriftlich | odręczne
printed | stampata | gedruckt | drukowane
typewritten | dattiloscritta | maschinenschriftlich | maszynopisowe
handwritten and printed | manoscritta e stampata | handschriftlich und gedruckt | odręczne i drukowane
stamped | timbrata | gestempelt | stemplowane`,
  LABS: `
paper | carta | Papier | papier
cardboard | cartoncino | Karton | karton
parchment | pergamena | Pergament | pergamin
metal | metallo | Metall | metal
glass | vetro | Glas | szkło
wood | legno | Holz | drewno
plastic | plastica | Kunststoff | tworzywo sztuczne
specimen itself | campione stesso | am Stück selbst | sam okaz`,
  LRVT: `
type locality | località tipo | Typlokalität | miejsce typowe
collecting place | luogo di raccolta | Sammelort | miejsce zbioru
find spot | luogo di rinvenimento | Fundort | miejsce znalezienia
mine | miniera | Bergwerk | kopalnia
quarry | cava | Steinbruch | kamieniołom
outcrop | affioramento | Aufschluss | odsłonięcie
cave | grotta | Höhle | jaskinia
garden or breeding | giardino o allevamento | Garten oder Zucht | ogród lub hodowla
market or trade | mercato o commercio | Markt oder Handel | targ lub handel`,
  CONT: `
Africa | Africa | Afrika | Afryka
Antarctica | Antartide | Antarktis | Antarktyda
Asia | Asia | Asien | Azja
Europe | Europa | Europa | Europa
North America | America settentrionale | Nordamerika | Ameryka Północna
Central America | America centrale | Mittelamerika | Ameryka Środkowa
South America | America meridionale | Südamerika | Ameryka Południowa
Oceania | Oceania | Ozeanien | Oceania`,
  MAO: `
Atlantic Ocean | Oceano Atlantico | Atlantischer Ozean | Ocean Atlantycki
  North Sea | Mare del Nord | Nordsee | Morze Północne
  Baltic Sea | Mar Baltico | Ostsee | Morze Bałtyckie
  Mediterranean Sea | Mar Mediterraneo | Mittelmeer | Morze Śródziemne
    Adriatic Sea | Mare Adriatico | Adria | Morze Adriatyckie
    Ligurian Sea | Mar Ligure | Ligurisches Meer | Morze Liguryjskie
    Tyrrhenian Sea | Mar Tirreno | Tyrrhenisches Meer | Morze Tyrreńskie
    Ionian Sea | Mar Ionio | Ionisches Meer | Morze Jońskie
    Aegean Sea | Mar Egeo | Ägäis | Morze Egejskie
  Black Sea | Mar Nero | Schwarzes Meer | Morze Czarne
  Caribbean Sea | Mar dei Caraibi | Karibisches Meer | Morze Karaibskie
Indian Ocean | Oceano Indiano | Indischer Ozean | Ocean Indyjski
  Red Sea | Mar Rosso | Rotes Meer | Morze Czerwone
Pacific Ocean | Oceano Pacifico | Pazifischer Ozean | Ocean Spokojny
Arctic Ocean | Mar Glaciale Artico | Arktischer Ozean | Ocean Arktyczny
Southern Ocean | Oceano Australe | Südlicher Ozean | Ocean Południowy
river basins | bacini fluviali | Flussgebiete | dorzecza!
  Po | Po | Po | Pad
  Danube | Danubio | Donau | Dunaj
  Rhine | Reno | Rhein | Ren
  Elbe | Elba | Elbe | Łaba
  Oder | Odra | Oder | Odra
  Vistula | Vistola | Weichsel | Wisła`,
  HABI: `
forest | foresta | Wald | las
  broadleaved forest | bosco di latifoglie | Laubwald | las liściasty
  coniferous forest | bosco di conifere | Nadelwald | las iglasty
  tropical rainforest | foresta pluviale | tropischer Regenwald | las deszczowy
scrub and heath | arbusteti e brughiere | Gebüsch und Heide | zarośla i wrzosowiska
grassland | praterie | Grasland | murawy i łąki
mountain pasture | pascolo alpino | Alm | hala górska
scree and rock | ghiaioni e rupi | Schutt und Fels | piargi i skały
wetland | zone umide | Feuchtgebiet | mokradło
  bog | torbiera | Moor | torfowisko
  reed bed | canneto | Röhricht | trzcinowisko
fresh water | acque dolci | Süßwasser | wody słodkie
  lake | lago | See | jezioro
  river | fiume | Fluss | rzeka
  spring | sorgente | Quelle | źródło
coast | costa | Küste | wybrzeże
  dune | duna | Düne | wydma
  lagoon | laguna | Lagune | laguna
sea | mare | Meer | morze
  coral reef | barriera corallina | Korallenriff | rafa koralowa
  sea floor | fondale marino | Meeresboden | dno morskie
cave | grotta | Höhle | jaskinia
desert | deserto | Wüste | pustynia
farmland | coltivi | Agrarland | pola uprawne
settlement | abitato | Siedlung | osiedle ludzkie`,
  SUBS: `
soil | suolo | Boden | gleba
sand | sabbia | Sand | piasek
gravel | ghiaia | Kies | żwir
mud | fango | Schlamm | muł
rock | roccia | Fels | skała
bark | corteccia | Borke | kora
dead wood | legno morto | Totholz | martwe drewno
leaf | foglia | Blatt | liść
dung | sterco | Dung | odchody
carrion | carogna | Aas | padlina
host animal | animale ospite | Wirtstier | zwierzę żywicielskie
fungus | fungo | Pilz | grzyb
wall | muro | Mauer | mur`,
  LRIW: `
by hand | a mano | von Hand | ręcznie
net | rete | Netz | siatka @ 13 8
light trap | trappola luminosa | Lichtfang | pułapka świetlna @ 13 8
pitfall trap | trappola a caduta | Barberfalle | pułapka Barbera @ 13 8
Malaise trap | trappola Malaise | Malaise-Falle | pułapka Malaise’a @ 13 8
mist net | rete mist-net | Japannetz | sieć ornitologiczna @ 13 8
trap | trappola | Falle | pułapka @ 13 8
shooting | abbattimento | Abschuss | odstrzał @ 13 8
dredging | dragaggio | Dredge | dragowanie @ 13 8
trawl | rete a strascico | Schleppnetz | włok @ 13 8
diving | immersione | Tauchgang | nurkowanie @ 13 5 8
sieving | setacciatura | Sieben | przesiewanie @ 13 7 8
excavation | scavo | Grabung | wykop @ 13 7
hammer and chisel | martello e scalpello | Hammer und Meißel | młotek i dłuto @ 13 6 7 14
drilling | carotaggio | Bohrung | wiercenie @ 13 7 14
found dead | rinvenuto morto | tot gefunden | znaleziony martwy @ 13 8
breeding | allevamento | Zucht | hodowla @ 13 8`,
  LRIU: `
scientific research | ricerca scientifica | Forschung | badania naukowe
expedition | spedizione | Expedition | ekspedycja
monitoring | monitoraggio | Monitoring | monitoring
teaching | didattica | Lehre | dydaktyka
exhibition | esposizione | Ausstellung | wystawa
private collecting | collezionismo | private Sammeltätigkeit | kolekcjonerstwo
trade | commercio | Handel | handel
hunting or fishing | caccia o pesca | Jagd oder Fischerei | łowiectwo lub rybołówstwo
mining | attività mineraria | Bergbau | górnictwo
rescue | recupero | Bergung | ratowanie okazów`,
  STCP: `
whole animal | animale intero | ganzes Tier | całe zwierzę @ 13 8
skin | pelle | Haut oder Balg | skóra @ 13 8
skeleton | scheletro | Skelett | szkielet @ 13 7 8
  skull | cranio | Schädel | czaszka
  mandible | mandibola | Unterkiefer | żuchwa
  tooth | dente | Zahn | ząb
  vertebra | vertebra | Wirbel | kręg
  limb bone | osso dell’arto | Extremitätenknochen | kość kończyny
horn or antler | corno o palco | Horn oder Geweih | róg lub poroże @ 13 8
feather | penna | Feder | pióro @ 13 8
egg | uovo | Ei | jajo @ 13 7 8
nest | nido | Nest | gniazdo @ 13 8
shell | conchiglia | Schale | muszla @ 13 7 8
wing | ala | Flügel | skrzydło @ 13 8
tissue | tessuto | Gewebe | tkanka @ 13 8
whole plant | pianta intera | ganze Pflanze | cała roślina @ 13 5
leaf | foglia | Blatt | liść @ 13 5 7
flower | fiore | Blüte | kwiat @ 13 5
fruit | frutto | Frucht | owoc @ 13 5 7
seed | seme | Same | nasienie @ 13 5 7
root | radice | Wurzel | korzeń @ 13 5
wood | legno | Holz | drewno @ 13 5 7
bark | corteccia | Rinde | kora @ 13 5
pollen | polline | Pollen | pyłek @ 13 5 7
thallus | tallo | Thallus | plecha @ 13 5
imprint | impronta | Abdruck | odcisk @ 13 7
internal mould | modello interno | Steinkern | ośródka @ 13 7`,
  STCT: `
dry | a secco | trocken | na sucho
in fluid | in liquido | in Flüssigkeit | w płynie
mounted | naturalizzato | als Dermoplastik | spreparowany w pozie
study skin | in pelle | als Balg | skórka naukowa
pinned | spillato | genadelt | na szpilce
pressed | essiccato e pressato | gepresst | zasuszony i sprasowany
microscope slide | su vetrino | auf Objektträger | na szkiełku
freeze-dried | liofilizzato | gefriergetrocknet | liofilizowany
plastinated | plastinato | plastiniert | plastynowany
frozen | congelato | tiefgefroren | zamrożony
embedded in resin | incluso in resina | in Harz eingegossen | zatopiony w żywicy
cleared and stained | diafanizzato | aufgehellt und gefärbt | prześwietlony i barwiony
cast | calco | Abguss | odlew
thin section | in sezione sottile | Dünnschliff | płytka cienka
polished section | in sezione lucida | Anschliff | zgład
prepared out of the matrix | estratto dalla matrice | freipräpariert | wypreparowany ze skały
in matrix | in matrice | im Gestein | w skale
unprepared | non preparato | unpräpariert | niespreparowany`,
  STCM: `
ethanol 70 % | etanolo 70 % | Ethanol 70 % | etanol 70 %
ethanol 96 % | etanolo 96 % | Ethanol 96 % | etanol 96 %
formalin | formalina | Formalin | formalina
glycerine | glicerina | Glycerin | gliceryna
isopropanol | isopropanolo | Isopropanol | izopropanol
Canada balsam | balsamo del Canada | Kanadabalsam | balsam kanadyjski
resin | resina | Kunstharz | żywica
arsenical soap | sapone arsenicale | Arsenseife | mydło arsenowe
borax | borace | Borax | boraks
silica gel | gel di silice | Silicagel | żel krzemionkowy
liquid nitrogen | azoto liquido | flüssiger Stickstoff | ciekły azot
none | nessuno | keines | brak`,
  CTFT: `
CITES certificate | certificato CITES | CITES-Bescheinigung | świadectwo CITES
collecting permit | permesso di raccolta | Sammelgenehmigung | zezwolenie na pozyskanie
export permit | permesso di esportazione | Ausfuhrgenehmigung | zezwolenie na wywóz
import permit | permesso di importazione | Einfuhrgenehmigung | zezwolenie na przywóz
Nagoya documentation | documentazione Nagoya | Nagoya-Dokumentation | dokumentacja protokołu z Nagoi
veterinary certificate | certificato veterinario | Veterinärbescheinigung | świadectwo weterynaryjne
phytosanitary certificate | certificato fitosanitario | Pflanzengesundheitszeugnis | świadectwo fitosanitarne
protected species exemption | deroga per specie protette | Ausnahmegenehmigung Artenschutz | odstępstwo dla gatunków chronionych
certificate of authenticity | certificato di autenticità | Echtheitszertifikat | certyfikat autentyczności`,
  DGEN: `
exact place shown | località esatta visibile | genaue Angabe sichtbar | lokalizacja dokładna widoczna
rounded to 1 km | arrotondata a 1 km | auf 1 km gerundet | zaokrąglona do 1 km
rounded to 10 km | arrotondata a 10 km | auf 10 km gerundet | zaokrąglona do 10 km
municipality only | solo comune | nur Gemeinde | tylko gmina
region only | solo regione | nur Region | tylko region
country only | solo paese | nur Land | tylko państwo
not shown | non visibile | nicht sichtbar | niewidoczna`,
  HERBT: `
general herbarium | erbario generale | Generalherbar | zielnik ogólny
regional herbarium | erbario regionale | Regionalherbar | zielnik regionalny
historical herbarium | erbario storico | historisches Herbar | zielnik historyczny
bound herbarium | erbario rilegato | gebundenes Herbar | zielnik oprawny
exsiccata | exsiccata | Exsikkate | zielnik wydawany (exsiccata)
cryptogamic herbarium | erbario crittogamico | Kryptogamenherbar | zielnik roślin zarodnikowych
teaching herbarium | erbario didattico | Lehrherbar | zielnik dydaktyczny
type herbarium | erbario dei tipi | Typenherbar | zielnik typów`,
  SAMP: `
herbarium specimen | campione d’erbario | Herbarbeleg | okaz zielnikowy
seed | seme | Saatgut | nasiona
fruit | frutto | Frucht | owoc
wood | legno | Holz | drewno
pollen | polline | Pollen | pyłek
fungus | fungo | Pilz | grzyb
lichen | lichene | Flechte | porost
moss | muschio | Moos | mech
alga | alga | Alge | glon
DNA | DNA | DNA | DNA
drug | droga vegetale | Droge | surowiec zielarski
model | modello | Modell | model`,
  SBSC: `
APG IV
Cronquist
Engler
Bentham & Hooker
Linnaeus | Linneo | Linné | Linneusz
de Candolle
PPG I
Takhtajan | Tachtadžjan | Tachtadschjan | Tachtadżian`,
  LRIB: `
woodland | bosco | Wald | las
woodland edge | margine di bosco | Waldrand | skraj lasu
meadow | prato | Wiese | łąka
pasture | pascolo | Weide | pastwisko
field | campo coltivato | Acker | pole uprawne
wayside | margine di strada | Wegrand | przydroże
ruderal ground | ambiente ruderale | Ruderalfläche | siedlisko ruderalne
rock face | rupe | Felswand | ściana skalna
wall | muro | Mauer | mur
bank of water | riva | Ufer | brzeg wody
bog | torbiera | Moor | torfowisko
dune | duna | Düne | wydma
garden | giardino | Garten | ogród`,
  LRIJ: `
calcareous | calcareo | kalkhaltig | wapienne
siliceous | siliceo | silikatisch | krzemianowe
serpentine | serpentinitico | Serpentin | serpentynitowe
gypsum | gessoso | Gips | gipsowe
clay | argilloso | tonig | gliniaste
sand | sabbioso | sandig | piaszczyste
peat | torboso | torfig | torfowe
salty | salino | salzhaltig | zasolone
volcanic | vulcanico | vulkanisch | wulkaniczne
humus | umifero | humos | próchniczne`,
  LRII: `
full sun | pieno sole | volle Sonne | pełne słońce
half shade | mezz’ombra | Halbschatten | półcień
shade | ombra | Schatten | cień
deep shade | ombra profonda | tiefer Schatten | głęboki cień
darkness | oscurità | Dunkelheit | ciemność`,
  LRIS: `
flat | pianeggiante | eben | płaski
gentle | debole | schwach geneigt | łagodny
moderate | moderata | mäßig geneigt | umiarkowany
steep | forte | steil | stromy
vertical | verticale | senkrecht | pionowy
overhanging | strapiombante | überhängend | przewieszony`,
  LRIP: `
north | nord | Nord | północ
north-east | nord-est | Nordost | północny wschód
east | est | Ost | wschód
south-east | sud-est | Südost | południowy wschód
south | sud | Süd | południe
south-west | sud-ovest | Südwest | południowy zachód
west | ovest | West | zachód
north-west | nord-ovest | Nordwest | północny zachód
none | nessuna | keine | brak`,
  LRID: `
still | ferma | stehend | stojąca
slow | lenta | langsam fließend | wolno płynąca
moderate | moderata | mäßig fließend | umiarkowanie płynąca
fast | rapida | schnell fließend | szybko płynąca
surf | battigia | Brandung | przybój
tidal | di marea | Gezeitenbereich | pływowa
sheltered | riparata | geschützt | osłonięta`,
  DBT: `
carpological | carpologica | karpologisch | karpologiczny
wood section | sezione di legno | Holzschnitt (Anatomie) | przekrój drewna
seed collection | seminale | Samensammlung | kolekcja nasion
pollen slide | palinologica | Pollenpräparat | preparat pyłkowy
anatomical slide | anatomica | anatomisches Präparat | preparat anatomiczny
chromosome preparation | cariologica | Chromosomenpräparat | preparat chromosomowy
DNA extract | estratto di DNA | DNA-Extrakt | ekstrakt DNA
wax model | modello in cera | Wachsmodell | model woskowy`,
  PHEN: `
vegetative | vegetativa | vegetativ | wegetatywna
in bud | in boccio | knospend | w pąkach
flowering | in fiore | blühend | kwitnąca
fruiting | in frutto | fruchtend | owocująca
in seed | in seme | samentragend | wydająca nasiona
sporulating | in sporificazione | sporulierend | zarodnikująca
sterile | sterile | steril | płonna
dormant | quiescente | ruhend | w spoczynku`,
  SEX: `
female | femmina | weiblich | samica
male | maschio | männlich | samiec
hermaphrodite | ermafrodita | zwittrig | obojnak
gynandromorph | ginandromorfo | Gynandromorph | gynandromorf
worker | operaia | Arbeiterin | robotnica
undetermined | indeterminato | unbestimmt | nieokreślona`,
  STAGE: `
egg | uovo | Ei | jajo
embryo | embrione | Embryo | zarodek
larva | larva | Larve | larwa
nymph | ninfa | Nymphe | nimfa
pupa | pupa | Puppe | poczwarka
imago | immagine | Imago | imago
juvenile | giovane | juvenil | młodociany
subadult | subadulto | subadult | podrostek
adult | adulto | adult | dorosły
senile | senescente | senil | stary
seedling | plantula | Keimling | siewka`,
  LRVZ: `
Palaearctic | Paleartica | Paläarktis | palearktyczna
Nearctic | Neartica | Nearktis | nearktyczna
Neotropical | Neotropicale | Neotropis | neotropikalna
Afrotropical | Afrotropicale | Afrotropis | afrotropikalna
Oriental | Orientale | Orientalis | orientalna
Australasian | Australasiana | Australis | australijska
Oceanian | Oceaniana | Ozeanien | oceaniczna
Antarctic | Antartica | Antarktis | antarktyczna`,
  LRM: `
Arctic | Artica | Arktis | arktyczna
Temperate North Atlantic | Atlantico settentrionale temperato | gemäßigter Nordatlantik | północnoatlantycka umiarkowana
Mediterranean | Mediterranea | Mittelmeer | śródziemnomorska
Tropical Atlantic | Atlantico tropicale | tropischer Atlantik | atlantycka tropikalna
Indo-West Pacific | Indo-Pacifico occidentale | Indo-Westpazifik | indo-zachodniopacyficzna
Tropical East Pacific | Pacifico orientale tropicale | tropischer Ostpazifik | wschodniopacyficzna tropikalna
Temperate North Pacific | Pacifico settentrionale temperato | gemäßigter Nordpazifik | północnopacyficzna umiarkowana
Temperate southern seas | mari australi temperati | gemäßigte Südmeere | mórz południowych umiarkowana
Southern Ocean | Oceano Australe | Südlicher Ozean | Oceanu Południowego`,
  AUIR: `
preparator | preparatore | Präparator | preparator
taxidermist | tassidermista | Tierpräparator | taksydermista
collector | raccoglitore | Sammler | zbieracz
skeleton maker | osteologo preparatore | Skelettpräparator | preparator szkieletów
modeller | modellatore | Modellbauer | modelarz
thin-section maker | preparatore di sezioni sottili | Dünnschliffpräparator | wykonawca płytek cienkich
restorer | restauratore | Restaurator | konserwator`,
  DEATH: `
natural death | morte naturale | natürlicher Tod | śmierć naturalna
shot | abbattuto | geschossen | odstrzelony
road casualty | investimento stradale | Straßenopfer | kolizja drogowa
window strike | urto contro vetrata | Scheibenanflug | zderzenie z szybą
power line | elettrocuzione | Stromschlag | porażenie prądem
predation | predazione | Beutegreifer | drapieżnictwo
disease | malattia | Krankheit | choroba
poisoning | avvelenamento | Vergiftung | zatrucie
by-catch | cattura accidentale | Beifang | przyłów
stranding | spiaggiamento | Strandung | wyrzucenie na brzeg
killed for the collection | sacrificato per la collezione | für die Sammlung getötet | uśmiercony dla kolekcji
died in captivity | morto in cattività | in Gefangenschaft gestorben | padły w niewoli
unknown | ignota | unbekannt | nieznana`,
  SPZM: `
calcite | calcite | Kalzit | kalcyt
aragonite | aragonite | Aragonit | aragonit
phosphate | fosfato | Phosphat | fosforan
silica | silice | Kieselsäure | krzemionka
chitin | chitina | Chitin | chityna
bone | osso | Knochen | kość
pyritised | piritizzato | pyritisiert | spirytyzowany
silicified | silicizzato | verkieselt | skrzemieniały
carbonised | carbonificato | inkohlt | uwęglony
permineralised | permineralizzato | permineralisiert | spermineralizowany
imprint | impronta | Abdruck | odcisk
mould and cast | modello e controimpronta | Steinkern und Abdruck | ośródka i odcisk
in amber | in ambra | in Bernstein | w bursztynie
mummified | mummificato | mumifiziert | zmumifikowany
trace | traccia | Spur | ślad`,
  DAFF: `
figured | figurato | abgebildet | ilustrowany
cited | citato | zitiert | cytowany
figured and cited | figurato e citato | abgebildet und zitiert | ilustrowany i cytowany
described | descritto | beschrieben | opisany
not published | inedito | unveröffentlicht | niepublikowany`,
  BIOZ: `
ammonite zones | zone ad ammoniti | Ammonitenzonen | zony amonitowe!
foraminifera zones | zone a foraminiferi | Foraminiferenzonen | zony otwornicowe!
nannofossil zones | zone a nannofossili | Nannofossilzonen | zony nannoplanktonowe!
conodont zones | zone a conodonti | Conodontenzonen | zony konodontowe!
graptolite zones | zone a graptoliti | Graptolithenzonen | zony graptolitowe!
mammal zones | zone a mammiferi | Säugetierzonen | zony ssaków!
pollen zones | zone polliniche | Pollenzonen | zony pyłkowe!`,
  LITHO: `
Monte Bolca limestone | calcari di Bolca | Kalke von Bolca | wapienie z Bolca
Solnhofen limestone | calcari di Solnhofen | Solnhofener Plattenkalk | wapienie z Solnhofen
Posidonia Shale | scisti a Posidonia | Posidonienschiefer | łupki posidoniowe
Rosso Ammonitico | Rosso Ammonitico | Rosso Ammonitico | Rosso Ammonitico
Scaglia Rossa | Scaglia Rossa | Scaglia Rossa | Scaglia Rossa
Buntsandstein | Buntsandstein | Buntsandstein | pstry piaskowiec
Muschelkalk | Muschelkalk | Muschelkalk | wapień muszlowy
Keuper | Keuper | Keuper | kajper
Hunsrück Slate | ardesie dell’Hunsrück | Hunsrückschiefer | łupki z Hunsrück
Carpathian flysch | flysch dei Carpazi | Karpatenflysch | flisz karpacki`,
} as const
