/** Materials, techniques and measurements. */
export const materialTerms = {
  MTC: `
clay | argilla | Ton | glina @ 4 12
  terracotta | terracotta | Terrakotta | terakota
  fine ware | ceramica depurata | Feinkeramik | ceramika cienkościenna
  coarse ware | impasto grossolano | Grobkeramik | ceramika grubościenna
  faience | faïence | Fayence | fajans
  maiolica | maiolica | Majolika | majolika
  stoneware | grès | Steinzeug | kamionka
  porcelain | porcellana | Porzellan | porcelana
metal | metallo | Metall | metal @ 4 9 12
  gold | oro | Gold | złoto
  silver | argento | Silber | srebro
  billon | mistura | Billon | bilon
  electrum | elettro | Elektron | elektron
  copper | rame | Kupfer | miedź
  bronze | bronzo | Bronze | brąz
  brass | ottone | Messing | mosiądz
  orichalcum | oricalco | Aurichalcum | orichalcum
  iron | ferro | Eisen | żelazo
  steel | acciaio | Stahl | stal
  lead | piombo | Blei | ołów
  tin | stagno | Zinn | cyna
  pewter | peltro | Hartzinn | stop cyny
  zinc | zinco | Zink | cynk
  nickel | nichel | Nickel | nikiel
  cupronickel | cupronichel | Kupfernickel | miedzionikiel
  aluminium | alluminio | Aluminium | aluminium
  platinum | platino | Platin | platyna
stone | pietra | Stein | kamień @ 4 12
  marble | marmo | Marmor | marmur
  limestone | calcare | Kalkstein | wapień
  sandstone | arenaria | Sandstein | piaskowiec
  granite | granito | Granit | granit
  porphyry | porfido | Porphyr | porfir
  basalt | basalto | Basalt | bazalt
  tuff | tufo | Tuff | tuf
  travertine | travertino | Travertin | trawertyn
  alabaster | alabastro | Alabaster | alabaster
  flint | selce | Feuerstein | krzemień
  obsidian | ossidiana | Obsidian | obsydian
  slate | ardesia | Schiefer | łupek
  jade | giada | Jade | jadeit
  rock crystal | cristallo di rocca | Bergkristall | kryształ górski
  lapis lazuli | lapislazzuli | Lapislazuli | lapis lazuli
glass | vetro | Glas | szkło @ 4 12
  glass paste | pasta vitrea | Glaspaste | pasta szklana
  enamel | smalto | Email | emalia
wood | legno | Holz | drewno @ 4 12
  oak | rovere | Eiche | dąb
  poplar | pioppo | Pappel | topola
  walnut | noce | Nussbaum | orzech
  lime wood | tiglio | Linde | lipa
  pine | pino | Kiefer | sosna
  pear wood | pero | Birnbaum | grusza
  ebony | ebano | Ebenholz | heban
  boxwood | bosso | Buchsbaum | bukszpan
textile | tessuto | Textil | tkanina @ 4 12
  wool | lana | Wolle | wełna
  silk | seta | Seide | jedwab
  linen | lino | Leinen | len
  cotton | cotone | Baumwolle | bawełna
  hemp | canapa | Hanf | konopie
  velvet | velluto | Samt | aksamit
  canvas | tela | Leinwand | płótno
animal material | materiale animale | tierisches Material | materiał zwierzęcy @ 4 12
  bone | osso | Bein | kość
  ivory | avorio | Elfenbein | kość słoniowa
  antler | palco | Geweih | poroże
  horn | corno | Horn | róg
  leather | cuoio | Leder | skóra wyprawiona
  parchment | pergamena | Pergament | pergamin
  shell | conchiglia | Muschelschale | muszla
  tortoiseshell | tartaruga | Schildpatt | szylkret
  mother-of-pearl | madreperla | Perlmutt | masa perłowa
  coral | corallo | Koralle | koral
  feather | piuma | Feder | pióro
  wax | cera | Wachs | wosk
plant material | materiale vegetale | pflanzliches Material | materiał roślinny @ 4 12
  paper | carta | Papier | papier
  cardboard | cartone | Karton | karton
  papyrus | papiro | Papyrus | papirus
  straw | paglia | Stroh | słoma
  amber | ambra | Bernstein | bursztyn
pigments and binders | pigmenti e leganti | Pigmente und Bindemittel | pigmenty i spoiwa @ 12
  oil paint | colore a olio | Ölfarbe | farba olejna
  tempera | tempera | Tempera | tempera
  acrylic paint | colore acrilico | Acrylfarbe | farba akrylowa
  watercolour | acquerello | Aquarellfarbe | akwarela
  gouache | guazzo | Gouache | gwasz
  ink | inchiostro | Tinte | tusz
  charcoal | carboncino | Zeichenkohle | węgiel rysunkowy
  chalk | gesso naturale | Kreide | kreda
  pastel | pastello | Pastell | pastel
  graphite | grafite | Graphit | grafit
  gold leaf | foglia d’oro | Blattgold | złoto płatkowe
plaster | gesso | Gips | gips @ 4 12
stucco | stucco | Stuck | stiuk @ 4 12
papier-mâché | cartapesta | Papiermaché | papier-mâché @ 12
plastic | materia plastica | Kunststoff | tworzywo sztuczne @ 12
  celluloid | celluloide | Zelluloid | celuloid
  Bakelite | bachelite | Bakelit | bakelit
  polyester | poliestere | Polyester | poliester
rubber | gomma | Gummi | guma @ 12`,
  MTT: `
ceramic techniques | tecniche ceramiche | keramische Techniken | techniki ceramiczne! @ 4 12
  hand-built | modellato a mano | handgeformt | lepione ręcznie
  wheel-thrown | tornitura | scheibengedreht | toczenie na kole
  moulded | a stampo | in Form gepresst | wyciskanie w formie
  glazed | invetriatura | glasiert | szkliwienie
  black-figure | figure nere | schwarzfigurig | technika czarnofigurowa
  red-figure | figure rosse | rotfigurig | technika czerwonofigurowa
metal techniques | tecniche dei metalli | Metalltechniken | techniki metalowe! @ 4 9 12
  casting | fusione | Guss | odlew
  lost-wax casting | fusione a cera persa | Wachsausschmelzguss | odlew na wosk tracony
  hammering | martellatura | Hämmern | kucie
  repoussé | sbalzo | Treibarbeit | repusowanie
  chasing | cesellatura | Ziselieren | cyzelowanie
  engraving | incisione | Gravur | grawerowanie
  gilding | doratura | Vergoldung | złocenie
  niello | niello | Niello | niello
  granulation | granulazione | Granulation | granulacja
  filigree | filigrana | Filigran | filigran
  damascening | agemina | Tauschierung | inkrustacja metalem
  striking | coniazione | Prägung | bicie
  electrotype | galvanoplastica | Galvanoplastik | galwanoplastyka
painting techniques | tecniche pittoriche | Maltechniken | techniki malarskie! @ 4 12
  oil painting | pittura a olio | Ölmalerei | malarstwo olejne
  tempera painting | pittura a tempera | Temperamalerei | malarstwo temperowe
  fresco | affresco | Fresko | fresk
  watercolour painting | acquerellatura | Aquarellmalerei | malarstwo akwarelowe
  encaustic | encausto | Enkaustik | enkaustyka
  collage | collage | Collage | kolaż
drawing and printmaking | disegno e grafica | Zeichnung und Druckgraphik | rysunek i grafika! @ 12
  pen drawing | disegno a penna | Federzeichnung | rysunek piórem
  wash | lavis | Lavierung | lawowanie
  woodcut | xilografia | Holzschnitt | drzeworyt
  copper engraving | bulino | Kupferstich | miedzioryt
  etching | acquaforte | Radierung | akwaforta
  aquatint | acquatinta | Aquatinta | akwatinta
  mezzotint | mezzotinto | Schabkunst | mezzotinta
  drypoint | puntasecca | Kaltnadel | sucha igła
  lithography | litografia | Lithographie | litografia
  screen print | serigrafia | Siebdruck | sitodruk
  letterpress | stampa tipografica | Buchdruck | druk typograficzny
sculpting and joinery | scultura ed ebanisteria | Bildhauerei und Tischlerei | rzeźbienie i stolarstwo! @ 4 12
  carving | intaglio | Schnitzen | rzeźbienie
  chiselling | scalpellatura | Meißeln | obróbka dłutem
  inlay | intarsio | Intarsie | intarsja
  veneering | impiallacciatura | Furnieren | fornirowanie
  polychromy | policromia | Fassung | polichromia
  lacquering | laccatura | Lackieren | lakierowanie
glass techniques | tecniche del vetro | Glastechniken | techniki szklarskie! @ 4 12
  blowing | soffiatura | Blasen | dmuchanie
  mould blowing | soffiatura a stampo | formgeblasen | dmuchanie w formę
  cutting | taglio | Schliff | szlifowanie
  millefiori | millefiori | Millefiori | millefiori
textile techniques | tecniche tessili | Textiltechniken | techniki tkackie! @ 4 12
  weaving | tessitura | Weben | tkanie
  tapestry weaving | tessitura ad arazzo | Wirkerei | tkanie gobelinowe
  embroidery | ricamo | Stickerei | haft
  lace making | merletto | Spitze | koronkarstwo
  knitting | lavorazione a maglia | Stricken | dzianie
  felting | feltratura | Filzen | filcowanie
stone tool techniques | lavorazione della pietra scheggiata | Steinbearbeitung | obróbka kamienia! @ 4
  knapping | scheggiatura | Abschlagtechnik | łupanie
  retouching | ritocco | Retusche | retuszowanie
  polishing | levigatura | Schliff (Steingerät) | gładzenie`,
  MISZ: `
height | altezza | Höhe | wysokość
width | larghezza | Breite | szerokość
depth | profondità | Tiefe | głębokość
length | lunghezza | Länge | długość
diameter | diametro | Durchmesser | średnica
thickness | spessore | Dicke | grubość
weight | peso | Gewicht | masa
circumference | circonferenza | Umfang | obwód
volume | volume | Volumen | objętość
area | superficie | Fläche | powierzchnia
rim diameter | diametro dell’orlo | Randdurchmesser | średnica wylewu @ 4 12
foot diameter | diametro del piede | Fußdurchmesser | średnica stopki @ 4 12
wall thickness | spessore della parete | Wandstärke | grubość ścianki @ 4
height of letters | altezza delle lettere | Buchstabenhöhe | wysokość liter @ 4 12
die axis | asse dei conî | Stempelstellung | położenie stempli @ 9
sight size | luce | Lichtmaß | wymiary w świetle @ 12
sheet size | foglio | Blattmaß | wymiary arkusza @ 12
plate mark | impronta della lastra | Plattenrand | odcisk płyty @ 12
duration | durata | Dauer | czas trwania @ 12
wing span | apertura alare | Flügelspannweite | rozpiętość skrzydeł @ 13 8
body length | lunghezza del corpo | Körperlänge | długość ciała @ 13 8
tail length | lunghezza della coda | Schwanzlänge | długość ogona @ 13 8
plant height | altezza della pianta | Wuchshöhe | wysokość rośliny @ 13 5
crystal size | dimensione del cristallo | Kristallgröße | wielkość kryształu @ 13 6`,
  MISU: `
mm = vitrine:unit-mm
cm = vitrine:unit-cm
m = vitrine:unit-m
km = vitrine:unit-km
in = vitrine:unit-in
ft = vitrine:unit-ft
mg = vitrine:unit-mg
g = vitrine:unit-g
kg = vitrine:unit-kg
t = vitrine:unit-t
ct = vitrine:unit-ct
oz = vitrine:unit-oz
ml = vitrine:unit-ml
l = vitrine:unit-l
cm² = vitrine:unit-cm2
m² = vitrine:unit-m2
cm³ = vitrine:unit-cm3
m³ = vitrine:unit-m3
° = vitrine:unit-degree
h = vitrine:unit-h
min = vitrine:unit-min
s = vitrine:unit-s
px = vitrine:unit-px
pieces | pezzi | Stück | sztuki`,
  MISV: `
exact | esatta | genau | dokładny
circa | circa | circa | około
maximum | massima | maximal | maksymalny
minimum | minima | minimal | minimalny
preserved | conservata | erhalten | zachowany
reconstructed | ricostruita | rekonstruiert | zrekonstruowany
estimated | stimata | geschätzt | szacunkowy
with frame | con cornice | mit Rahmen | z ramą
without frame | senza cornice | ohne Rahmen | bez ramy
with base | con base | mit Sockel | z podstawą
packed | imballato | verpackt | w opakowaniu`,
  ISRC: `
signature | firma | Signatur | sygnatura
dedication | dedica | Widmung | dedykacja
title | titolo | Titel | tytuł
date | data | Datum | data
documentary inscription | iscrizione documentaria | Urkundeninschrift | inskrypcja dokumentowa
funerary inscription | iscrizione funeraria | Grabinschrift | inskrypcja nagrobna
votive inscription | iscrizione votiva | Weihinschrift | inskrypcja wotywna
commemorative inscription | iscrizione commemorativa | Gedenkinschrift | inskrypcja upamiętniająca
sacred inscription | iscrizione sacra | religiöse Inschrift | inskrypcja sakralna
caption | didascalia | Beischrift | podpis
owner’s mark | nota di possesso | Besitzvermerk | nota własnościowa
old inventory number | numero d’inventario antico | alte Inventarnummer | dawny numer inwentarzowy
label | etichetta | Etikett | etykieta
graffito | graffito | Graffito | graffito
price | prezzo | Preis | cena
instruction | istruzione | Anweisung | instrukcja
watermark | filigrana | Wasserzeichen | filigran`,
  ISRS: `
incised | a incisione | geritzt | ryta
carved | a scalpello | gemeißelt | wykuta
painted | a pennello | gemalt | malowana
in pen | a penna | mit der Feder | piórem
in pencil | a matita | mit Bleistift | ołówkiem
printed | a stampa | gedruckt | drukowana
stamped | a impressione | gestempelt | stemplowana
cast | a fusione | gegossen | odlana
embroidered | a ricamo | gestickt | haftowana
woven | a tessitura | gewebt | tkana
engraved | a bulino | graviert | grawerowana
in mosaic | a mosaico | in Mosaik | mozaikowa
burned in | a fuoco | eingebrannt | wypalana
typewritten | a macchina | maschinenschriftlich | maszynopisowa
in felt pen | a pennarello | mit Filzstift | flamastrem`,
  ISRP: `
upper left | in alto a sinistra | oben links | u góry po lewej
top centre | in alto al centro | oben Mitte | u góry pośrodku
upper right | in alto a destra | oben rechts | u góry po prawej
centre left | al centro a sinistra | links Mitte | pośrodku po lewej
centre | al centro | Mitte | pośrodku
centre right | al centro a destra | rechts Mitte | pośrodku po prawej
lower left | in basso a sinistra | unten links | u dołu po lewej
bottom centre | in basso al centro | unten Mitte | u dołu pośrodku
lower right | in basso a destra | unten rechts | u dołu po prawej
front | recto | Vorderseite | lico
back | verso | Rückseite | odwrocie
edge | bordo | Rand | krawędź
inside | interno | Innenseite | wewnątrz
underside | sotto la base | Unterseite | od spodu
on the frame | sulla cornice | auf dem Rahmen | na ramie
on the base | sulla base | auf dem Sockel | na podstawie
on the label | sull’etichetta | auf dem Etikett | na etykiecie`,
  SCRIPT: `
Latin capitals | capitale latina | lateinische Kapitalis | kapitała łacińska
Latin cursive | corsiva latina | lateinische Kursive | kursywa łacińska
uncial | onciale | Unziale | uncjała
Carolingian minuscule | minuscola carolina | karolingische Minuskel | minuskuła karolińska
Gothic script | gotica | gotische Schrift | pismo gotyckie
humanist script | umanistica | humanistische Schrift | pismo humanistyczne
Kurrent | Kurrent | Kurrentschrift | kurrenta
Latin script | latino | lateinische Schrift | pismo łacińskie
Greek script | greco | griechische Schrift | pismo greckie
Etruscan script | etrusco | etruskische Schrift | pismo etruskie
Phoenician script | fenicio | phönizische Schrift | pismo fenickie
Hebrew script | ebraico | hebräische Schrift | pismo hebrajskie
Arabic script | arabo | arabische Schrift | pismo arabskie
Kufic | cufico | kufische Schrift | kufickie
Cyrillic | cirillico | kyrillische Schrift | cyrylica
Glagolitic | glagolitico | glagolitische Schrift | głagolica
cuneiform | cuneiforme | Keilschrift | pismo klinowe
hieroglyphs | geroglifico | Hieroglyphen | hieroglify
runes | runico | Runen | runy
Devanagari | devanagari | Devanagari | dewanagari
Chinese characters | caratteri cinesi | chinesische Schriftzeichen | pismo chińskie
Japanese script | scrittura giapponese | japanische Schrift | pismo japońskie`,
  STMC: `
coat of arms | stemma | Wappen | herb
emblem | emblema | Emblem | emblemat
maker’s mark | marchio di fabbrica | Herstellermarke | znak wytwórcy
goldsmith’s mark | punzone dell’orafo | Meisterzeichen | znak złotnika
assay mark | punzone di garanzia | Beschauzeichen | znak probierczy
potter’s stamp | bollo del vasaio | Töpferstempel | stempel garncarski
brick stamp | bollo laterizio | Ziegelstempel | stempel na cegle
collector’s stamp | timbro di collezione | Sammlerstempel | stempel kolekcjonerski
library stamp | timbro di biblioteca | Bibliotheksstempel | pieczęć biblioteczna
photographer’s stamp | timbro del fotografo | Fotografenstempel | pieczątka fotografa
customs stamp | timbro doganale | Zollstempel | stempel celny
seal | sigillo | Siegel | pieczęć
monogram | monogramma | Monogramm | monogram
logo | logotipo | Logo | logotyp
house mark | marca di casata | Hausmarke | gmerk`,
  STMQ: `
noble | nobiliare | adelig | szlachecki
royal | reale | königlich | królewski
imperial | imperiale | kaiserlich | cesarski
papal | papale | päpstlich | papieski
episcopal | vescovile | bischöflich | biskupi
municipal | civico | städtisch | miejski
military | militare | militärisch | wojskowy
monastic | monastico | klösterlich | zakonny
of a guild | di corporazione | Zunft- | cechowy
of a manufactory | di manifattura | Manufaktur- | manufaktury
commercial | commerciale | gewerblich | handlowy
of guarantee | di garanzia | Garantie- | gwarancyjny`,
} as const
