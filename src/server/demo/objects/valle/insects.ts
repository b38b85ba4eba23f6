import { objectsOf } from '../expand.ts'
import { t } from '../texts.ts'
import { rooms } from './rooms.ts'

const pinned = {
  kind: 'insetto spillato',
  specimenContainer: 'cassetta entomologica',
  preparations: [{ part: 'animale intero', type: 'spillato', count: 1 }],
  life: { stage: 'immagine' },
} as const

const drawer = (number: string) => [['1995-10-02', `${rooms.insects} > Cassetta ${number}`]] as const

const showcase = [['2011-09-30', rooms.nature, 'esposizione']] as const

const cerruti = ['donazione', '1949', 'Guido Cerruti'] as const

/** Insects, most of them from the cabinets of Guido Cerruti. */
export const insects = objectsOf(
  {
    category: 'NATURALISTIC',
    subcategory: 'ZOOLOGY',
    register: 'inventario generale',
    department: 'storia naturale',
  },
  [
    {
      number: 'Zool. 1021',
      ...pinned,
      title: t('Macaone', 'Swallowtail', 'Schwalbenschwanz', 'Paź królowej'),
      determinations: [
        {
          taxon: 'Lepidoptera > Papilio machaon',
          author: 'Linnaeus, 1758',
          determiner: 'Guido Cerruti',
          date: '1932',
        },
      ],
      classification: {
        kingdom: 'Animalia',
        class: 'Insecta',
        order: 'Lepidoptera',
        family: 'Papilionidae',
        genus: 'Papilio',
        species: 'machaon',
        speciesAuthor: 'Linnaeus, 1758',
      },
      collectingPlace: {
        country: 'Italia',
        region: 'Lombardia',
        verbatim: 'Borgo Lirno, orti',
        point: '45.6101, 10.4799',
      },
      collectors: [{ collector: 'Guido Cerruti' }],
      collectingDate: '18 maggio 1932',
      collectingMethod: { method: 'rete' },
      life: { sex: 'femmina', stage: 'immagine' },
      size: 'apertura alare 74 mm',
      state: 'buono',
      from: cerruti,
      moves: drawer('L 7'),
      picture: { family: 'insect', kind: 'butterfly', wing: 'swallowtail' },
      published: true,
    },
    {
      number: 'Zool. 1044',
      ...pinned,
      title: t('Monarca', 'Monarch', 'Monarchfalter', 'Monarcha'),
      determinations: [
        { taxon: 'Lepidoptera > Danaus plexippus', author: '(Linnaeus, 1758)', determiner: 'Guido Cerruti' },
      ],
      classification: {
        order: 'Lepidoptera',
        family: 'Nymphalidae',
        genus: 'Danaus',
        species: 'plexippus',
        speciesAuthor: '(Linnaeus, 1758)',
      },
      collectingPlace: {
        country: 'Stati Uniti',
        region: 'Massachusetts',
        continent: 'America settentrionale',
        point: '41.7001, -70.2962',
        uncertainty: '20 km',
      },
      collectingDate: 'settembre 1928',
      size: 'apertura alare 98 mm',
      formerCollections: [{ collection: 'Collezione Cerruti', number: 'C 88' }],
      state: 'ottimo',
      from: cerruti,
      moves: drawer('E 2'),
      picture: { family: 'insect', kind: 'butterfly', wing: 'monarch' },
    },
    {
      number: 'Zool. 1045',
      ...pinned,
      title: t('Morfo blu', 'Blue morpho', 'Blauer Morphofalter', 'Morfo błękitny'),
      brief: t(
        'Maschio dai riflessi metallici, acquistato a Parigi.',
        'Male with a metallic sheen, bought in Paris.',
      ),
      determinations: [
        {
          taxon: 'Lepidoptera > Morpho menelaus',
          author: '(Linnaeus, 1758)',
          determiner: 'Guido Cerruti',
          date: '1931',
        },
      ],
      classification: {
        order: 'Lepidoptera',
        family: 'Nymphalidae',
        genus: 'Morpho',
        species: 'menelaus',
        speciesAuthor: '(Linnaeus, 1758)',
      },
      collectingPlace: {
        country: 'Guyana francese',
        continent: 'America meridionale',
        type: 'mercato o commercio',
        point: '4.9224, -52.3135',
        uncertainty: '100 km',
      },
      collectingDate: 'circa 1925',
      life: { sex: 'maschio', stage: 'immagine' },
      zoogeography: { land: 'Neotropicale' },
      size: 'apertura alare 122 mm',
      state: 'ottimo',
      from: cerruti,
      moves: showcase,
      picture: { family: 'insect', kind: 'butterfly', wing: 'morpho' },
      published: true,
    },
    {
      number: 'Zool. 1060',
      ...pinned,
      title: t('Apollo', 'Apollo', 'Apollofalter', 'Niepylak apollo'),
      brief: t(
        'Popolazione oggi estinta nella bassa valle.',
        'From a population now extinct in the lower valley.',
        'Aus einer heute im unteren Tal erloschenen Population.',
        'Z populacji wymarłej w dolnej części doliny.',
      ),
      determinations: [
        {
          taxon: 'Lepidoptera > Parnassius apollo',
          author: '(Linnaeus, 1758)',
          determiner: 'Guido Cerruti',
          date: '1936',
        },
      ],
      classification: {
        order: 'Lepidoptera',
        family: 'Papilionidae',
        genus: 'Parnassius',
        species: 'apollo',
        speciesAuthor: '(Linnaeus, 1758)',
      },
      collectingPlace: { country: 'Italia', verbatim: 'Pian delle Felci', point: '45.7712, 10.5418' },
      collectors: [{ collector: 'Guido Cerruti' }],
      collectingDate: '2 luglio 1936',
      sensitivity: { sensitive: true, generalisation: 'solo comune' },
      certificates: [{ type: 'deroga per specie protette', number: 'LR 10/2008' }],
      state: 'buono',
      from: cerruti,
      moves: drawer('L 8'),
      picture: { family: 'insect', kind: 'butterfly', wing: 'white' },
      published: true,
    },
    {
      number: 'Zool. 1102',
      ...pinned,
      title: t('Sfinge del convolvolo', 'Convolvulus hawk-moth', 'Windenschwärmer'),
      determinations: [
        { taxon: 'Lepidoptera > Agrius convolvuli', author: '(Linnaeus, 1758)', determiner: 'Guido Cerruti' },
      ],
      classification: { order: 'Lepidoptera', family: 'Sphingidae', genus: 'Agrius', species: 'convolvuli' },
      collectingPlace: { country: 'Italia', municipality: 'Borgo Lirno' },
      collectingDate: 'agosto 1940',
      collectingMethod: { method: 'trappola luminosa' },
      condition: { state: 'mediocre', damages: 'antreno' },
      from: cerruti,
      moves: drawer('L 12'),
      picture: { family: 'insect', kind: 'butterfly', wing: 'moth' },
    },
    {
      number: 'Zool. 1201',
      ...pinned,
      title: t('Cetonia dorata', 'Rose chafer', 'Goldglänzender Rosenkäfer', 'Kruszczyca złotawka'),
      determinations: [
        { taxon: 'Coleoptera > Cetonia aurata', author: '(Linnaeus, 1758)', determiner: 'Guido Cerruti' },
      ],
      classification: {
        order: 'Coleoptera',
        family: 'Scarabaeidae',
        genus: 'Cetonia',
        species: 'aurata',
        speciesAuthor: '(Linnaeus, 1758)',
      },
      collectingPlace: {
        country: 'Polonia',
        municipality: 'Łódź',
        verbatim: 'Łódź, Las Łagiewnicki',
        point: '51.8392, 19.4716',
        uncertainty: '3 km',
      },
      collectors: [{ collector: 'Kazimierz Wróblewski' }],
      collectingDate: 'czerwiec 1911',
      collectingNotes: 'Data come sul cartellino, in polacco.',
      size: 'lunghezza del corpo 18 mm',
      state: 'ottimo',
      from: ['legato', '1936', 'Kazimierz Wróblewski'],
      moves: drawer('C 3'),
      picture: { family: 'insect', kind: 'beetle', shell: 'green' },
      published: true,
    },
    {
      number: 'Zool. 1204',
      ...pinned,
      title: t('Scarabeo rinoceronte', 'European rhinoceros beetle', 'Nashornkäfer'),
      determinations: [
        { taxon: 'Coleoptera > Oryctes nasicornis', author: '(Linnaeus, 1758)', determiner: 'Guido Cerruti' },
      ],
      classification: {
        order: 'Coleoptera',
        family: 'Scarabaeidae',
        genus: 'Oryctes',
        species: 'nasicornis',
      },
      collectingPlace: { country: 'Italia', verbatim: 'concerie di Borgo Lirno' },
      collectingDate: 'luglio 1938',
      life: { sex: 'maschio', stage: 'immagine' },
      state: 'buono',
      from: cerruti,
      moves: drawer('C 4'),
      picture: { family: 'insect', kind: 'beetle', shell: 'black', horned: true },
    },
  ],
)
