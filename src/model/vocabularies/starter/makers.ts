/** Makers, cultures, schools and commissions. */
export const makersTerms = {
  AUTR: `
author | autore | Urheber | autor
artist | artista | Künstler | artysta
painter | pittore | Maler | malarz
sculptor | scultore | Bildhauer | rzeźbiarz
draughtsman | disegnatore | Zeichner | rysownik
engraver | incisore | Stecher | rytownik
printmaker | grafico | Graphiker | grafik
printer | stampatore | Drucker | drukarz
publisher | editore | Verleger | wydawca
photographer | fotografo | Fotograf | fotograf
architect | architetto | Architekt | architekt
designer | designer | Entwerfer | projektant
goldsmith | orafo | Goldschmied | złotnik
silversmith | argentiere | Silberschmied | srebrnik
founder | fonditore | Gießer | odlewnik
medallist | medaglista | Medailleur | medalier
potter | vasaio | Töpfer | garncarz
vase painter | ceramografo | Vasenmaler | malarz waz
cabinetmaker | ebanista | Kunsttischler | ebenista
weaver | tessitore | Weber | tkacz
embroiderer | ricamatore | Sticker | hafciarz
glassmaker | vetraio | Glasmacher | szklarz
clockmaker | orologiaio | Uhrmacher | zegarmistrz
instrument maker | costruttore di strumenti | Instrumentenbauer | budowniczy instrumentów
illuminator | miniatore | Buchmaler | iluminator
bookbinder | legatore | Buchbinder | introligator
manufacturer | fabbricante | Hersteller | wytwórca
inventor | inventore | Erfinder | wynalazca
restorer | restauratore | Restaurator | konserwator
copyist | copista | Kopist | kopista
assistant | aiuto | Gehilfe | pomocnik`,
  AUTS: `
certain | certo | gesichert | pewny
attributed to | attribuito a | zugeschrieben | przypisywany
probably by | probabilmente di | wahrscheinlich von | prawdopodobnie
possibly by | forse di | möglicherweise von | być może
workshop of | bottega di | Werkstatt | warsztat
circle of | cerchia di | Umkreis | krąg
follower of | seguace di | Nachfolger | naśladowca
pupil of | allievo di | Schüler von | uczeń
school of | scuola di | Schule | szkoła
manner of | maniera di | Art des | maniera
copy after | copia da | Kopie nach | kopia według
after | da | nach | według
and assistants | e aiuti | und Gehilfen | i pomocnicy
collaboration with | in collaborazione con | in Zusammenarbeit mit | we współpracy z
formerly attributed to | già attribuito a | früher zugeschrieben | dawniej przypisywany
forgery in the manner of | falso alla maniera di | Fälschung in der Art des | falsyfikat w typie`,
  AUTM: `
signature | firma | Signatur | sygnatura
monogram | monogramma | Monogramm | monogram
mark | marchio | Marke | znak
inscription | iscrizione | Aufschrift | napis
archival document | documento d’archivio | Archivquelle | dokument archiwalny
bibliography | bibliografia | Literatur | literatura
stylistic analysis | analisi stilistica | Stilanalyse | analiza stylistyczna
technical analysis | analisi tecnica | technologische Analyse | analiza technologiczna
expert opinion | perizia | Gutachten | ekspertyza
tradition | tradizione | Überlieferung | tradycja
old inventory | inventario antico | Altinventar | dawny inwentarz`,
  ATBD: `
European cultures | culture europee | europäische Kulturen | kultury europejskie!
  Italian | italiano | italienisch | włoska
    Florentine | fiorentino | florentinisch | florencka
    Venetian | veneziano | venezianisch | wenecka
    Roman (modern) | romano (moderno) | römisch (neuzeitlich) | rzymska (nowożytna)
    Lombard | lombardo | lombardisch | lombardzka
    Neapolitan | napoletano | neapolitanisch | neapolitańska
  German | tedesco | deutsch | niemiecka
  Austrian | austriaco | österreichisch | austriacka
  Polish | polacco | polnisch | polska
  French | francese | französisch | francuska
  Flemish | fiammingo | flämisch | flamandzka
  Dutch | olandese | niederländisch | niderlandzka
  Spanish | spagnolo | spanisch | hiszpańska
  British | britannico | britisch | brytyjska
  Bohemian | boemo | böhmisch | czeska
  Russian | russo | russisch | rosyjska
ancient cultures | culture antiche | antike Kulturen | kultury starożytne!
  Egyptian | egizio | ägyptisch | egipska
  Mesopotamian | mesopotamico | mesopotamisch | mezopotamska
  Minoan | minoico | minoisch | minojska
  Mycenaean | miceneo | mykenisch | mykeńska
  Cypriot | cipriota | zyprisch | cypryjska
  Phoenician and Punic | fenicio-punico | phönizisch-punisch | fenicko-punicka
  Greek | greco | griechisch | grecka
    Attic | attico | attisch | attycka
    Corinthian | corinzio | korinthisch | koryncka
    Magna Graecia | magnogreco | großgriechisch | Wielka Grecja
  Villanovan | villanoviano | Villanova-Kultur | villanowiańska
  Etruscan | etrusco | etruskisch | etruska
  Daunian | daunio | daunisch | daunijska
  Venetic | veneto antico | venetisch | wenetyjska
  Celtic | celtico | keltisch | celtycka
  Lusatian culture | cultura lusaziana | Lausitzer Kultur | kultura łużycka
  Przeworsk culture | cultura di Przeworsk | Przeworsk-Kultur | kultura przeworska
  Roman | romano | römisch | rzymska
  Byzantine | bizantino | byzantinisch | bizantyjska
  Langobard | longobardo | langobardisch | longobardzka
  Slavic | slavo | slawisch | słowiańska
Asian cultures | culture asiatiche | asiatische Kulturen | kultury azjatyckie!
  Chinese | cinese | chinesisch | chińska
  Japanese | giapponese | japanisch | japońska
  Indian | indiano | indisch | indyjska
  Persian | persiano | persisch | perska
  Ottoman | ottomano | osmanisch | osmańska
African cultures | culture africane | afrikanische Kulturen | kultury afrykańskie!
  Yoruba | yoruba | Yoruba | Joruba
  Akan | akan | Akan | Akan
  Kongo | kongo | Kongo | Kongo
American cultures | culture americane | amerikanische Kulturen | kultury amerykańskie!
  Maya | maya | Maya | Majowie
  Inca | inca | Inka | Inkowie
  Moche | moche | Moche | Moche
Oceanic cultures | culture oceaniche | ozeanische Kulturen | kultury Oceanii!
  Maori | maori | Maori | Maorysi`,
  ATBM: `
stylistic analysis | analisi stilistica | Stilanalyse | analiza stylistyczna
typological analysis | analisi tipologica | typologische Analyse | analiza typologiczna
find context | contesto di rinvenimento | Fundzusammenhang | kontekst znalezienia
inscription | iscrizione | Inschrift | inskrypcja
material analysis | analisi dei materiali | Materialanalyse | analiza materiałowa
archival document | documento d’archivio | Archivquelle | dokument archiwalny
bibliography | bibliografia | Literatur | literatura
statement of the collector | indicazione del raccoglitore | Angabe des Sammlers | informacja zbieracza`,
  CMMC: `
wedding | nozze | Hochzeit | ślub
birth | nascita | Geburt | narodziny
death | morte | Tod | śmierć
ex voto | ex voto | Votivgabe | wotum
coronation | incoronazione | Krönung | koronacja
canonisation | canonizzazione | Heiligsprechung | kanonizacja
victory | vittoria | Sieg | zwycięstwo
jubilee | giubileo | Jubiläum | jubileusz
foundation of a building | fondazione di un edificio | Gründung eines Bauwerks | fundacja budowli
furnishing of a residence | arredo di una residenza | Ausstattung einer Residenz | wyposażenie rezydencji
competition | concorso | Wettbewerb | konkurs
plague | pestilenza | Pest | zaraza`,
  CMMF: `
contract | contratto | Vertrag | kontrakt
account book | libro dei conti | Rechnungsbuch | księga rachunkowa
letter | lettera | Brief | list
inscription | iscrizione | Inschrift | inskrypcja
coat of arms | stemma | Wappen | herb
testament | testamento | Testament | testament
chronicle | cronaca | Chronik | kronika
inventory | inventario | Inventar | inwentarz
bibliography | bibliografia | Literatur | literatura
tradition | tradizione | Überlieferung | tradycja`,
} as const
