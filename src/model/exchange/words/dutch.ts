/** Words of Dutch headings, by the English ones that columns are known by. */
export const dutch: Readonly<Record<string, string>> = {
  number: 'nummer|nr|nrs',
  'object number':
    'objectnummer|inventarisnummer|inventaris|inventarisnr|invnr|registratienummer|objectnr|museumnummer|objectcode',
  'other number':
    'ander nummer|andere nummers|oud nummer|oude nummers|vroeger nummer|alternatief nummer|ander inventarisnummer|oud inventarisnummer|oude inventarisnummers|bruikleennummer|negatiefnummer|overig nummer',
  'object name':
    'objectnaam|voorwerp|benaming|naam|trefwoord objectnaam|soort object|objecttype|soort|naam object|type object|objectbenaming',
  title: 'titel|hoofdtitel|titel object|werktitel',
  'alternative title':
    'andere titel|alternatieve titel|reekstitel|vertaalde titel|serietitel|ondertitel|serie|reeks',
  category:
    'categorie|objectcategorie|classificatie|rubriek|groep|hoofdgroep|subgroep|subcategorie|genre|indeling|objectgroep',
  type: 'type',
  department: 'afdeling|deelcollectie',
  collection: 'collectie|verzameling|collecties|collectienaam',
  maker:
    'vervaardiger|maker|kunstenaar|vervaardigers|makers|auteur|schilder|ontwerper maker|vervaardiging|kunstenaars|fabrikant|naam vervaardiger|naam kunstenaar',
  photographer: 'fotograaf',
  engraver: 'graveur|prentmaker',
  designer: 'ontwerper|tekenaar',
  publisher: 'uitgever|drukker|uitgeverij',
  role: 'rol|rol vervaardiger|rol maker|functie vervaardiger',
  'artist dates': 'levensdata|geboorte overlijden|nationaliteit vervaardiger|levensjaren',
  date: 'datering|datum|jaar|jaartal|datum vervaardiging|vervaardigingsdatum|datering tekst|productiedatum|ontstaansdatum|jaar vervaardiging|dateringen|tijd|tijdvak|datums',
  'date from':
    'datering begin|datering van|begindatum|beginjaar|datum vroegst|jaar van|datum begin|begin|datum van|vanaf|vervaardiging begin',
  'date to':
    'datering eind|datering tot|einddatum|eindjaar|datum laatst|jaar tot|datum eind|eind|datum tot|datering einde|tot|vervaardiging eind',
  period: 'periode|eeuw|stijlperiode',
  style: 'stijl|school|stroming',
  culture: 'cultuur|volk|bevolkingsgroep|cultuur volk',
  'material and technique':
    'materiaal techniek|materialen technieken|materiaal en techniek|techniek materiaal|materialen en technieken',
  material: 'materiaal|materialen|grondstof',
  technique: 'techniek|technieken|vervaardigingstechniek|bewerking',
  support: 'drager|ondergrond',
  dimensions: 'afmetingen|afmeting|maten|maat|formaat|omvang|afmetingen cm|maten cm|afm',
  quantity: 'aantal|aantal delen|aantal objecten|aantal onderdelen|aantal stuks|stuks|aantal exemplaren',
  inscription:
    'opschrift|opschriften|inscriptie|inscripties|tekst object|opschriften merken|randschrift|transcriptie',
  signature: 'signatuur|gesigneerd|handtekening|signering',
  marks: 'merk|merken|merktekens|keurmerk|merkteken|stempel',
  description:
    'beschrijving|omschrijving|fysieke beschrijving|objectbeschrijving|publiekstekst|fysieke omschrijving',
  'brief description': 'korte beschrijving|samenvatting|korte omschrijving',
  history: 'geschiedenis|historie|historische context|verhaal|achtergrond|achtergrondinformatie|context',
  keywords:
    'trefwoorden|trefwoord|onderwerp|onderwerpen|voorstelling|thema|themas|inhoud onderwerp|iconografie|afgebeeld',
  'depicted person': 'afgebeelde persoon|afgebeelde plaats|afgebeelde personen|geportretteerde',
  'place of production':
    'vervaardigingsplaats|plaats vervaardiging|productieplaats|plaats|land|plaats ontstaan|plaats productie|land herkomst|geografische herkomst|ontstaansplaats|geografie',
  findspot: 'vindplaats|plaats vondst|opgravingsplaats',
  excavation: 'opgraving',
  'find date': 'vondstdatum|datum vondst',
  'find context': 'vondstcontext|vondstomstandigheden',
  collector: 'verzamelaar',
  function: 'functie|gebruik|toepassing',
  'acquisition method':
    'verwervingsmethode|verwervingswijze|wijze verwerving|methode verwerving|manier verwerving|soort verwerving|verwervingsvorm|schenking bruikleen|bruikleen schenking',
  'acquisition date':
    'verwervingsdatum|datum verwerving|jaar verwerving|verwervingsjaar|datum ontvangst|datum aankoop|jaar aankoop|datum binnenkomst',
  donor:
    'verworven van|schenker|verkoper|bron verwerving|verwervingsbron|gever|herkomst verwerving|vorige eigenaar verwerving|geschonken door|gekregen van',
  acquisition: 'verwerving|verwervingen|aanwinst',
  gift: 'schenking',
  purchase: 'aankoop',
  'purchase price': 'prijs|aankoopprijs|aankoopbedrag|kosten',
  'insurance value': 'verzekeringswaarde|waarde|verzekerde waarde|getaxeerde waarde|taxatiewaarde|taxatie',
  provenance:
    'herkomst|herkomstgeschiedenis|vroegere eigenaar|vorige eigenaar|eigendomsgeschiedenis|vorige eigenaars|provenance|provenantie',
  owner: 'eigenaar|bruikleengever|eigendom|eigenaars',
  'legal status': 'juridische status|eigendomsstatus',
  location:
    'standplaats|locatie|huidige locatie|huidige standplaats|plaats depot|depot|vaste plaats object|bewaarplaats|berging|opslagplaats|plaatsing|zaal|plaats in museum|plaats museum',
  'home location': 'vaste standplaats|normale standplaats|vaste locatie',
  box: 'doos|doosnummer',
  shelf: 'plank|kast|stelling|lade',
  building: 'gebouw',
  floor: 'verdieping',
  condition: 'toestand|conditie|staat|conservering toestand|volledigheid toestand|staat object',
  'condition notes':
    'toestand omschrijving|conditiebeschrijving|schade|conditie beschrijving|toestand beschrijving',
  treatment: 'restauratie|restauraties|behandeling|conservering|restauratiegeschiedenis',
  'credit line': 'bronvermelding|credit|kredietregel|creditregel|verplichte vermelding',
  'rights statement': 'rechten|auteursrecht|auteursrechten|copyright',
  'rights holder': 'rechthebbende|rechthebbenden|auteursrechthebbende',
  licence: 'licentie',
  bibliography:
    'literatuur|bibliografie|literatuurverwijzing|publicaties|publicatie|literatuurreferenties|documentatie',
  exhibitions: 'tentoonstellingen|tentoonstelling|tentoonstellingsgeschiedenis|expositie|exposities',
  'related objects': 'gerelateerde objecten|verwante objecten|gerelateerd object|verwijzing object',
  notes:
    'opmerkingen|opmerking|notities|bijzonderheden|aantekeningen|notitie|toelichting|overige|diversen|commentaar',
  'catalogued by':
    'catalograaf|beschreven door|invoerder|ingevoerd door|registrator|geregistreerd door|beschrijver',
  'catalogue date':
    'datum invoer|invoerdatum|registratiedatum|datum registratie|datum beschrijving|datum inventarisatie',
  modified:
    'laatst gewijzigd|wijzigingsdatum|datum wijziging|gewijzigd|gewijzigd op|mutatiedatum|laatste wijziging|gewijzigd door',
  image:
    'afbeelding|afbeeldingen|foto|fotos|bestandsnaam|bestand|beeld|link|afbeeldingsnaam|reproductie|fotonummer|afbeelding url',
  museum: 'museum|instelling|instellingsnaam|instellingscode|naam instelling|beheerder',
  id: 'identificatie|recordnummer|volgnummer',
  status: 'recordstatus|status record|gepubliceerd|publiceren|online',
  colour: 'kleur|kleuren',
  language: 'taal',
  continent: 'werelddeel|continent',
  region: 'regio|streek',
  province: 'provincie',
  town: 'gemeente|stad|dorp',
  edition: 'oplage|editie|druk',
  part: 'onderdeel|deel',
  unit: 'eenheid',
  'birth date': 'geboortedatum|geboortejaar',
  'death date': 'sterfdatum|sterfjaar|overlijdensdatum|datum overlijden',
  certainty: 'zekerheid',
  birthplace: 'geboorteplaats',
  deathplace: 'sterfplaats|plaats overlijden|overlijdensplaats',
  method: 'methode|wijze',
  source: 'bron',
  reason: 'reden',
  position: 'positie',
  earliest: 'vroegst|vroegste',
  latest: 'laatst|laatste|uiterst',
  'loan from': 'bruikleen van',
  'on view': 'zichtbaar op zaal|op zaal',
  nationality: 'nationaliteit',
}
