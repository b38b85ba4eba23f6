/** Subjects, styles, provenance; photographs, technical objects and media. */
export const artTerms = {
  SGTI: `
religious subjects | soggetti sacri | religiöse Themen | tematy religijne
  Old Testament | Antico Testamento | Altes Testament | Stary Testament
    Creation | Creazione | Schöpfung | Stworzenie świata
    Adam and Eve | Adamo ed Eva | Adam und Eva | Adam i Ewa
    Noah | Noè | Noah | Noe
    Moses | Mosè | Mose | Mojżesz
    David | Davide | David | Dawid
    Judith | Giuditta | Judith | Judyta
  New Testament | Nuovo Testamento | Neues Testament | Nowy Testament
    Annunciation | Annunciazione | Verkündigung an Maria | Zwiastowanie
    Nativity | Natività | Geburt Christi | Boże Narodzenie
    Adoration of the Magi | Adorazione dei Magi | Anbetung der Könige | Pokłon Trzech Króli
    Baptism of Christ | Battesimo di Cristo | Taufe Christi | Chrzest Chrystusa
    Last Supper | Ultima Cena | Abendmahl | Ostatnia Wieczerza
    Crucifixion | Crocifissione | Kreuzigung | Ukrzyżowanie
    Deposition | Deposizione | Kreuzabnahme | Zdjęcie z krzyża
    Pietà | Pietà | Vesperbild | Pietà
    Resurrection | Resurrezione | Auferstehung | Zmartwychwstanie
    Last Judgement | Giudizio universale | Jüngstes Gericht | Sąd Ostateczny
  Virgin and Child | Madonna col Bambino | Maria mit Kind | Madonna z Dzieciątkiem
  saints | santi | Heilige | święci
    Saint Jerome | san Girolamo | heiliger Hieronymus | święty Hieronim
    Saint Sebastian | san Sebastiano | heiliger Sebastian | święty Sebastian
    Saint Francis | san Francesco | heiliger Franziskus | święty Franciszek
    Saint George | san Giorgio | heiliger Georg | święty Jerzy
    Saint Catherine of Alexandria | santa Caterina d’Alessandria | heilige Katharina | święta Katarzyna Aleksandryjska
  angels | angeli | Engel | aniołowie
mythology | mitologia | Mythologie | mitologia
  Jupiter | Giove | Jupiter | Jowisz
  Venus | Venere | Venus | Wenus
  Apollo | Apollo | Apollo | Apollo
  Diana | Diana | Diana | Diana
  Minerva | Minerva | Minerva | Minerwa
  Bacchus | Bacco | Bacchus | Bachus
  Hercules | Ercole | Herkules | Herkules
  Trojan War | guerra di Troia | Trojanischer Krieg | wojna trojańska
allegory | allegoria | Allegorie | alegoria
  vanitas | vanitas | Vanitas | wanitas
  seasons | stagioni | Jahreszeiten | pory roku
  virtues | virtù | Tugenden | cnoty
history | storia | Geschichte | historia
  battle | battaglia | Schlacht | bitwa
portrait | ritratto | Porträt | portret
  self-portrait | autoritratto | Selbstporträt | autoportret
  group portrait | ritratto di gruppo | Gruppenporträt | portret zbiorowy
genre scene | scena di genere | Genreszene | scena rodzajowa
landscape | paesaggio | Landschaft | pejzaż
  seascape | marina | Seestück | marina
  townscape | veduta | Stadtansicht | weduta
still life | natura morta | Stillleben | martwa natura
animals | animali | Tiere | zwierzęta
plants | piante | Pflanzen | rośliny
nude | nudo | Akt | akt
interior | interno | Interieur | wnętrze
architecture | architettura | Architektur | architektura
ornament | ornamento | Ornament | ornament
heraldry | araldica | Heraldik | heraldyka
abstract | astratto | abstrakt | abstrakcja`,
  ICONCLASS: `
Abstract, non-representational art | Arte astratta, non figurativa | Abstrakte, ungegenständliche Kunst | Sztuka abstrakcyjna, nieprzedstawiająca = iconclass:0
Religion and magic | Religione e magia | Religion und Magie | Religia i magia = iconclass:1
Nature | Natura | Natur | Natura = iconclass:2
Human being, man in general | Essere umano, l’uomo in generale | Der Mensch im Allgemeinen | Człowiek w ogólności = iconclass:3
Society, civilisation, culture | Società, civiltà, cultura | Gesellschaft, Zivilisation, Kultur | Społeczeństwo, cywilizacja, kultura = iconclass:4
Abstract ideas and concepts | Idee e concetti astratti | Abstrakte Ideen und Konzepte | Idee i pojęcia abstrakcyjne = iconclass:5
History | Storia | Geschichte | Historia = iconclass:6
Bible | Bibbia | Bibel | Biblia = iconclass:7
Literature | Letteratura | Literatur | Literatura = iconclass:8
Classical mythology and ancient history | Mitologia classica e storia antica | Klassische Mythologie und antike Geschichte | Mitologia klasyczna i historia starożytna = iconclass:9`,
  STYL: `
ancient styles | stili antichi | antike Stile | style starożytne!
  Geometric style | stile geometrico | geometrischer Stil | styl geometryczny
  Severe style | stile severo | strenger Stil | styl surowy
  Hellenistic style | stile ellenistico | hellenistischer Stil | styl hellenistyczny
medieval styles | stili medievali | mittelalterliche Stile | style średniowieczne!
  Byzantine | bizantino | byzantinisch | bizantyjski
  Carolingian | carolingio | karolingisch | karoliński
  Ottonian | ottoniano | ottonisch | ottoński
  Romanesque | romanico | romanisch | romański
  Gothic | gotico | gotisch | gotycki
    International Gothic | gotico internazionale | Internationale Gotik | gotyk międzynarodowy
modern styles | stili moderni | Stile der Neuzeit | style nowożytne!
  Renaissance | Rinascimento | Renaissance | renesans
  Mannerism | manierismo | Manierismus | manieryzm
  Baroque | barocco | Barock | barok
  Caravaggism | caravaggismo | Caravaggismus | caravaggionizm
  Rococo | rococò | Rokoko | rokoko
  Neoclassicism | neoclassicismo | Klassizismus | klasycyzm
  Empire | stile impero | Empire | empire
  Biedermeier | Biedermeier | Biedermeier | biedermeier
  Romanticism | romanticismo | Romantik | romantyzm
  historicism | storicismo | Historismus | historyzm
  Realism | realismo | Realismus | realizm
  Macchiaioli | macchiaioli | Macchiaioli | macchiaioli
  Impressionism | impressionismo | Impressionismus | impresjonizm
  Symbolism | simbolismo | Symbolismus | symbolizm
  Young Poland | Giovane Polonia | Junges Polen | Młoda Polska
  Art Nouveau | liberty | Jugendstil | secesja
20th and 21st century | secoli XX e XXI | 20. und 21. Jahrhundert | XX i XXI wiek!
  Expressionism | espressionismo | Expressionismus | ekspresjonizm
  Cubism | cubismo | Kubismus | kubizm
  Futurism | futurismo | Futurismus | futuryzm
  Metaphysical art | metafisica | Pittura metafisica | malarstwo metafizyczne
  Constructivism | costruttivismo | Konstruktivismus | konstruktywizm
  Dada | dadaismo | Dada | dadaizm
  Bauhaus | Bauhaus | Bauhaus | Bauhaus
  New Objectivity | Nuova oggettività | Neue Sachlichkeit | Nowa Rzeczowość
  Art Deco | art déco | Art déco | art déco
  Surrealism | surrealismo | Surrealismus | surrealizm
  Abstract Expressionism | espressionismo astratto | Abstrakter Expressionismus | ekspresjonizm abstrakcyjny
  Informel | informale | Informel | informel
  Pop Art | pop art | Pop-Art | pop-art
  Arte Povera | arte povera | Arte povera | arte povera
  Minimal Art | minimalismo | Minimal Art | minimalizm
  Conceptual Art | arte concettuale | Konzeptkunst | sztuka konceptualna
  Transavanguardia | transavanguardia | Transavanguardia | transawangarda
folk art | arte popolare | Volkskunst | sztuka ludowa`,
  UBOT: `
church | chiesa | Kirche | kościół
chapel | cappella | Kapelle | kaplica
altar | altare | Altar | ołtarz
palace | palazzo | Palast | pałac
private house | casa privata | Privathaus | dom prywatny
public building | edificio pubblico | öffentliches Gebäude | budynek publiczny
garden | giardino | Garten | ogród
façade | facciata | Fassade | fasada
square | piazza | Platz | plac
tomb | tomba | Grab | grób
sanctuary | santuario | Heiligtum | sanktuarium
library | biblioteca | Bibliothek | biblioteka
theatre | teatro | Theater | teatr
unknown | ignota | unbekannt | nieznana`,
  EDTR: `
publisher | editore | Verleger | wydawca
printer | stampatore | Drucker | drukarz
bookseller | libraio | Buchhändler | księgarz
print dealer | mercante di stampe | Kunsthändler | handlarz rycin
photo agency | agenzia fotografica | Bildagentur | agencja fotograficzna
foundry | fonderia | Gießerei | odlewnia
distributor | distributore | Vertrieb | dystrybutor
editor | curatore | Herausgeber | redaktor
dedicatee | dedicatario | Widmungsempfänger | adresat dedykacji`,
  PRVM: `
commission | commissione | Auftrag | zamówienie
by descent | per discendenza | durch Erbgang | dziedziczenie
purchase | acquisto | Kauf | zakup
sale at auction | vendita all’asta | Auktion | sprzedaż na aukcji
gift | dono | Schenkung | dar
bequest | lascito | Vermächtnis | zapis
exchange | scambio | Tausch | wymiana
dowry | dote | Mitgift | posag
loan | prestito | Leihgabe | wypożyczenie
consignment | conto vendita | Kommission | komis
confiscation | confisca | Beschlagnahme | konfiskata
forced sale | vendita forzata | Zwangsverkauf | sprzedaż przymusowa
looting | saccheggio | Plünderung | grabież
theft | furto | Diebstahl | kradzież
recovery | recupero | Sicherstellung | odzyskanie
restitution | restituzione | Restitution | restytucja
secularisation | soppressione | Säkularisation | sekularyzacja
excavation | scavo | Ausgrabung | wykopaliska
colonial acquisition | acquisizione coloniale | kolonialer Erwerb | nabycie kolonialne
unknown | ignoto | unbekannt | nieznany`,
  DUED: `
not yet checked | non ancora verificata | noch nicht geprüft | jeszcze nie zbadano
in progress | in corso | in Bearbeitung | w toku
unproblematic | senza rilievi | unbedenklich | bez zastrzeżeń
gaps remain | con lacune | mit Lücken | z lukami
suspicious | sospetta | bedenklich | wątpliwa
confirmed loss through persecution | sottrazione per persecuzione accertata | verfolgungsbedingter Entzug bestätigt | potwierdzona utrata wskutek prześladowań
reported as lost art | segnalata come bene sottratto | als Raubgut gemeldet | zgłoszona jako strata
claim pending | rivendicazione in corso | Restitutionsersuchen anhängig | roszczenie w toku
settled | definita | abgeschlossen | sprawa zakończona`,
  TECF: `
measuring | misura | Messen | pomiar
observing | osservazione | Beobachten | obserwacja
calculating | calcolo | Rechnen | obliczenia
drawing | disegno | Zeichnen | kreślenie
timekeeping | misura del tempo | Zeitmessung | pomiar czasu
navigation | navigazione | Navigation | nawigacja
communication | comunicazione | Kommunikation | komunikacja
energy | energia | Energieerzeugung | energia
transport | trasporto | Verkehr | transport
agriculture | agricoltura | Landwirtschaft | rolnictwo
textile work | lavorazione tessile | Textilherstellung | włókiennictwo
metalworking | lavorazione dei metalli | Metallbearbeitung | obróbka metali
printing | stampa | Drucken | drukowanie
medicine | medicina | Medizin | medycyna
chemistry | chimica | Chemie | chemia
electricity | elettricità | Elektrizität | elektryczność
sound and image | suono e immagine | Ton und Bild | dźwięk i obraz
household | uso domestico | Haushalt | gospodarstwo domowe
teaching | didattica | Unterricht | nauczanie
data processing | elaborazione dati | Datenverarbeitung | przetwarzanie danych`,
  FTOG: `
negative | negativo | Negativ | negatyw
positive | positivo | Positiv | pozytyw
direct positive | positivo diretto | Direktpositiv | pozytyw bezpośredni
slide | diapositiva | Dia | przeźrocze
contact sheet | provino a contatto | Kontaktbogen | stykówka
stereoscopic photograph | stereoscopia | Stereofotografie | stereofotografia
photomechanical print | stampa fotomeccanica | Lichtdruck und Verwandtes | druk fotomechaniczny
digital photograph | fotografia digitale | Digitalfotografie | fotografia cyfrowa
instant photograph | fotografia istantanea | Sofortbild | fotografia natychmiastowa`,
  FTOP: `
daguerreotype | dagherrotipo | Daguerreotypie | dagerotyp
calotype | calotipo | Kalotypie | kalotyp
ambrotype | ambrotipo | Ambrotypie | ambrotyp
tintype | ferrotipo | Ferrotypie | ferrotyp
salted paper print | carta salata | Salzpapierabzug | odbitka solna
wet collodion | collodio umido | nasses Kollodium | mokry kolodion
albumen print | albumina | Albuminabzug | odbitka albuminowa
gelatin silver print | gelatina ai sali d’argento | Silbergelatineabzug | odbitka żelatynowo-srebrowa
gelatin dry plate | gelatina ai sali d’argento su lastra | Gelatine-Trockenplatte | sucha płyta żelatynowa
collodion print | aristotipo al collodio | Kollodiumabzug | odbitka kolodionowa
cyanotype | cianotipia | Cyanotypie | cyjanotypia
platinum print | platinotipia | Platindruck | platynotypia
carbon print | stampa al carbone | Pigmentdruck | odbitka węglowa
gum bichromate | gomma bicromatata | Gummidruck | guma
bromoil print | bromolio | Bromöldruck | bromolej
autochrome | autocromia | Autochrom | autochrom
chromogenic print | stampa cromogenica | chromogener Abzug | odbitka chromogeniczna
dye destruction print | Cibachrome | Silberfarbbleichverfahren | odbitka cibachrome
instant process | sviluppo immediato | Sofortbildverfahren | technika natychmiastowa
inkjet print | stampa a getto d’inchiostro | Tintenstrahldruck | wydruk atramentowy
collotype | fototipia | Lichtdruck | światłodruk
photogravure | fotoincisione | Heliogravüre | heliograwiura`,
  FTOS: `
glass | vetro | Glas | szkło
paper | carta | Papier | papier
resin-coated paper | carta politenata | PE-Papier | papier plastyfikowany
cardboard | cartoncino | Karton | karton
metal | metallo | Metall | metal
cellulose nitrate film | pellicola di nitrato | Nitratfilm | błona nitrocelulozowa
cellulose acetate film | pellicola di acetato | Acetatfilm | błona octanowa
polyester film | pellicola di poliestere | Polyesterfilm | błona poliestrowa
textile | tessuto | Gewebe | tkanina
ceramic | ceramica | Keramik | ceramika
digital | digitale | digital | cyfrowy`,
  FTOF: `
24 × 36 mm
6 × 6 cm
6 × 9 cm
9 × 12 cm
10 × 15 cm
13 × 18 cm
18 × 24 cm
24 × 30 cm
30 × 40 cm
carte de visite | carte de visite | Carte de visite | carte de visite
cabinet card | cabinet | Kabinettkarte | gabinetowy
stereo card | stereoscopica | Stereokarte | stereoskopowy
postcard | cartolina | Postkarte | pocztówkowy
panorama | panoramica | Panorama | panoramiczny`,
  TBMK: `
single-channel video | video monocanale | Einkanalvideo | wideo jednokanałowe
multi-channel video | video multicanale | Mehrkanalvideo | wideo wielokanałowe
film | film | Film | film
slide projection | proiezione di diapositive | Diaprojektion | projekcja przeźroczy
sound work | opera sonora | Klangarbeit | praca dźwiękowa
performance record | documentazione di performance | Performancedokumentation | dokumentacja performansu
interactive installation | installazione interattiva | interaktive Installation | instalacja interaktywna
software-based work | opera software | softwarebasiertes Werk | praca oparta na oprogramowaniu
net art | net art | Netzkunst | sztuka internetu
virtual reality | realtà virtuale | Virtual Reality | rzeczywistość wirtualna
light installation | installazione luminosa | Lichtinstallation | instalacja świetlna`,
} as const
