/** Books as described by libraries, documents as described by archives, and web resources. */
export const publicationAndDocumentTerms = {
  BIBM: `
printed text | testo a stampa | gedruckter Text | tekst drukowany
manuscript text | testo manoscritto | handschriftlicher Text | tekst rękopiśmienny
electronic resource | risorsa elettronica | elektronische Ressource | dokument elektroniczny
map or atlas | materiale cartografico | Karte oder Atlas | dokument kartograficzny
printed music | musica a stampa | Musikdruck | druk muzyczny
graphic material | materiale grafico | Bildmaterial | dokument ikonograficzny
microform | microforma | Mikroform | mikroforma
sound recording | registrazione sonora | Tonaufnahme | nagranie dźwiękowe
video recording | videoregistrazione | Videoaufnahme | nagranie wideo
kit | materiale multimediale | Medienkombination | zestaw multimedialny`,
  BIBL: `
monograph | monografia | selbstständiges Werk | wydawnictwo zwarte
multi-volume work | opera in più volumi | mehrbändiges Werk | dzieło wielotomowe
component part | spoglio | unselbstständiger Teil | część składowa
serial | seriale | fortlaufendes Sammelwerk | wydawnictwo ciągłe
integrating resource | risorsa integrativa | integrierende Ressource | zasób integrujący
made-up collection | raccolta fattizia | künstliche Sammlung | zbiór sztucznie utworzony`,
  BIBO: `
other title information | complemento del titolo | Titelzusatz | dodatek do tytułu
parallel title | titolo parallelo | Paralleltitel | tytuł równoległy
uniform title | titolo uniforme | Einheitstitel | tytuł ujednolicony
original title | titolo originale | Originaltitel | tytuł oryginału
translated title | titolo tradotto | übersetzter Titel | tytuł przekładu
title of the part | titolo della parte | Titel des Teils | tytuł części
cover title | titolo della copertina | Umschlagtitel | tytuł okładkowy
half title | titolo dell’occhietto | Schmutztitel | tytuł przedtytułowy
added title page | frontespizio aggiunto | zusätzliches Titelblatt | dodatkowa karta tytułowa
running title | titolo corrente | Kolumnentitel | żywa pagina
spine title | titolo del dorso | Rückentitel | tytuł grzbietowy
abbreviated title | titolo abbreviato | abgekürzter Titel | tytuł skrócony
former title | titolo precedente | früherer Titel | tytuł poprzedni
later title | titolo successivo | späterer Titel | tytuł następny`,
  DOCR: `
author | autore | Verfasser | autor
issuer | emittente | Aussteller | wystawca
sender | mittente | Absender | nadawca
recipient | destinatario | Empfänger | odbiorca
scribe | scrivente | Schreiber | pisarz
notary | notaio | Notar | notariusz
signatory | firmatario | Unterzeichner | sygnatariusz
sealer | sigillante | Siegler | pieczętujący
witness | testimone | Zeuge | świadek
party | parte contraente | Vertragspartei | strona umowy
draughtsman | disegnatore | Zeichner | rysownik
cartographer | cartografo | Kartograph | kartograf
photographer | fotografo | Fotograf | fotograf
compiler | compilatore | Kompilator | kompilator
translator | traduttore | Übersetzer | tłumacz
creator of the fonds | soggetto produttore | Bestandsbildner | twórca zespołu
person mentioned | persona menzionata | erwähnte Person | osoba wymieniona`,
  DOTR: `
original | originale | Original | oryginał
draft | minuta | Entwurf | brudnopis
authenticated copy | copia autentica | beglaubigte Abschrift | odpis uwierzytelniony
simple copy | copia semplice | einfache Abschrift | odpis zwykły
chartulary copy | copia in registro | Kopialabschrift | kopia kopiariuszowa
transumpt | transunto | Transsumpt | transumpt
photocopy | fotocopia | Fotokopie | fotokopia
microfilm | microfilm | Mikrofilm | mikrofilm
digital copy | copia digitale | Digitalisat | kopia cyfrowa
born digital | nativo digitale | genuin digital | dokument elektroniczny
forgery | falso | Fälschung | falsyfikat`,
  LNKT: `
web page | pagina web | Webseite | strona internetowa
online catalogue record | scheda di catalogo in linea | Datensatz eines Online-Katalogs | rekord katalogu internetowego
object in another museum | oggetto di un altro museo | Objekt eines anderen Museums | obiekt w innym muzeum
online exhibition | mostra virtuale | Online-Ausstellung | wystawa internetowa
virtual tour | visita virtuale | virtueller Rundgang | wirtualny spacer
digital edition | edizione digitale | digitale Edition | edycja cyfrowa
digitised book | libro digitalizzato | digitalisiertes Buch | książka zdigitalizowana
finding aid online | inventario in linea | Online-Findbuch | inwentarz internetowy
database | banca dati | Datenbank | baza danych
dataset | insieme di dati | Forschungsdaten | zbiór danych
3D model | modello 3D | 3D-Modell | model 3D
video | video | Video | wideo
audio | audio | Audio | audio
podcast | podcast | Podcast | podcast
blog post | articolo di blog | Blogbeitrag | wpis na blogu
news item | notizia | Nachricht | wiadomość
map | mappa | Karte | mapa
social media | social media | soziale Medien | media społecznościowe`,
} as const
