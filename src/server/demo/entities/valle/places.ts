import { t } from '../../writing/texts.ts'
import { type Administration, type MorePlace, placesOf } from '../expand/places.ts'

/** The world as the museum needs it. The valley is invented; all other places are where maps have them. */
const table = `
Italia | paese | 42.83, 12.83 | Italy; Italien; Włochy | Wikidata Q38; GeoNames 3175395
  Lombardia | regione | 8.50 44.68 11.43 46.64 | Lombardy | Wikidata Q1210
    Provincia di Brescia | provincia | 9.83 45.19 10.83 46.36
      Brescia | comune | 45.5389, 10.2203 | Brixia | Wikidata Q6221; GeoNames 3181554
        Necropoli di via dei Tigli | necropoli | 45.5391, 10.2203
      Valle del Lirno | valle | 10.33 45.52 10.60 45.80 | Lirno Valley; Vallis Lirni
        Borgo Lirno | comune | 45.6100, 10.4800
          Palazzo Vivanti | palazzo | 45.6104, 10.4797
          Convento di San Zeno | chiesa | 45.6108, 10.4803
          Podere Sorelle | località | 45.6093, 10.4866
          Sorgente di Fontanafredda | luogo naturale | 45.6021, 10.4910
          Guado del Lirno | località | 45.5912, 10.4620
          Cascina Fornaci | località | 45.5598, 10.4471
        Casale | località | 45.5452, 10.5561
          Villa romana di Casale Aurelio | insediamento | 10.5529 45.5440 10.5551 45.5455
        Pian delle Felci | località | 45.7705, 10.5410
          Riparo Vivanti | grotta | 45.7712, 10.5418
        Monte Aguzzo | monte | 45.7011, 10.4703
        Lago di Serle Piccolo | lago | 45.5628, 10.3679
          Palafitta di Serle Piccolo | insediamento | 45.5630, 10.3684
      Collio | comune | 45.8103, 10.3334
      Adamello | monte | 46.1560, 10.4960
    Milano | comune | 45.4642, 9.1900 | Milan; Mailand | Wikidata Q490; GeoNames 3173435
    Bergamo | comune | 45.6983, 9.6773
    Pavia | comune | 45.1847, 9.1582
    Lanzada | comune | 46.2717, 9.8702
  Veneto | regione | 10.62 44.79 13.10 46.68
    Verona | comune | 45.4384, 10.9917 | | Wikidata Q2028
    Venezia | comune | 45.4375, 12.3358 | Venice; Venedig | Wikidata Q641; GeoNames 3164603; TGN 7018159
    Bolca | miniera o cava | 45.5960, 11.2050
  Friuli-Venezia Giulia | regione
    Aquileia | comune | 45.7695, 13.3676
    Grado | comune | 45.6776, 13.3858
    Trieste | comune | 45.6495, 13.7768 | Triest | Wikidata Q546
  Trentino-Alto Adige | regione
    Arco | comune | 45.9188, 10.8865
  Emilia-Romagna | regione
    Ravenna | comune | 44.4175, 12.2014
    Faenza | comune | 44.2857, 11.8833
  Toscana | regione | | Tuscany; Toskana
    Firenze | comune | 43.7696, 11.2558 | Florence; Florenz | Wikidata Q2044; TGN 7000457
    Rio Marina | comune | 42.8145, 10.4262
  Lazio | regione
    Roma | comune | 41.8933, 12.4829 | Rome; Rom; Rzym | Wikidata Q220; GeoNames 3169070; TGN 7000874; Pleiades 423025
    Cerveteri | comune | 42.0006, 12.0986 | Caere
      Necropoli della Banditaccia | necropoli | 42.0056, 12.0994
    Vulci | insediamento | 42.4189, 11.6317
      Necropoli dell’Osteria | necropoli | 42.4213, 11.6290
  Campania | regione
    Napoli | comune | 40.8359, 14.2488 | Naples; Neapel | Wikidata Q2634; TGN 7004474
    Nola | comune | 40.9262, 14.5276
  Puglia | regione | | Apulia
    Taranto | comune | 40.4711, 17.2432 | Tarentum; Taras
      Contrada Corti Vecchie | necropoli | 40.4644, 17.2470
    Canosa di Puglia | comune | 41.2229, 16.0669 | Canusium
  Sicilia | regione | | Sicily; Sizilien
    Agrigento | comune | 37.3111, 13.5765
    Catania | comune | 37.5024, 15.0873
Svizzera | paese | 46.80, 8.23 | Switzerland; Schweiz | Wikidata Q39
  Lugano | comune | 46.0037, 8.9511
  Göscheneralp | località | 46.6500, 8.4900
Austria | paese | 47.59, 14.12 | Österreich | Wikidata Q40
  Vienna | comune | 48.2082, 16.3738 | Wien | Wikidata Q1741
Germania | paese | 51.16, 10.45 | Germany; Deutschland | Wikidata Q183; GeoNames 2921044
  Bonn | comune | 50.7352, 7.1024 | | Wikidata Q586
  Crailsheim | comune | 49.1347, 10.0706
  Idar-Oberstein | comune | 49.7114, 7.3078
  Hunsrück | monte | 6.50 49.55 7.80 50.30
Belgio | paese | 50.64, 4.67 | Belgium; Belgien | Wikidata Q31
  Tervuren | comune | 50.8240, 4.5142
Polonia | paese | 52.13, 19.39 | Poland; Polen; Polska | Wikidata Q36
  Łódź | comune | 51.7592, 19.4560 | Lodsch | Wikidata Q580
    Las Łagiewnicki | riserva naturale | 51.8392, 19.4716
  Wałbrzych | comune | 50.7714, 16.2843 | Waldenburg
  Wieliczka | miniera o cava | 49.9834, 20.0553
Cechia | paese | 49.80, 15.47 | Czechia; Tschechien | Wikidata Q213
  Jince | comune | 49.7900, 13.9840
  Jáchymov | comune | 50.3584, 12.9341 | Joachimsthal
Grecia | paese | 39.07, 21.82 | Greece; Griechenland | Wikidata Q41
  Atene | comune | 37.9755, 23.7348 | Athens; Athen; Athenae | Wikidata Q1524; TGN 7001393; Pleiades 579885
Malta | isola | 35.90, 14.45 | | Wikidata Q233
Stati Uniti | paese | | United States; Vereinigte Staaten | Wikidata Q30
  Massachusetts | regione | -73.51 41.23 -69.93 42.89
Uruguay | paese | -32.52, -55.77 | | Wikidata Q77
  Artigas | comune | -30.4000, -56.4667
Brasile | paese | -14.24, -51.93 | Brazil; Brasilien | Wikidata Q155
  Minas Gerais | regione | -51.05 -22.93 -39.86 -14.23
Guyana francese | territorio storico | 3.93, -53.13 | French Guiana
Congo - Kinshasa | paese | -4.04, 21.76 | Democratic Republic of the Congo | Wikidata Q974
  Lubumbashi | comune | -11.6647, 27.4794 | Élisabethville
Madagascar | paese | -18.77, 46.87 | | Wikidata Q1019
Filippine | paese | 12.88, 121.77 | Philippines; Philippinen | Wikidata Q928
  Cebu | isola | 10.3157, 123.8854
`

