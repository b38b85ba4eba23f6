/** Conservation, treatment and documentation. */
export const conditionTerms = {
  STCC: `
excellent | ottimo | sehr gut | bardzo dobry
good | buono | gut | dobry
fair | discreto | befriedigend | dostateczny
mediocre | mediocre | mäßig | mierny
poor | cattivo | schlecht | zły
very poor | pessimo | sehr schlecht | bardzo zły
not determined | dato non disponibile | nicht ermittelt | nieokreślony`,
  COMPL: `
complete | integro | vollständig | kompletny
nearly complete | quasi integro | fast vollständig | prawie kompletny
incomplete | incompleto | unvollständig | niekompletny
recomposed | ricomposto | zusammengesetzt | sklejony
restored with additions | integrato | ergänzt | uzupełniony
fragmentary | frammentario | fragmentarisch | fragmentaryczny
fragment | frammento | Fragment | fragment
parts missing | parti mancanti | Teile fehlen | brak części`,
  DAMG: `
mechanical damage | danni meccanici | mechanische Schäden | uszkodzenia mechaniczne
  break | rottura | Bruch | złamanie
  crack | fessurazione | Riss | pęknięcie
  tear | strappo | Einriss | rozdarcie
  hole | foro | Loch | otwór
  loss | lacuna | Fehlstelle | ubytek
  scratch | graffio | Kratzer | zarysowanie
  abrasion | abrasione | Abrieb | przetarcie
  deformation | deformazione | Verformung | deformacja
  fold | piega | Falte | zagniecenie
  chip | scheggiatura | Absplitterung | odprysk
surface damage | danni superficiali | Oberflächenschäden | uszkodzenia powierzchni
  dirt | depositi | Verschmutzung | zabrudzenie
  stain | macchia | Fleck | plama
  discolouration | alterazione cromatica | Verfärbung | przebarwienie
  fading | sbiadimento | Ausbleichen | wyblaknięcie
  flaking | sollevamento | Abblättern | łuszczenie
  craquelure | craquelure | Craquelé | krakelura
  yellowed varnish | ingiallimento della vernice | vergilbter Firnis | pożółkły werniks
  efflorescence | efflorescenza | Ausblühung | wykwity solne
chemical damage | danni chimici | chemische Schäden | uszkodzenia chemiczne
  corrosion | corrosione | Korrosion | korozja
  bronze disease | cancro del bronzo | Bronzekrankheit | trąd brązu
  foxing | foxing | Stockflecken | foxing
  glass disease | malattia del vetro | Glaskrankheit | choroba szkła
  ink corrosion | corrosione da inchiostro | Tintenfraß | korozja atramentowa
  vinegar syndrome | sindrome acetica | Essigsyndrom | syndrom octowy
  pyrite decay | decadimento della pirite | Pyritzerfall | rozkład pirytu
biological damage | danni biologici | biologische Schäden | uszkodzenia biologiczne
  woodworm | tarlo | Holzwurm | kołatek
  moths | tarme | Mottenfraß | mole
  mould | muffa | Schimmel | pleśń
  rodents | roditori | Nagetierfraß | gryzonie
  museum beetle | antreno | Museumskäfer | mrzyk muzealny
damage by water | danni da acqua | Wasserschäden | uszkodzenia przez wodę
damage by fire | danni da fuoco | Brandschäden | uszkodzenia przez ogień
damage by light | danni da luce | Lichtschäden | uszkodzenia przez światło
earlier restoration | restauri precedenti | frühere Restaurierungen | wcześniejsze konserwacje`,
  HAZ: `
arsenic | arsenico | Arsen | arsen
mercury | mercurio | Quecksilber | rtęć
lead | piombo | Blei | ołów
asbestos | amianto | Asbest | azbest
pesticide residues | residui di pesticidi | Biozidrückstände | pozostałości pestycydów
formaldehyde | formaldeide | Formaldehyd | formaldehyd
radioactive material | materiale radioattivo | radioaktives Material | materiał promieniotwórczy
cellulose nitrate | nitrato di cellulosa | Cellulosenitrat | azotan celulozy
mould | muffa | Schimmel | pleśń
sharp edges | bordi taglienti | scharfe Kanten | ostre krawędzie
unstable or heavy | instabile o pesante | instabil oder schwer | niestabilny lub ciężki
explosive or ammunition | esplosivo o munizioni | Explosivstoff oder Munition | materiał wybuchowy lub amunicja
poisonous content | contenuto velenoso | giftiger Inhalt | zawartość trująca
electrical hazard | pericolo elettrico | elektrische Gefahr | zagrożenie elektryczne
flammable liquid | liquido infiammabile | brennbare Flüssigkeit | ciecz łatwopalna
infectious material | materiale infettivo | infektiöses Material | materiał zakaźny`,
  SALV: `
first priority | prima priorità | erste Priorität | pierwszy priorytet
second priority | seconda priorità | zweite Priorität | drugi priorytet
third priority | terza priorità | dritte Priorität | trzeci priorytet
no priority | nessuna priorità | keine Priorität | bez priorytetu
do not move | da non spostare | nicht bewegen | nie przenosić`,
  RSTT: `
cleaning | pulitura | Reinigung | oczyszczanie
consolidation | consolidamento | Festigung | konsolidacja
desalination | desalinizzazione | Entsalzung | odsalanie
disinfestation | disinfestazione | Schädlingsbekämpfung | dezynsekcja
disinfection | disinfezione | Desinfektion | dezynfekcja
stabilisation | stabilizzazione | Stabilisierung | stabilizacja
joining | incollaggio | Klebung | sklejanie
filling | stuccatura | Kittung | kitowanie
retouching | ritocco pittorico | Retusche | retusz
lining | rifoderatura | Doublierung | dublaż
varnishing | verniciatura | Firnissen | werniksowanie
removal of earlier restoration | rimozione di restauri precedenti | Entrestaurierung | usunięcie wcześniejszych konserwacji
deacidification | deacidificazione | Entsäuerung | odkwaszanie
mounting | montaggio | Montierung | montaż
rehousing | ricondizionamento | Umverpackung | przepakowanie
re-preparation | nuova preparazione | Nachpräparation | ponowna preparacja
preventive care | conservazione preventiva | präventive Konservierung | konserwacja profilaktyczna`,
  RSTN: `
before an exhibition | in vista di un’esposizione | vor einer Ausstellung | przed wystawą
before a loan | in vista di un prestito | vor einer Leihgabe | przed wypożyczeniem
after excavation | dopo lo scavo | nach der Grabung | po wykopaliskach
after damage | dopo un danno | nach einem Schaden | po uszkodzeniu
regular care | manutenzione ordinaria | laufende Pflege | bieżąca opieka
research project | progetto di ricerca | Forschungsprojekt | projekt badawczy
emergency | pronto intervento | Notsicherung | zabezpieczenie doraźne
unknown | non documentato | nicht dokumentiert | nieudokumentowana`,
  ANLT: `
visual examination | esame visivo | Augenscheinnahme | badanie wizualne
optical microscopy | microscopia ottica | Lichtmikroskopie | mikroskopia optyczna
electron microscopy | microscopia elettronica | Elektronenmikroskopie | mikroskopia elektronowa
ultraviolet examination | esame in ultravioletto | UV-Untersuchung | badanie w ultrafiolecie
infrared reflectography | riflettografia infrarossa | Infrarotreflektographie | reflektografia w podczerwieni
X-radiography | radiografia | Röntgenuntersuchung | badanie rentgenowskie
computed tomography | tomografia computerizzata | Computertomographie | tomografia komputerowa
X-ray fluorescence | fluorescenza a raggi X | Röntgenfluoreszenzanalyse | fluorescencja rentgenowska
X-ray diffraction | diffrazione a raggi X | Röntgenbeugung | dyfrakcja rentgenowska
Raman spectroscopy | spettroscopia Raman | Raman-Spektroskopie | spektroskopia Ramana
infrared spectroscopy | spettroscopia infrarossa | Infrarotspektroskopie | spektroskopia w podczerwieni
gas chromatography | gascromatografia | Gaschromatographie | chromatografia gazowa
isotope analysis | analisi isotopica | Isotopenanalyse | analiza izotopowa
dendrochronology | dendrocronologia | Dendrochronologie | dendrochronologia
radiocarbon dating | datazione al radiocarbonio | Radiokarbondatierung | datowanie radiowęglowe
petrographic thin section | sezione sottile petrografica | petrographischer Dünnschliff | płytka cienka petrograficzna
fibre identification | riconoscimento delle fibre | Faserbestimmung | identyfikacja włókien
wood identification | riconoscimento del legno | Holzartenbestimmung | identyfikacja drewna
DNA analysis | analisi del DNA | DNA-Analyse | analiza DNA`,
  FTAT: `
overall view | veduta d’insieme | Gesamtansicht | widok ogólny
front | fronte | Vorderseite | przód
back | retro | Rückseite | tył
left side | lato sinistro | linke Seite | lewy bok
right side | lato destro | rechte Seite | prawy bok
top view | dall’alto | Aufsicht | widok z góry
underside | dal basso | Unterseite | widok od spodu
detail | particolare | Detail | detal
inscription | iscrizione | Inschrift | inskrypcja
mark | marchio | Marke | znak
damage | danno | Schaden | uszkodzenie
before treatment | prima del restauro | vor der Restaurierung | przed konserwacją
during treatment | durante il restauro | während der Restaurierung | w trakcie konserwacji
after treatment | dopo il restauro | nach der Restaurierung | po konserwacji
raking light | luce radente | Streiflicht | światło skośne
transmitted light | luce trasmessa | Durchlicht | światło przechodzące
ultraviolet | ultravioletto | Ultraviolett | ultrafiolet
infrared | infrarosso | Infrarot | podczerwień
X-ray | radiografia | Röntgenaufnahme | rentgenogram
in the exhibition | in esposizione | in der Ausstellung | na wystawie
at the find spot | sul luogo di rinvenimento | am Fundort | na miejscu znalezienia
obverse | dritto | Avers | awers
reverse | rovescio | Revers | rewers
label | etichetta | Etikett | etykieta`,
  BIL: `
about the object | bibliografia specifica | zum Objekt | o obiekcie
for comparison | bibliografia di confronto | zum Vergleich | porównawcza
first publication | prima edizione | Erstpublikation | pierwsza publikacja
exhibition catalogue | catalogo di mostra | Ausstellungskatalog | katalog wystawy
general | bibliografia di riferimento | allgemein | ogólna`,
  FNTT: `
contract | contratto | Vertrag | umowa
inventory | inventario | Inventar | inwentarz
invoice | fattura | Rechnung | faktura
letter | lettera | Brief | list
notarial deed | atto notarile | notarielle Urkunde | akt notarialny
excavation diary | giornale di scavo | Grabungstagebuch | dziennik wykopalisk
field notebook | taccuino di campagna | Feldbuch | notatnik terenowy
index card | scheda cartacea | Karteikarte | karta katalogowa
photograph | fotografia | Fotografie | fotografia
drawing or plan | disegno o pianta | Zeichnung oder Plan | rysunek lub plan
newspaper | giornale | Zeitung | gazeta
parish register | registro parrocchiale | Kirchenbuch | księga metrykalna
interview | intervista | Interview | wywiad
conservation report | relazione di restauro | Restaurierungsbericht | dokumentacja konserwatorska
auction catalogue | catalogo d’asta | Auktionskatalog | katalog aukcyjny
digital file | file digitale | digitale Datei | plik cyfrowy`,
} as const
