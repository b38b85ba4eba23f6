import { objectsOf } from '../expand.ts'
import { t } from '../texts.ts'
import { rooms } from './rooms.ts'

const mounted = (year: string) =>
  ({
    kind: 'animale naturalizzato',
    preparations: [
      { part: 'animale intero', type: 'naturalizzato', medium: 'sapone arsenicale', date: year },
    ],
    preparators: [{ preparator: 'Fratelli Bonomi, Brescia', role: 'tassidermista' }],
    hazards: [{ hazard: 'arsenico', note: 'Prova positiva in fluorescenza X, 2015.' }],
  }) as const

const showcase = [['2011-09-30', rooms.nature, 'esposizione']] as const

/** Shells, birds, a clutch of eggs, the last wolf. */
export const shellsAndVertebrates = objectsOf(
  {
    category: 'NATURALISTIC',
    subcategory: 'ZOOLOGY',
    register: 'inventario generale',
    department: 'storia naturale',
  },
  [
    {
      number: 'Zool. 300',
      kind: 'conchiglia',
      title: t('Capasanta', 'Great Mediterranean scallop', 'Jakobsmuschel', 'Przegrzebek'),
      preparations: [{ part: 'conchiglia', type: 'a secco', count: 2 }],
      determinations: [
        {
          taxon: 'Bivalvia > Pecten jacobaeus',
          author: '(Linnaeus, 1758)',
          determiner: 'Museo Civico di Trieste',
          date: '1912',
        },
      ],
      classification: {
        class: 'Bivalvia',
        order: 'Pectinida',
        family: 'Pectinidae',
        genus: 'Pecten',
        species: 'jacobaeus',
      },
      collectingPlace: {
        country: 'Italia',
        municipality: 'Grado',
        water: 'Mare Adriatico',
        point: '45.6776, 13.3858',
      },
      elevation: { minDepth: '18 m', maxDepth: '25 m' },
      collectingDate: '1911',
      collectingMethod: { method: 'dragaggio' },
      size: 'larghezza 13,1 cm',
      state: 'buono',
      from: ['scambio', '1912', 'Museo Civico di Trieste'],
      moves: showcase,
      picture: { family: 'shell', kind: 'scallop', colour: 'rose' },
      published: true,
    },
    {
      number: 'Zool. 317',
      kind: 'conchiglia',
      title: t('Torricella', 'Auger turret', 'Turmschnecke'),
      preparations: [{ part: 'conchiglia', type: 'a secco' }],
      determinations: [
        {
          taxon: 'Gastropoda > Turritella terebra',
          author: '(Linnaeus, 1758)',
          determiner: 'Sabrina Oldani',
          date: '2014',
        },
      ],
      classification: {
        class: 'Gastropoda',
        family: 'Turritellidae',
        genus: 'Turritella',
        species: 'terebra',
      },
      collectingPlace: {
        country: 'Filippine',
        water: 'Oceano Pacifico',
        continent: 'Asia',
        point: '10.3157, 123.8854',
        uncertainty: '50 km',
      },
      collectingDate: 'fine XIX secolo',
      state: 'ottimo',
      from: ['legato', '1915', 'Ottavio Vivanti'],
      moves: showcase,
      picture: { family: 'shell', kind: 'turret', colour: 'sand' },
    },
    {
      number: 'Zool. 322',
      kind: 'conchiglia',
      title: t('Cono tessuto', 'Textile cone', 'Textilkegelschnecke', 'Stożek tkany'),
      brief: t('Gasteropode velenoso dell’Indo-Pacifico.', 'A venomous snail of the Indo-Pacific.'),
      determinations: [
        {
          taxon: 'Gastropoda > Conus textile',
          author: 'Linnaeus, 1758',
          determiner: 'Sabrina Oldani',
          date: '2014',
        },
      ],
      classification: { class: 'Gastropoda', family: 'Conidae', genus: 'Conus', species: 'textile' },
      collectingPlace: {
        country: 'Madagascar',
        continent: 'Africa',
        water: 'Oceano Indiano',
        point: '-13.3333, 48.2667',
      },
      collectingDate: '1893',
      zoogeography: { sea: 'Indo-Pacifico occidentale' },
      state: 'buono',
      from: ['legato', '1915', 'Ottavio Vivanti'],
      moves: showcase,
      picture: { family: 'shell', kind: 'cone', colour: 'brown' },
    },
    {
      number: 'Zool. 12',
      ...mounted('1898'),
      title: t('Martin pescatore', 'Kingfisher', 'Eisvogel', 'Zimorodek'),
      brief: t(
        'Esemplare montato su ramo, dal greto del Lirno.',
        'Mounted on a branch; from the gravel banks of the Lirno.',
      ),
      determinations: [
        { taxon: 'Aves > Alcedo atthis', author: '(Linnaeus, 1758)', determiner: 'Fratelli Bonomi, Brescia' },
      ],
      classification: {
        class: 'Aves',
        order: 'Coraciiformes',
        family: 'Alcedinidae',
        genus: 'Alcedo',
        species: 'atthis',
        speciesAuthor: '(Linnaeus, 1758)',
      },
      collectingPlace: { country: 'Italia', verbatim: 'Lirno presso il ponte', point: '45.5920, 10.4631' },
      collectingDate: '1897–1898',
      life: { sex: 'maschio', stage: 'adulto' },
      causeOfDeath: 'abbattuto',
      size: 'altezza 21 cm; larghezza 14 cm',
      condition: { state: 'discreto', damages: 'sbiadimento; tarme' },
      from: ['donazione', '1899', 'Ottavio Vivanti'],
      moves: showcase,
      picture: { family: 'specimen', kind: 'bird', plumage: 'kingfisher' },
      published: true,
    },
    {
      number: 'Zool. 19',
      ...mounted('1904'),
      title: t('Verdone', 'Greenfinch', 'Grünfink', 'Dzwoniec'),
      determinations: [{ taxon: 'Passeriformes > Chloris chloris', author: '(Linnaeus, 1758)' }],
      classification: {
        class: 'Aves',
        order: 'Passeriformes',
        family: 'Fringillidae',
        genus: 'Chloris',
        species: 'chloris',
      },
      collectingPlace: { country: 'Italia', municipality: 'Borgo Lirno' },
      collectingDate: 'ottobre 1903',
      life: { sex: 'maschio', stage: 'adulto' },
      state: 'mediocre',
      from: ['acquisto', '1904', 'Fratelli Bonomi'],
      moves: showcase,
      picture: { family: 'specimen', kind: 'bird', plumage: 'finch' },
    },
    {
      number: 'Zool. 40',
      kind: 'uovo',
      title: t('Covata di merlo', 'Clutch of blackbird eggs', 'Gelege der Amsel'),
      preparations: [{ part: 'uovo', type: 'a secco', count: 4 }],
      quantity: { count: 4 },
      determinations: [{ taxon: 'Passeriformes > Turdus merula', author: 'Linnaeus, 1758' }],
      classification: {
        class: 'Aves',
        order: 'Passeriformes',
        family: 'Turdidae',
        genus: 'Turdus',
        species: 'merula',
      },
      collectingDate: 'aprile 1905',
      life: { stage: 'uovo' },
      state: 'buono',
      from: ['donazione', '1949', 'Guido Cerruti'],
      moves: [['1995-10-02', rooms.insects]],
      picture: { family: 'specimen', kind: 'egg', tone: 'blue' },
    },
    {
      number: 'Zool. 55',
      kind: 'cranio',
      title: t('Cranio di lupo', 'Wolf skull', 'Wolfsschädel', 'Czaszka wilka'),
      preparations: [{ part: 'cranio', type: 'a secco', count: 1 }],
      determinations: [
        {
          taxon: 'Carnivora > Canis lupus',
          author: 'Linnaeus, 1758',
          determiner: 'Museo della Valle',
          date: '1920',
        },
      ],
      classification: {
        class: 'Mammalia',
        order: 'Carnivora',
        family: 'Canidae',
        genus: 'Canis',
        species: 'lupus',
      },
      collectingPlace: {
        country: 'Italia',
        verbatim: 'Monte Aguzzo, ultimo abbattimento noto',
        point: '45.7011, 10.4703',
      },
      collectingDate: 'gennaio 1845',
      specimenCodes: [{ institution: 'MV', collection: 'Zool.', sample: '55' }],
      size: 'lunghezza 24,6 cm; larghezza 13,5 cm',
      state: 'buono',
      from: ['donazione', '1911', 'Comune di Borgo Lirno'],
      moves: showcase,
      picture: { family: 'specimen', kind: 'skull' },
      published: true,
      later: [
        {
          by: 'curator',
          set: {
            historicalNotes: t(
              'Il cranio fu per decenni insegna dell’osteria della Posta.',
              'For decades the skull served as the sign of the Posta inn.',
            ),
          },
        },
      ],
    },
  ],
)
