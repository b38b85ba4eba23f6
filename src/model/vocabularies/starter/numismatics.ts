/** Coins, medals and related objects. */
export const numismaticTerms = {
  DENO: `
Greek denominations | nominali greci | griechische Nominale | nominały greckie!
  stater | statere | Stater | stater
  drachm | dracma | Drachme | drachma
  didrachm | didramma | Didrachme | didrachma
  tetradrachm | tetradramma | Tetradrachme | tetradrachma
  obol | obolo | Obol | obol
  litra | litra | Litra | litra
Roman denominations | nominali romani | römische Nominale | nominały rzymskie!
  as | asse | As | as
  semis | semisse | Semis | semis
  dupondius | dupondio | Dupondius | dupondius
  sestertius | sesterzio | Sesterz | sesterc
  quinarius | quinario | Quinar | kwinar
  denarius | denario | Denar | denar
  antoninianus | antoniniano | Antoninian | antoninian
  aureus | aureo | Aureus | aureus
  solidus | solido | Solidus | solid
  siliqua | siliqua | Siliqua | silikwa
  follis | follis | Follis | follis
medieval and modern denominations | nominali medievali e moderni | mittelalterliche und neuzeitliche Nominale | nominały średniowieczne i nowożytne!
  penny | denaro | Pfennig | denar (średniowieczny)
  bracteate | bratteata | Brakteat | brakteat
  grosso | grosso | Groschen | grosz
  florin | fiorino | Gulden | floren
  ducat | ducato | Dukat | dukat
  zecchino | zecchino | Zecchine | cekin
  scudo | scudo | Scudo | skud
  thaler | tallero | Taler | talar
  kreuzer | carantano | Kreuzer | krajcar
  testone | testone | Teston | teston
  soldo | soldo | Soldo | sold
  baiocco | baiocco | Baiocco | bajok
  zloty | złoty | Złoty | złoty
  lira | lira | Lira | lir
  mark | marco | Mark | marka
  crown | corona | Krone | korona
  franc | franco | Franken | frank
  euro | euro | Euro | euro
  cent | centesimo | Cent | cent
non-European denominations | nominali extraeuropei | außereuropäische Nominale | nominały pozaeuropejskie!
  dirham | dirham | Dirham | dirham
  dinar | dinar | Dinar | dinar
  rupee | rupia | Rupie | rupia
  cash | cash | Käsch | kesz
  dollar | dollaro | Dollar | dolar`,
  NUSE: `
city issue | emissione civica | städtische Prägung | emisja miejska
provincial issue | emissione provinciale | Provinzialprägung | emisja prowincjonalna
imperial issue | emissione imperiale | Reichsprägung | emisja cesarska
restoration issue | emissione di restituzione | Restitutionsprägung | emisja restytucyjna
consecration issue | emissione di consacrazione | Konsekrationsprägung | emisja konsekracyjna
emergency issue | emissione d’emergenza | Notgeld | emisja zastępcza
siege issue | emissione ossidionale | Belagerungsmünze | moneta oblężnicza
commemorative issue | emissione commemorativa | Gedenkprägung | emisja pamiątkowa
vacant see issue | emissione di sede vacante | Sedisvakanzprägung | emisja okresu sede vacante
circulation issue | emissione per la circolazione | Umlaufprägung | emisja obiegowa`,
  OGTS: `
plated | suberata | gefüttert | suberat
contemporary forgery | falso d’epoca | zeitgenössische Fälschung | fałszerstwo z epoki
modern forgery | falso moderno | moderne Fälschung | fałszerstwo nowożytne
imitation | imitazione | Imitation | naśladownictwo
overstruck | ribattuta | überprägt | przebita
countermarked | contromarcata | gegengestempelt | kontrasygnowana
pierced | forata | gelocht | przedziurawiona
mounted | montata | gefasst | oprawiona
clipped | tosata | beschnitten | obcięta
cut | dimezzata | halbiert | pocięta
cast | fusa | gegossen | odlewana
double struck | ribattitura doppia | Doppelschlag | podwójnie wybita
off-centre | decentrata | dezentriert | wybita niecentrycznie
brockage | incusa per errore | Incusum | wybicie negatywowe
proof | prova | Probe | moneta próbna
mule | ibrida | Hybride | hybryda
fragment | frammento | Fragment | fragment`,
  OGRD: `
present | presente | vorhanden | dostępny
on loan | in prestito | verliehen | wypożyczony
in a bank vault | in cassaforte bancaria | im Banktresor | w skarbcu bankowym
under treatment | in restauro | in Restaurierung | w konserwacji
missing | mancante | vermisst | brak
stolen | rubato | gestohlen | skradziony
destroyed | distrutto | zerstört | zniszczony`,
  AUES: `
ancient states | stati antichi | antike Staaten | państwa starożytne!
  Athens | Atene | Athen | Ateny
  Syracuse | Siracusa | Syrakus | Syrakuzy
  Kingdom of Macedon | Regno di Macedonia | Königreich Makedonien | Królestwo Macedonii
  Ptolemaic Kingdom | Regno tolemaico | Ptolemäerreich | Królestwo Ptolemeuszy
  Roman Republic | Repubblica romana | Römische Republik | Republika Rzymska
  Roman Empire | Impero romano | Römisches Reich | Cesarstwo Rzymskie
  Byzantine Empire | Impero bizantino | Byzantinisches Reich | Cesarstwo Bizantyjskie
medieval and modern states | stati medievali e moderni | mittelalterliche und neuzeitliche Staaten | państwa średniowieczne i nowożytne!
  Republic of Venice | Repubblica di Venezia | Republik Venedig | Republika Wenecka
  Republic of Florence | Repubblica di Firenze | Republik Florenz | Republika Florencka
  Duchy of Milan | Ducato di Milano | Herzogtum Mailand | Księstwo Mediolanu
  Papal States | Stato Pontificio | Kirchenstaat | Państwo Kościelne
  Kingdom of Naples | Regno di Napoli | Königreich Neapel | Królestwo Neapolu
  Kingdom of Sardinia | Regno di Sardegna | Königreich Sardinien | Królestwo Sardynii
  Holy Roman Empire | Sacro Romano Impero | Heiliges Römisches Reich | Święte Cesarstwo Rzymskie
  Kingdom of Prussia | Regno di Prussia | Königreich Preußen | Królestwo Prus
  Austrian Empire | Impero austriaco | Kaisertum Österreich | Cesarstwo Austriackie
  Kingdom of Poland | Regno di Polonia | Königreich Polen | Królestwo Polskie
  Polish–Lithuanian Commonwealth | Confederazione polacco-lituana | Polen-Litauen | Rzeczpospolita Obojga Narodów
  Ottoman Empire | Impero ottomano | Osmanisches Reich | Imperium Osmańskie
  Kingdom of France | Regno di Francia | Königreich Frankreich | Królestwo Francji
contemporary states | stati contemporanei | heutige Staaten | państwa współczesne!
  Kingdom of Italy | Regno d’Italia | Königreich Italien | Królestwo Włoch
  Italian Republic | Repubblica Italiana | Italienische Republik | Republika Włoska
  German Empire | Impero tedesco | Deutsches Kaiserreich | Cesarstwo Niemieckie
  Federal Republic of Germany | Repubblica Federale di Germania | Bundesrepublik Deutschland | Republika Federalna Niemiec
  Republic of Poland | Repubblica di Polonia | Republik Polen | Rzeczpospolita Polska
  Vatican City | Città del Vaticano | Vatikanstadt | Watykan`,
  AUEZ: `
moneyer | monetiere | Münzmeister (antik) | monetariusz
mint master | zecchiere | Münzmeister | mincmistrz
die engraver | incisore dei conî | Stempelschneider | rytownik stempli
medallist | medaglista | Medailleur | medalier
assayer | saggiatore | Wardein | probierz
magistrate | magistrato | Münzbeamter | urzędnik menniczy
designer | modellatore | Entwerfer | projektant`,
  MINT: `
Athens | Atene | Athen | Ateny
Syracuse | Siracusa | Syrakus | Syrakuzy
Alexandria | Alessandria | Alexandria | Aleksandria
Antioch | Antiochia | Antiochia | Antiochia
Rome | Roma | Rom | Rzym
Lugdunum (Lyon) | Lugdunum (Lione) | Lugdunum (Lyon) | Lugdunum (Lyon)
Treveri (Trier) | Treviri | Trier | Trewir
Aquileia | Aquileia | Aquileia | Akwileja
Mediolanum (Milan) | Milano | Mailand | Mediolan
Ticinum (Pavia) | Pavia | Pavia | Pawia
Siscia (Sisak) | Siscia | Siscia | Siscia
Constantinople | Costantinopoli | Konstantinopel | Konstantynopol
Ravenna | Ravenna | Ravenna | Rawenna
Venice | Venezia | Venedig | Wenecja
Florence | Firenze | Florenz | Florencja
Naples | Napoli | Neapel | Neapol
Bologna | Bologna | Bologna | Bolonia
Vienna | Vienna | Wien | Wiedeń
Hall in Tirol | Hall in Tirol | Hall in Tirol | Hall in Tirol
Berlin | Berlino | Berlin | Berlin
Dresden | Dresda | Dresden | Drezno
Munich | Monaco di Baviera | München | Monachium
Kraków | Cracovia | Krakau | Kraków
Gdańsk | Danzica | Danzig | Gdańsk
Warsaw | Varsavia | Warschau | Warszawa
Paris | Parigi | Paris | Paryż
London | Londra | London | Londyn`,
  METL: `
gold | oro | Gold | złoto
electrum | elettro | Elektron | elektron
silver | argento | Silber | srebro
billon | mistura | Billon | bilon
copper | rame | Kupfer | miedź
bronze | bronzo | Bronze | brąz
orichalcum | oricalco | Aurichalcum | orichalcum
brass | ottone | Messing | mosiądz
potin | potin | Potin | potin
lead | piombo | Blei | ołów
tin | stagno | Zinn | cyna
iron | ferro | Eisen | żelazo
nickel | nichel | Nickel | nikiel
cupronickel | cupronichel | Kupfernickel | miedzionikiel
zinc | zinco | Zink | cynk
aluminium | alluminio | Aluminium | aluminium
acmonital | acmonital | Acmonital | acmonital
Nordic gold | oro nordico | Nordisches Gold | stop nordic gold
platinum | platino | Platin | platyna
bimetallic | bimetallico | bimetallisch | bimetal
paper | carta | Papier | papier`,
  EDGE: `
plain | liscio | glatt | gładki
milled | rigato | geriffelt | ząbkowany
lettered | con iscrizione | mit Randschrift | z napisem
corded | a cordone | Kordelrand | sznurowy
with leaves | a fogliette | Laubrand | liściasty
serrated | serrato | gezahnt | wycinany
grooved | con solco | mit Rille | z rowkiem
with stars | con stelle | mit Sternen | z gwiazdkami
irregular | irregolare | unregelmäßig | nieregularny`,
  NUST: `
uncirculated | fior di conio | Stempelglanz | stan menniczy
extremely fine | splendido | vorzüglich | stan piękny
very fine | bellissimo | sehr schön | stan bardzo dobry
fine | molto bello | schön | stan dobry
very good | bello | sehr gut erhalten | stan dostateczny
good | discreto | gut erhalten | stan mierny
poor | mediocre | gering erhalten | stan słaby`,
  STCL: `
complete | completa | vollständig | pełna
good | buona | gut | dobra
partial | parziale | teilweise | częściowa
poor | scarsa | gering | słaba
illegible | illeggibile | unlesbar | nieczytelna`,
} as const
