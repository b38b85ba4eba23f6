/** Object types by category: 4 archaeological, 9 numismatic, 12 other, 13 natural history with its branches 5 to 8 and 14. */
export const objectTerms = {
  OGTD: `
vessels | recipienti | Gefäße | naczynia @ 4 12
  amphora | anfora | Amphore | amfora
  bowl | ciotola | Schale | misa
  cup | coppa | Becher | kubek
  dish | piatto | Teller | talerz
  jug | brocca | Krug | dzban
  krater | cratere | Krater | krater @ 4
  hydria | idria | Hydria | hydria @ 4
  kylix | kylix | Kylix | kyliks @ 4
  lekythos | lekythos | Lekythos | lekyt @ 4
  oinochoe | oinochoe | Oinochoe | oinochoe @ 4
  skyphos | skyphos | Skyphos | skyfos @ 4
  pot | olla | Topf | garnek
  urn | urna | Urne | urna
  unguentarium | unguentario | Salbgefäß | unguentarium @ 4
  bottle | bottiglia | Flasche | butelka
  vase | vaso | Vase | wazon
lighting | illuminazione | Beleuchtung | oświetlenie @ 4 12
  oil lamp | lucerna | Öllampe | lampka oliwna
  candlestick | candeliere | Leuchter | świecznik
  lantern | lanterna | Laterne | latarnia
tools and weapons | utensili e armi | Geräte und Waffen | narzędzia i broń @ 4 12
  axe | ascia | Beil | topór
  knife | coltello | Messer | nóż
  sword | spada | Schwert | miecz
  dagger | pugnale | Dolch | sztylet
  spearhead | punta di lancia | Lanzenspitze | grot włóczni
  arrowhead | punta di freccia | Pfeilspitze | grot strzały
  helmet | elmo | Helm | hełm
  spindle whorl | fusaiola | Spinnwirtel | przęślik
  loom weight | peso da telaio | Webgewicht | ciężarek tkacki
  needle | ago | Nadel | igła
  scraper | raschiatoio | Schaber | skrobacz @ 4
  key | chiave | Schlüssel | klucz
  nail | chiodo | Nagel | gwóźdź
dress and ornament | abbigliamento e ornamento | Tracht und Schmuck | strój i ozdoby @ 4 12
  fibula | fibula | Fibel | zapinka @ 4
  pin | spillone | Gewandnadel | szpila @ 4
  belt buckle | fibbia | Gürtelschnalle | sprzączka
  bracelet | bracciale | Armreif | bransoleta
  ring | anello | Ring | pierścień
  earring | orecchino | Ohrring | kolczyk
  necklace | collana | Halskette | naszyjnik
  bead | perla | Perle | paciorek
  pendant | pendente | Anhänger | zawieszka
  mirror | specchio | Spiegel | lustro
architecture and burial | architettura e sepolture | Architektur und Grab | architektura i pochówek @ 4
  capital | capitello | Kapitell | kapitel
  column | colonna | Säule | kolumna
  architectural slab | lastra architettonica | Verkleidungsplatte | płyta architektoniczna
  roof tile | tegola | Dachziegel | dachówka
  brick | mattone | Ziegel | cegła
  mosaic | mosaico | Mosaik | mozaika
  sarcophagus | sarcofago | Sarkophag | sarkofag
  stele | stele | Stele | stela
  altar | ara | Altar | ołtarz
  tessera | tessera musiva | Mosaikstein | tessera
numismatic objects | beni numismatici | numismatische Objekte | numizmaty @ 9
  coin | moneta | Münze | moneta
  medal | medaglia | Medaille | medal
  medallion | medaglione | Medaillon | medalion
  plaquette | placchetta | Plakette | plakieta
  token | gettone | Jeton | żeton
  tessera (token) | tessera | Tessera | tessera (żeton)
  lead seal | bolla plumbea | Bleibulle | bulla ołowiana
  seal matrix | matrice sfragistica | Siegelstempel | tłok pieczętny
  coin weight | peso monetale | Münzgewicht | odważnik monetarny
  die | conio | Prägestempel | stempel menniczy
  ingot | lingotto | Barren | sztabka
  banknote | banconota | Banknote | banknot
  share certificate | titolo azionario | Wertpapier | papier wartościowy
  decoration | decorazione | Orden | order
works of art | opere d’arte | Kunstwerke | dzieła sztuki @ 12
  painting | dipinto | Gemälde | obraz
  icon | icona | Ikone | ikona
  altarpiece | pala d’altare | Altarretabel | nastawa ołtarzowa
  polyptych | polittico | Flügelaltar | poliptyk
  miniature | miniatura | Miniatur | miniatura
  drawing | disegno | Zeichnung | rysunek
  watercolour | acquerello | Aquarell | akwarela
  print | stampa | Druckgraphik | rycina
  poster | manifesto | Plakat | plakat
  statue | statua | Statue | posąg
  statuette | statuetta | Statuette | figurka
  bust | busto | Büste | popiersie
  relief | rilievo | Relief | płaskorzeźba
  installation | installazione | Installation | instalacja
  video work | opera video | Videoarbeit | praca wideo
applied art | arti applicate | angewandte Kunst | rzemiosło artystyczne @ 12
  chair | sedia | Stuhl | krzesło
  chest | cassone | Truhe | skrzynia
  cabinet | stipo | Kabinettschrank | szafka kabinetowa
  table | tavolo | Tisch | stół
  clock | orologio | Uhr | zegar
  chalice | calice | Kelch | kielich
  reliquary | reliquiario | Reliquiar | relikwiarz
  monstrance | ostensorio | Monstranz | monstrancja
  tapestry | arazzo | Bildteppich | tapiseria
  carpet | tappeto | Teppich | dywan
  chasuble | pianeta | Kasel | ornat
  dress | abito | Kleid | suknia
  fan | ventaglio | Fächer | wachlarz
  snuffbox | tabacchiera | Tabatiere | tabakierka
photography and records | fotografia e documenti | Fotografie und Schriftgut | fotografia i dokumenty @ 12
  photograph | fotografia | Fotografie | fotografia
  photographic negative | negativo fotografico | Negativ | negatyw
  slide | diapositiva | Dia | przeźrocze
  postcard | cartolina | Postkarte | pocztówka
  album | album | Album | album
  map | carta geografica | Karte | mapa
  manuscript | manoscritto | Handschrift | rękopis
  book | libro | Buch | książka
science, technology and everyday life | scienza, tecnica e vita quotidiana | Wissenschaft, Technik und Alltag | nauka, technika i życie codzienne @ 12
  microscope | microscopio | Mikroskop | mikroskop
  telescope | telescopio | Fernrohr | teleskop
  globe | globo | Globus | globus
  sundial | meridiana | Sonnenuhr | zegar słoneczny
  camera | macchina fotografica | Kamera | aparat fotograficzny
  radio receiver | radioricevitore | Rundfunkempfänger | odbiornik radiowy
  sewing machine | macchina da cucire | Nähmaschine | maszyna do szycia
  model | modello | Modell | model
  toy | giocattolo | Spielzeug | zabawka
  mask | maschera | Maske | maska
  violin | violino | Geige | skrzypce
  flute | flauto | Flöte | flet
  drum | tamburo | Trommel | bęben
natural history specimens | campioni naturalistici | naturkundliche Präparate | okazy przyrodnicze @ 13 5 6 7 8 14
  herbarium sheet | foglio d’erbario | Herbarbogen | arkusz zielnikowy @ 13 5
  seed sample | campione di semi | Samenprobe | próbka nasion @ 13 5
  wood sample | campione di legno | Holzprobe | próbka drewna @ 13 5
  mounted animal | animale naturalizzato | Dermoplastik | dermoplastyka @ 13 8
  study skin | pelle da studio | Balg | skórka naukowa @ 13 8
  skeleton | scheletro | Skelett | szkielet @ 13 7 8
  skull | cranio | Schädel | czaszka @ 13 7 8
  egg | uovo | Ei | jajo @ 13 7 8
  nest | nido | Nest | gniazdo @ 13 8
  shell | conchiglia | Schneckenhaus oder Muschel | muszla @ 13 7 8
  pinned insect | insetto spillato | genadeltes Insekt | owad na szpilce @ 13 8
  specimen in fluid | preparato in liquido | Flüssigkeitspräparat | preparat mokry @ 13 5 8
  microscope slide | preparato microscopico | mikroskopisches Präparat | preparat mikroskopowy @ 13 5 7 8 14
  fossil | fossile | Fossil | skamieniałość @ 13 7
  trace fossil | icnofossile | Spurenfossil | skamieniałość śladowa @ 13 7
  amber with inclusion | ambra con incluso | Bernstein mit Einschluss | bursztyn z inkluzją @ 13 7
  mineral specimen | campione di minerale | Mineralstufe | okaz minerału @ 13 6
  crystal | cristallo | Kristall | kryształ @ 13 6
  gemstone | gemma | Edelstein | kamień szlachetny @ 13 6
  rock sample | campione di roccia | Gesteinsprobe | próbka skały @ 13 14
  thin section | sezione sottile | Dünnschliff | płytka cienka @ 13 6 14
  drill core | carota | Bohrkern | rdzeń wiertniczy @ 13 14
  meteorite | meteorite | Meteorit | meteoryt @ 13 6 14`,
  OGTT: `
by function | per funzione | nach Funktion | według funkcji!
  for transport | da trasporto | Transport- | transportowy
  for storage | da conserva | Vorrats- | zasobowy
  for cooking | da cucina | Koch- | kuchenny
  for the table | da mensa | Tafel- | stołowy
  for votive use | votivo | Votiv- | wotywny
  for the grave | funerario | Grab- | grobowy
  for liturgical use | liturgico | liturgisch | liturgiczny
  for ceremonies | cerimoniale | zeremoniell | ceremonialny
  for parade | da parata | Parade- | paradny
  for teaching | didattico | Lehr- | dydaktyczny
by form | per forma | nach Form | według formy!
  with handles | ansato | gehenkelt | z uchwytami
  with lid | con coperchio | mit Deckel | z pokrywą
  with spout | con beccuccio | mit Ausguss | z dziobkiem
  with foot | con piede | mit Fuß | na stopce
  miniature form | miniaturistico | Miniaturform | forma miniaturowa
  zoomorphic | zoomorfo | tiergestaltig | zoomorficzny
  anthropomorphic | antropomorfo | menschengestaltig | antropomorficzny
by decoration | per decorazione | nach Dekor | według zdobienia!
  painted | dipinto | bemalt | malowany
  stamped | stampigliato | gestempelt | stemplowany
  incised | inciso | geritzt | ryty
  in relief | a rilievo | reliefverziert | reliefowy
  undecorated | acromo | unverziert | niezdobiony`,
  OGTV: `
single object | oggetto singolo | Einzelobjekt | obiekt pojedynczy
set | insieme | Ensemble | zespół
series | serie | Serie | seria
pair | coppia | Paar | para
part | elemento | Teil | część
fragment | frammento | Fragment | fragment
fragments of one object | frammenti di un oggetto | Fragmente eines Objekts | fragmenty jednego obiektu
assembly | opera composita | zusammengesetztes Objekt | obiekt złożony
lot | lotto | Konvolut | zespół luźny`,
  PART: `
whole | intero | Ganzes | całość
rim | orlo | Rand | wylew @ 4 12
neck | collo | Hals | szyjka @ 4 12
shoulder | spalla | Schulter | ramię @ 4 12
body | corpo | Körper | korpus @ 4 12
handle | ansa | Henkel | ucho @ 4 12
spout | beccuccio | Ausguss | dziobek @ 4 12
foot | piede | Fuß | stopka @ 4 12
base | base | Basis | podstawa @ 4 12
lid | coperchio | Deckel | pokrywa @ 4 12
inside | interno | Innenseite | wnętrze @ 4 12
outside | esterno | Außenseite | strona zewnętrzna @ 4 12
head | testa | Kopf | głowa @ 4 12
support | supporto | Träger | podłoże @ 12
frame | cornice | Rahmen | rama @ 12
stretcher | telaio | Keilrahmen | krosno @ 12
mount | passe-partout | Passepartout | passe-partout @ 12
lining | fodera | Futter | podszewka @ 12
clasp | fermaglio | Verschluss | zapięcie @ 4 12
case | custodia | Etui | futerał @ 12
obverse | dritto | Vorderseite | awers @ 9
reverse | rovescio | Rückseite | rewers @ 9
edge | taglio | Rand der Münze | rant @ 9`,
  FRMT: `
rectangular | rettangolare | rechteckig | prostokątny
square | quadrato | quadratisch | kwadratowy
round | tondo | rund | okrągły
oval | ovale | oval | owalny
arched | centinato | mit Bogenabschluss | zamknięty łukiem
lunette | lunetta | Lunette | luneta
octagonal | ottagonale | achteckig | ośmioboczny
shaped | sagomato | geschweift | profilowany
triptych | trittico | Triptychon | tryptyk
folding screen | paravento | Wandschirm | parawan
scroll | rotolo | Rolle | zwój
folio | in folio | Folio | folio
quarto | in quarto | Quart | quarto
octavo | in ottavo | Oktav | octavo`,
  FRMK: `
gilded frame | cornice dorata | vergoldeter Rahmen | rama złocona
carved frame | cornice intagliata | geschnitzter Rahmen | rama rzeźbiona
original frame | cornice originale | Originalrahmen | rama oryginalna
passe-partout | passe-partout | Passepartout | passe-partout
display case | teca | Vitrine | gablota
glass dome | campana di vetro | Glassturz | klosz szklany
plinth | plinto | Sockel | postument
metal stand | supporto metallico | Metallständer | stojak metalowy
mannequin | manichino | Figurine | manekin
archival box | scatola conservativa | Archivkarton | pudło bezkwasowe`,
} as const
