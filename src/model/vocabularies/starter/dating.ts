/** Periods, fractions, validity of dates. */
export const datingTerms = {
  DTZG: `
prehistory | preistoria | Vor- und Frühgeschichte | prehistoria
  Palaeolithic | Paleolitico | Paläolithikum | paleolit
    Lower Palaeolithic | Paleolitico inferiore | Altpaläolithikum | paleolit dolny
    Middle Palaeolithic | Paleolitico medio | Mittelpaläolithikum | paleolit środkowy
    Upper Palaeolithic | Paleolitico superiore | Jungpaläolithikum | paleolit górny
  Mesolithic | Mesolitico | Mesolithikum | mezolit
  Neolithic | Neolitico | Neolithikum | neolit
  Chalcolithic | Età del Rame | Kupferzeit | eneolit
  Bronze Age | Età del Bronzo | Bronzezeit | epoka brązu
    Early Bronze Age | Bronzo antico | Frühbronzezeit | wczesna epoka brązu
    Middle Bronze Age | Bronzo medio | Mittelbronzezeit | środkowa epoka brązu
    Late Bronze Age | Bronzo recente | Spätbronzezeit | młodsza epoka brązu
    Final Bronze Age | Bronzo finale | Endbronzezeit | schyłkowa epoka brązu
  Iron Age | Età del Ferro | Eisenzeit | epoka żelaza
    Hallstatt period | periodo di Hallstatt | Hallstattzeit | okres halsztacki
    La Tène period | periodo di La Tène | Latènezeit | okres lateński
antiquity | antichità | Antike | starożytność
  Pharaonic period | età faraonica | pharaonische Zeit | okres faraoński
  Geometric period | età geometrica | geometrische Zeit | okres geometryczny
  Orientalising period | età orientalizzante | orientalisierende Zeit | okres orientalizujący
  Archaic period | età arcaica | archaische Zeit | okres archaiczny
  Classical period | età classica | klassische Zeit | okres klasyczny
  Hellenistic period | età ellenistica | hellenistische Zeit | okres hellenistyczny
  Roman period | età romana | römische Zeit | okres rzymski
    Republican period | età repubblicana | republikanische Zeit | okres republiki
    Imperial period | età imperiale | Kaiserzeit | okres cesarstwa
  Late Antiquity | tarda antichità | Spätantike | późny antyk
Middle Ages | Medioevo | Mittelalter | średniowiecze
  Migration Period | età delle migrazioni | Völkerwanderungszeit | okres wędrówek ludów
  Early Middle Ages | Alto Medioevo | Frühmittelalter | wczesne średniowiecze
  Byzantine period | età bizantina | byzantinische Zeit | okres bizantyjski
  High Middle Ages | pieno Medioevo | Hochmittelalter | rozwinięte średniowiecze
  Late Middle Ages | Basso Medioevo | Spätmittelalter | późne średniowiecze
modern period | età moderna | Neuzeit | nowożytność
  15th century | secolo XV | 15. Jahrhundert | XV wiek
  16th century | secolo XVI | 16. Jahrhundert | XVI wiek
  17th century | secolo XVII | 17. Jahrhundert | XVII wiek
  18th century | secolo XVIII | 18. Jahrhundert | XVIII wiek
contemporary period | età contemporanea | Neueste Zeit | czasy najnowsze
  19th century | secolo XIX | 19. Jahrhundert | XIX wiek
  20th century | secolo XX | 20. Jahrhundert | XX wiek
    interwar period | periodo tra le due guerre | Zwischenkriegszeit | okres międzywojenny
    post-war period | dopoguerra | Nachkriegszeit | okres powojenny
  21st century | secolo XXI | 21. Jahrhundert | XXI wiek`,
  DTZS: `
beginning | inizio | Anfang | początek
first quarter | primo quarto | erstes Viertel | pierwsza ćwierć
first third | primo terzo | erstes Drittel | pierwsza tercja
first half | prima metà | erste Hälfte | pierwsza połowa
second quarter | secondo quarto | zweites Viertel | druga ćwierć
middle | metà | Mitte | połowa
second third | secondo terzo | zweites Drittel | druga tercja
third quarter | terzo quarto | drittes Viertel | trzecia ćwierć
second half | seconda metà | zweite Hälfte | druga połowa
last third | ultimo terzo | letztes Drittel | ostatnia tercja
last quarter | ultimo quarto | letztes Viertel | ostatnia ćwierć
end | fine | Ende | koniec
turn to the next | a cavallo con il successivo | Wende zum nächsten | przełom z następnym`,
  DTSV: `
circa | circa | um | około
before | ante | vor | przed
after | post | nach | po
not before | non ante | nicht vor | nie przed
certain | certa | gesichert | pewna
uncertain | incerta | unsicher | niepewna`,
  DTSL: `
circa | circa | um | około
before | ante | vor | przed
after | post | nach | po
not after | non post | nicht nach | nie po
certain | certa | gesichert | pewna
uncertain | incerta | unsicher | niepewna`,
  DTM: `
inscription | iscrizione | Inschrift | inskrypcja
date on the object | data sull’oggetto | Datierung am Objekt | data na obiekcie
signature | firma | Signatur | sygnatura
archival document | documento d’archivio | Archivquelle | dokument archiwalny
bibliography | bibliografia | Literatur | literatura
stylistic analysis | analisi stilistica | Stilanalyse | analiza stylistyczna
typological analysis | analisi tipologica | typologische Analyse | analiza typologiczna
archaeological context | contesto archeologico | Fundzusammenhang | kontekst archeologiczny
stratigraphy | stratigrafia | Stratigraphie | stratygrafia
historical context | contesto storico | historischer Zusammenhang | kontekst historyczny
scientific analysis | analisi scientifica | naturwissenschaftliche Analyse | analiza przyrodnicza
comparison | confronto | Vergleich | porównanie
mark or stamp | marchio o punzone | Marke oder Stempel | znak lub punca
coin type | tipo monetale | Münztyp | typ monety
oral tradition | tradizione orale | mündliche Überlieferung | tradycja ustna
iconography | iconografia | Ikonographie | ikonografia`,
  ADAT: `
radiocarbon dating | radiocarbonio | Radiokarbondatierung | datowanie radiowęglowe
dendrochronology | dendrocronologia | Dendrochronologie | dendrochronologia
thermoluminescence | termoluminescenza | Thermolumineszenz | termoluminescencja
optically stimulated luminescence | luminescenza otticamente stimolata | optisch stimulierte Lumineszenz | luminescencja stymulowana optycznie
potassium–argon dating | potassio-argo | Kalium-Argon-Datierung | metoda potasowo-argonowa
argon–argon dating | argo-argo | Argon-Argon-Datierung | metoda argonowo-argonowa
uranium–lead dating | uranio-piombo | Uran-Blei-Datierung | metoda uranowo-ołowiowa
uranium–thorium dating | uranio-torio | Uran-Thorium-Datierung | metoda uranowo-torowa
rubidium–strontium dating | rubidio-stronzio | Rubidium-Strontium-Datierung | metoda rubidowo-strontowa
fission track dating | tracce di fissione | Spaltspurdatierung | metoda trakowa
palaeomagnetism | paleomagnetismo | Paläomagnetismus | paleomagnetyzm
electron spin resonance | risonanza di spin elettronico | Elektronenspinresonanz | elektronowy rezonans spinowy
varve chronology | cronologia delle varve | Warvenchronologie | chronologia warwowa
amino acid dating | racemizzazione degli amminoacidi | Aminosäuredatierung | racemizacja aminokwasów`,
  GEOT: `
Phanerozoic | Fanerozoico | Phanerozoikum | fanerozoik
  Cenozoic | Cenozoico | Känozoikum | kenozoik
    Quaternary | Quaternario | Quartär | czwartorzęd
      Holocene | Olocene | Holozän | holocen
      Pleistocene | Pleistocene | Pleistozän | plejstocen
    Neogene | Neogene | Neogen | neogen
      Pliocene | Pliocene | Pliozän | pliocen
      Miocene | Miocene | Miozän | miocen
    Palaeogene | Paleogene | Paläogen | paleogen
      Oligocene | Oligocene | Oligozän | oligocen
      Eocene | Eocene | Eozän | eocen
      Palaeocene | Paleocene | Paläozän | paleocen
  Mesozoic | Mesozoico | Mesozoikum | mezozoik
    Cretaceous | Cretacico | Kreide | kreda
      Upper Cretaceous | Cretacico superiore | Oberkreide | kreda górna
      Lower Cretaceous | Cretacico inferiore | Unterkreide | kreda dolna
    Jurassic | Giurassico | Jura | jura
      Upper Jurassic | Giurassico superiore | Oberjura | jura górna
      Middle Jurassic | Giurassico medio | Mitteljura | jura środkowa
      Lower Jurassic | Giurassico inferiore | Unterjura | jura dolna
    Triassic | Triassico | Trias | trias
      Upper Triassic | Triassico superiore | Obertrias | trias górny
      Middle Triassic | Triassico medio | Mitteltrias | trias środkowy
      Lower Triassic | Triassico inferiore | Untertrias | trias dolny
  Palaeozoic | Paleozoico | Paläozoikum | paleozoik
    Permian | Permiano | Perm | perm
      Lopingian | Lopingiano | Lopingium | loping
      Guadalupian | Guadalupiano | Guadalupium | gwadalup
      Cisuralian | Cisuraliano | Cisuralium | cisural
    Carboniferous | Carbonifero | Karbon | karbon
      Pennsylvanian | Pennsylvaniano | Pennsylvanium | pensylwan
      Mississippian | Mississippiano | Mississippium | missisip
    Devonian | Devoniano | Devon | dewon
      Upper Devonian | Devoniano superiore | Oberdevon | dewon górny
      Middle Devonian | Devoniano medio | Mitteldevon | dewon środkowy
      Lower Devonian | Devoniano inferiore | Unterdevon | dewon dolny
    Silurian | Siluriano | Silur | sylur
    Ordovician | Ordoviciano | Ordovizium | ordowik
    Cambrian | Cambriano | Kambrium | kambr
Proterozoic | Proterozoico | Proterozoikum | proterozoik
  Neoproterozoic | Neoproterozoico | Neoproterozoikum | neoproterozoik
    Ediacaran | Ediacarano | Ediacarium | ediakar
  Mesoproterozoic | Mesoproterozoico | Mesoproterozoikum | mezoproterozoik
  Palaeoproterozoic | Paleoproterozoico | Paläoproterozoikum | paleoproterozoik
Archaean | Archeano | Archaikum | archaik
Hadean | Adeano | Hadaikum | hadeik`,
} as const