const administration: Administration = {
  paese: 'country',
  regione: 'region',
  provincia: 'province',
  comune: 'municipality',
}

const told = (it: string, en: string) => ({
  placeDescription: [{ description: t(it, en), type: 'descrizione generale' }],
})

const more: Readonly<Record<string, MorePlace>> = {
  'Borgo Lirno': told(
    'Capoluogo della valle e sede del museo, sorto presso il ponte sul Lirno.',
    'The chief town of the valley and seat of the museum, grown up by the bridge over the Lirno.',
  ),
  'Valle del Lirno': told(
    'Valle prealpina dal Pian delle Felci alle colline moreniche.',
    'A valley of the pre-Alps, from Pian delle Felci down to the moraine hills.',
  ),
  'Palazzo Vivanti': {
    address: 'piazza del Mercato 4, Borgo Lirno',
    existence: '1742',
    ...told(
      'Casa della famiglia Vivanti, dal 1915 sede del museo.',
      'House of the Vivanti family, home of the museum since 1915.',
    ),
  },
  'Villa romana di Casale Aurelio': {
    existence: 'I sec. a.C. – V sec. d.C.',
    periods: 'età romana',
    ...told(
      'Villa rustica con quartiere termale e ambienti a mosaico, scavata dal 2002 al 2006.',
      'A country villa with baths and mosaic floors, dug from 2002 to 2006.',
    ),
  },
  'Palafitta di Serle Piccolo': {
    periods: 'Età del Bronzo',
    ...told(
      'Abitato palafitticolo riemerso nella magra del 1953.',
      'A lake dwelling that came to light when the water fell in 1953.',
    ),
  },
  'Riparo Vivanti': {
    periods: 'Paleolitico medio',
    sensitive: true,
    ...told('Riparo sotto roccia frequentato da cacciatori.', 'A rock shelter used by hunters.'),
  },
  'Necropoli di via dei Tigli': { periods: 'Età del Ferro; età romana' },
  'Podere Sorelle': { sensitive: true },
  'Contrada Corti Vecchie': { draft: true },
  Cebu: { draft: true },
}

export const places = placesOf(table, administration, more)
