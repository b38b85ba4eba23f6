/** Minerals, their classification and properties, and rocks. */
export const mineralAndRockTerms = {
  MINS: `
quartz | quarzo | Quarz | kwarc
calcite | calcite | Calcit | kalcyt
dolomite | dolomite | Dolomit | dolomit
fluorite | fluorite | Fluorit | fluoryt
baryte | barite | Baryt | baryt
gypsum | gesso | Gips | gips
halite | salgemma | Halit | halit
pyrite | pirite | Pyrit | piryt
galena | galena | Galenit | galena
sphalerite | sfalerite | Sphalerit | sfaleryt
chalcopyrite | calcopirite | Chalkopyrit | chalkopiryt
cinnabar | cinabro | Zinnober | cynober
haematite | ematite | Hämatit | hematyt
magnetite | magnetite | Magnetit | magnetyt
malachite | malachite | Malachit | malachit
azurite | azzurrite | Azurit | azuryt
corundum | corindone | Korund | korund
beryl | berillo | Beryll | beryl
topaz | topazio | Topas | topaz
almandine | almandino | Almandin | almandyn
orthoclase | ortoclasio | Orthoklas | ortoklaz
albite | albite | Albit | albit
muscovite | muscovite | Muskovit | muskowit
apatite | apatite | Apatit | apatyt
native gold | oro nativo | gediegenes Gold | złoto rodzime
native silver | argento nativo | gediegenes Silber | srebro rodzime
native copper | rame nativo | gediegenes Kupfer | miedź rodzima
native sulphur | zolfo nativo | gediegener Schwefel | siarka rodzima
diamond | diamante | Diamant | diament
uraninite | uraninite | Uraninit | uraninit`,
  STRUNZ: `
1 elements | 1 elementi | 1 Elemente | 1 pierwiastki
  1.A metals and intermetallic alloys | 1.A metalli e leghe intermetalliche | 1.A Metalle und intermetallische Verbindungen | 1.A metale i stopy międzymetaliczne
  1.B carbides, silicides, nitrides, phosphides | 1.B carburi, siliciuri, nitruri, fosfuri | 1.B Karbide, Silizide, Nitride, Phosphide | 1.B węgliki, krzemki, azotki, fosforki
  1.C metalloids and nonmetals | 1.C semimetalli e non metalli | 1.C Halbmetalle und Nichtmetalle | 1.C półmetale i niemetale
2 sulphides and sulphosalts | 2 solfuri e solfosali | 2 Sulfide und Sulfosalze | 2 siarczki i siarkosole
3 halides | 3 alogenuri | 3 Halogenide | 3 halogenki
4 oxides and hydroxides | 4 ossidi e idrossidi | 4 Oxide und Hydroxide | 4 tlenki i wodorotlenki
5 carbonates and nitrates | 5 carbonati e nitrati | 5 Carbonate und Nitrate | 5 węglany i azotany
6 borates | 6 borati | 6 Borate | 6 borany
7 sulphates, chromates, molybdates, tungstates | 7 solfati, cromati, molibdati, tungstati | 7 Sulfate, Chromate, Molybdate, Wolframate | 7 siarczany, chromiany, molibdeniany, wolframiany
8 phosphates, arsenates, vanadates | 8 fosfati, arseniati, vanadati | 8 Phosphate, Arsenate, Vanadate | 8 fosforany, arseniany, wanadany
9 silicates | 9 silicati | 9 Silikate | 9 krzemiany
  9.A nesosilicates | 9.A nesosilicati | 9.A Inselsilikate | 9.A krzemiany wyspowe
  9.B sorosilicates | 9.B sorosilicati | 9.B Gruppensilikate | 9.B krzemiany grupowe
  9.C cyclosilicates | 9.C ciclosilicati | 9.C Ringsilikate | 9.C krzemiany pierścieniowe
  9.D inosilicates | 9.D inosilicati | 9.D Ketten- und Bandsilikate | 9.D krzemiany łańcuchowe
  9.E phyllosilicates | 9.E fillosilicati | 9.E Schichtsilikate | 9.E krzemiany warstwowe
  9.F tectosilicates without zeolitic water | 9.F tettosilicati senza acqua zeolitica | 9.F Gerüstsilikate ohne zeolithisches Wasser | 9.F krzemiany szkieletowe bez wody zeolitowej
  9.G tectosilicates with zeolitic water | 9.G tettosilicati con acqua zeolitica | 9.G Gerüstsilikate mit zeolithischem Wasser | 9.G krzemiany szkieletowe z wodą zeolitową
10 organic compounds | 10 composti organici | 10 organische Verbindungen | 10 związki organiczne`,
  DANA: `
native elements | elementi nativi | gediegene Elemente | pierwiastki rodzime
sulphides | solfuri | Sulfide | siarczki
sulphosalts | solfosali | Sulfosalze | siarkosole
simple oxides | ossidi semplici | einfache Oxide | tlenki proste
hydroxides | idrossidi | Hydroxide | wodorotlenki
multiple oxides | ossidi multipli | Mehrfachoxide | tlenki złożone
halides | alogenuri | Halogenide | halogenki
carbonates | carbonati | Carbonate | węglany
nitrates | nitrati | Nitrate | azotany
borates | borati | Borate | borany
sulphates | solfati | Sulfate | siarczany
phosphates, arsenates and vanadates | fosfati, arseniati e vanadati | Phosphate, Arsenate und Vanadate | fosforany, arseniany i wanadany
tungstates and molybdates | tungstati e molibdati | Wolframate und Molybdate | wolframiany i molibdeniany
organic compounds | composti organici | organische Verbindungen | związki organiczne
nesosilicates | nesosilicati | Nesosilikate | nezokrzemiany
sorosilicates | sorosilicati | Sorosilikate | sorokrzemiany
cyclosilicates | ciclosilicati | Cyclosilikate | cyklokrzemiany
inosilicates | inosilicati | Inosilikate | inokrzemiany
phyllosilicates | fillosilicati | Phyllosilikate | fyllokrzemiany
tectosilicates | tettosilicati | Tektosilikate | tektokrzemiany`,
  CRYS: `
cubic | cubico | kubisch | regularny
tetragonal | tetragonale | tetragonal | tetragonalny
hexagonal | esagonale | hexagonal | heksagonalny
trigonal | trigonale | trigonal | trygonalny
orthorhombic | ortorombico | orthorhombisch | rombowy
monoclinic | monoclino | monoklin | jednoskośny
triclinic | triclino | triklin | trójskośny
amorphous | amorfo | amorph | amorficzny`,
  CRYC: `
1
-1
2
m
2/m
222
mm2
mmm
4
-4
4/m
422
4mm
-42m
4/mmm
3
-3
32
3m
-3m
6
-6
6/m
622
6mm
-6m2
6/mmm
23
m-3
432
-43m
m-3m`,
  MINA: `
crystal | cristallo | Kristall | kryształ
group of crystals | gruppo di cristalli | Kristallgruppe | grupa kryształów
druse | drusa | Druse | druza
geode | geode | Geode | geoda
massive | massivo | derb | masywny
granular | granulare | körnig | ziarnisty
earthy | terroso | erdig | ziemisty
crust | crosta | Kruste | skorupa
vein | vena | Gang | żyła
nodule | nodulo | Knolle | buła
concretion | concrezione | Konkretion | konkrecja
stalactite | stalattite | Stalaktit | stalaktyt
powder | polvere | Pulver | proszek
cut stone | pietra tagliata | geschliffener Stein | kamień szlifowany`,
  MINH: `
prismatic | prismatico | prismatisch | słupkowy
acicular | aciculare | nadelig | igiełkowy
tabular | tabulare | tafelig | tabliczkowy
platy | lamellare | blättrig | blaszkowy
fibrous | fibroso | faserig | włóknisty
columnar | colonnare | säulig | kolumnowy
cubic | cubico | würfelig | sześcienny
octahedral | ottaedrico | oktaedrisch | ośmiościenny
rhombohedral | romboedrico | rhomboedrisch | romboedryczny
dendritic | dendritico | dendritisch | dendrytyczny
botryoidal | botrioidale | traubig | groniasty
reniform | reniforme | nierig | nerkowaty
radiating | raggiato | radialstrahlig | promienisty
skeletal | scheletrico | skelettförmig | szkieletowy`,
  COLR: `
colourless | incolore | farblos | bezbarwny
white | bianco | Weiß | biały
grey | grigio | Grau | szary
black | nero | Schwarz | czarny
yellow | giallo | Gelb | żółty
  golden yellow | giallo oro | Goldgelb | złocisty
  honey yellow | giallo miele | Honiggelb | miodowy
orange | arancione | Orange | pomarańczowy
red | rosso | Rot | czerwony
  brick red | rosso mattone | Ziegelrot | ceglasty
  cherry red | rosso ciliegia | Kirschrot | wiśniowy
pink | rosa | Rosa | różowy
violet | viola | Violett | fioletowy
blue | azzurro | Blau | niebieski
  dark blue | blu | Dunkelblau | granatowy
green | verde | Grün | zielony
  olive green | verde oliva | Olivgrün | oliwkowy
brown | bruno | Braun | brązowy
multicoloured | multicolore | mehrfarbig | wielobarwny
iridescent | iridescente | irisierend | opalizujący`,
  LUST: `
metallic | metallica | metallisch | metaliczny
submetallic | submetallica | halbmetallisch | półmetaliczny
adamantine | adamantina | Diamantglanz | diamentowy
vitreous | vitrea | Glasglanz | szklisty
resinous | resinosa | Harzglanz | żywiczny
greasy | grassa | Fettglanz | tłusty
waxy | cerosa | Wachsglanz | woskowy
pearly | madreperlacea | Perlmuttglanz | perłowy
silky | sericea | Seidenglanz | jedwabisty
dull | opaca | matt | matowy
earthy | terrosa | erdig | ziemisty`,
  DIAP: `
transparent | trasparente | durchsichtig | przezroczysty
translucent | traslucido | durchscheinend | przeświecający
opaque | opaco | opak | nieprzezroczysty`,
  CLEA: `
perfect | perfetta | vollkommen | doskonała
good | buona | gut | dobra
distinct | distinta | deutlich | wyraźna
indistinct | indistinta | undeutlich | niewyraźna
poor | scarsa | schlecht | słaba
none | assente | keine | brak`,
  FRAC: `
conchoidal | concoide | muschelig | muszlowy
uneven | irregolare | uneben | nierówny
even | piana | eben | równy
splintery | scheggiosa | splittrig | zadziorowaty
hackly | uncinata | hakig | haczykowaty
earthy | terrosa | erdig | ziemisty
fibrous | fibrosa | faserig | włóknisty`,
  TENA: `
brittle | fragile | spröde | kruchy
malleable | malleabile | dehnbar | kowalny
sectile | settile | schneidbar | krajalny
ductile | duttile | duktil | ciągliwy
flexible | flessibile | biegsam | giętki
elastic | elastico | elastisch | sprężysty`,
  RADC: `
not radioactive | non radioattivo | nicht radioaktiv | niepromieniotwórczy
very weakly radioactive | debolissimamente radioattivo | sehr schwach radioaktiv | bardzo słabo promieniotwórczy
weakly radioactive | debolmente radioattivo | schwach radioaktiv | słabo promieniotwórczy
radioactive | radioattivo | radioaktiv | promieniotwórczy
strongly radioactive | fortemente radioattivo | stark radioaktiv | silnie promieniotwórczy`,
  DEPO: `
magmatic | magmatico | magmatisch | magmowe
pegmatitic | pegmatitico | pegmatitisch | pegmatytowe
hydrothermal | idrotermale | hydrothermal | hydrotermalne
skarn | skarn | Skarn | skarnowe
volcanic exhalation | esalativo vulcanico | vulkanische Exhalation | ekshalacyjne
sedimentary | sedimentario | sedimentär | osadowe
evaporitic | evaporitico | evaporitisch | ewaporatowe
placer | placer | Seife | okruchowe
metamorphic | metamorfico | metamorph | metamorficzne
oxidation zone | zona di ossidazione | Oxidationszone | strefa utlenienia
karst | carsico | Karst | krasowe
extraterrestrial | extraterrestre | extraterrestrisch | pozaziemskie`,
  SRNT: `
plutonic | plutonica | plutonisch | głębinowa
volcanic | vulcanica | vulkanisch | wulkaniczna
hypabyssal | filoniana | Ganggestein | żyłowa
pyroclastic | piroclastica | pyroklastisch | piroklastyczna
clastic sedimentary | sedimentaria clastica | klastisch-sedimentär | osadowa okruchowa
chemical sedimentary | sedimentaria chimica | chemisch-sedimentär | osadowa chemiczna
organogenic sedimentary | sedimentaria organogena | organogen-sedimentär | osadowa organogeniczna
metamorphic | metamorfica | metamorph | metamorficzna
impact rock | da impatto | Impaktgestein | impaktowa
meteorite | meteorite | Meteorit | meteoryt`,
  ROCK: `
igneous rocks | rocce magmatiche | magmatische Gesteine | skały magmowe
  plutonic rocks | rocce plutoniche | Plutonite | skały głębinowe
    granite | granito | Granit | granit
    granodiorite | granodiorite | Granodiorit | granodioryt
    diorite | diorite | Diorit | dioryt
    gabbro | gabbro | Gabbro | gabro
    syenite | sienite | Syenit | sjenit
    tonalite | tonalite | Tonalit | tonalit
    peridotite | peridotite | Peridotit | perydotyt
  volcanic rocks | rocce vulcaniche | Vulkanite | skały wulkaniczne
    rhyolite | riolite | Rhyolith | ryolit
    dacite | dacite | Dazit | dacyt
    andesite | andesite | Andesit | andezyt
    trachyte | trachite | Trachyt | trachit
    phonolite | fonolite | Phonolith | fonolit
    basalt | basalto | Basalt | bazalt
    obsidian | ossidiana | Obsidian | obsydian
    pumice | pomice | Bims | pumeks
  dyke rocks | rocce filoniane | Ganggesteine | skały żyłowe
    pegmatite | pegmatite | Pegmatit | pegmatyt
    aplite | aplite | Aplit | aplit
    lamprophyre | lamprofiro | Lamprophyr | lamprofir
  pyroclastic rocks | rocce piroclastiche | Pyroklastite | skały piroklastyczne
    tuff | tufo | Tuff | tuf
    ignimbrite | ignimbrite | Ignimbrit | ignimbryt
sedimentary rocks | rocce sedimentarie | Sedimentgesteine | skały osadowe
  clastic rocks | rocce clastiche | klastische Gesteine | skały okruchowe
    conglomerate | conglomerato | Konglomerat | zlepieniec
    breccia | breccia | Brekzie | brekcja
    sandstone | arenaria | Sandstein | piaskowiec
    siltstone | siltite | Siltstein | mułowiec
    claystone | argillite | Tonstein | iłowiec
  carbonate rocks | rocce carbonatiche | Karbonatgesteine | skały węglanowe
    limestone | calcare | Kalkstein | wapień
    dolostone | dolomia | Dolomitgestein | dolomit
    marl | marna | Mergel | margiel
    travertine | travertino | Travertin | trawertyn
  evaporites | evaporiti | Evaporite | ewaporaty
    rock salt | salgemma | Steinsalz | sól kamienna
    gypsum rock | gesso (roccia) | Gipsgestein | skała gipsowa
  siliceous rocks | rocce silicee | Kieselgesteine | skały krzemionkowe
    chert | selce | Hornstein | rogowiec
    radiolarite | radiolarite | Radiolarit | radiolaryt
  coal | carbone | Kohle | węgiel
metamorphic rocks | rocce metamorfiche | metamorphe Gesteine | skały metamorficzne
  slate | ardesia | Tonschiefer | łupek ilasty
  phyllite | fillade | Phyllit | fyllit
  mica schist | micascisto | Glimmerschiefer | łupek łyszczykowy
  gneiss | gneiss | Gneis | gnejs
  amphibolite | anfibolite | Amphibolit | amfibolit
  eclogite | eclogite | Eklogit | eklogit
  quartzite | quarzite | Quarzit | kwarcyt
  marble | marmo | Marmor | marmur
  serpentinite | serpentinite | Serpentinit | serpentynit
  hornfels | cornubianite | Hornfels | hornfels
  migmatite | migmatite | Migmatit | migmatyt
meteorites | meteoriti | Meteorite | meteoryty
  stony meteorite | aerolite | Steinmeteorit | meteoryt kamienny
    chondrite | condrite | Chondrit | chondryt
    achondrite | acondrite | Achondrit | achondryt
  stony-iron meteorite | siderolite | Stein-Eisen-Meteorit | meteoryt żelazno-kamienny
  iron meteorite | siderite | Eisenmeteorit | meteoryt żelazny
impactites | impattiti | Impaktite | impaktyty`,
  SRNV: `
porphyritic | porfirica | porphyrisch | porfirowa
vesicular | vescicolare | blasig | pęcherzykowata
amygdaloidal | amigdaloide | mandelsteinartig | migdałowcowa
oolitic | oolitica | oolithisch | oolitowa
fossiliferous | fossilifera | fossilführend | z fauną
nodular | nodulare | knollig | gruzłowa
bituminous | bituminosa | bituminös | bitumiczna
micaceous | micacea | glimmerreich | łyszczykowa
garnet-bearing | granatifera | granatführend | z granatami
augen | occhiadina | Augen- | oczkowa
spotted | maculata | gefleckt | plamista
banded | zonata | gebändert | wstęgowana`,
  SRCE: `
effusive | effusivo | effusiv | efuzywny
explosive | esplosivo | explosiv | eksplozywny
mixed | misto | gemischt | mieszany
intrusive | intrusivo | intrusiv | intruzywny
subvolcanic | subvulcanico | subvulkanisch | subwulkaniczny
phreatomagmatic | freatomagmatico | phreatomagmatisch | freatomagmowy`,
  SRCD: `
none | assente | keine | brak
early | precoce | früh | wczesna
intermediate | intermedia | mittel | pośrednia
late | tardiva | spät | późna
anchimetamorphic | anchimetamorfica | anchimetamorph | anchimetamorficzna`,
  SRCM: `
none | assente | kein | brak
very low | bassissimo | sehr niedrig | bardzo niski
low | basso | niedrig | niski
medium | medio | mittel | średni
high | alto | hoch | wysoki
contact metamorphism | metamorfismo di contatto | Kontaktmetamorphose | metamorfizm kontaktowy
shock metamorphism | metamorfismo da impatto | Stoßwellenmetamorphose | metamorfizm szokowy`,
  SRCZ: `
clay | argilla | Ton | ił
silt | silt | Silt | muł
very fine sand | sabbia finissima | Feinstsand | piasek bardzo drobny
fine sand | sabbia fine | Feinsand | piasek drobny
medium sand | sabbia media | Mittelsand | piasek średni
coarse sand | sabbia grossolana | Grobsand | piasek gruby
gravel | ghiaia | Kies | żwir
pebbles | ciottoli | Geröll | otoczaki
blocks | blocchi | Blöcke | bloki
aphanitic | afanitica | aphanitisch | afanitowe
fine-grained | a grana fine | feinkörnig | drobnoziarniste
medium-grained | a grana media | mittelkörnig | średnioziarniste
coarse-grained | a grana grossa | grobkörnig | gruboziarniste`,
  SRCC: `
calcitic | calcitico | kalzitisch | kalcytowe
dolomitic | dolomitico | dolomitisch | dolomitowe
siliceous | siliceo | kieselig | krzemionkowe
ferruginous | ferruginoso | eisenhaltig | żelaziste
clayey | argilloso | tonig | ilaste
gypseous | gessoso | gipsig | gipsowe
none | assente | keines | brak`,
  SRGC: `
loose | incoerente | locker | luźna
weakly cohesive | debolmente coerente | schwach verfestigt | słabo zwięzła
cohesive | coerente | verfestigt | zwięzła
very cohesive | molto coerente | stark verfestigt | bardzo zwięzła
pseudo-cohesive | pseudocoerente | scheinbar verfestigt | pozornie zwięzła`,
  SRIU: `
ashlar | concio | Werkstein | cios
column | colonna | Säule | kolumna
cladding | rivestimento | Verkleidung | okładzina
paving | pavimentazione | Bodenbelag | posadzka
roofing | copertura | Dachdeckung | pokrycie dachu
sculpture | scultura | Skulptur | rzeźba
road stone | pietrisco stradale | Straßenschotter | kruszywo drogowe
railway ballast | massicciata ferroviaria | Gleisschotter | tłuczeń kolejowy
lime burning | calce | Kalkbrennen | wypał wapna
cement | cemento | Zement | cement
millstone | macina | Mühlstein | kamień młyński
ornamental stone | pietra ornamentale | Ornamentstein | kamień ozdobny`,
} as const
