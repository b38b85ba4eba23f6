import { t } from '../../writing/texts.ts'
import { objectsOf } from '../expand.ts'
import { sites } from './places.ts'
import { rooms } from './rooms.ts'

const vivanti = 'Ottavio Vivanti'

const bequest = ['legato', '1915', vivanti] as const

/** The old collection bought for Ottavio Vivanti on the antiquities market of Naples and Rome. */
const market = [
  { owner: 'Raffaele Barone', when: 'ante 1880', place: 'Napoli', method: 'conto vendita' },
  {
    owner: vivanti,
    when: '1881–1915',
    place: 'Palazzo Vivanti',
    method: 'acquisto',
    source: 'Inventario Vivanti, c. 14',
  },
] as const

const potter = (agent: string, role = 'ceramografo', qualifier = 'attribuito a') => [
  { agent, role, qualifier },
]

/** Greek pottery of the old collection, from Athens and the cities of the South. */
export const greek = objectsOf(
  { category: 'ARCHEOLOGICAL', register: 'inventario generale', department: 'archeologia' },
  [
    {
      number: 'MV 1915.7',
      kind: 'anfora',
      title: t(
        'Anfora attica a figure nere',
        'Attic black-figure amphora',
        'Attisch-schwarzfigurige Amphora',
        'Attycka amfora czarnofigurowa',
      ),
      brief: t(
        'Anfora a collo distinto con corteo di giovani in cammino su entrambi i lati.',
        'Neck-amphora with a procession of walking youths on both sides.',
        'Halsamphora mit einem Zug schreitender Jünglinge auf beiden Seiten.',
        'Amfora szyjowa z pochodem młodzieńców po obu stronach.',
      ),
      description: t(
        'Sulla spalla, corona di palmette tra filetti; sotto il fregio figurato, filetti e fascia risparmiata, poi vernice nera fino al piede. Anse a nastro, labbro espanso.',
        'On the shoulder a wreath of palmettes between lines; below the figured frieze lines and a reserved band, then black gloss down to the foot. Strap handles, flaring lip.',
        'Auf der Schulter Palmettenkranz zwischen Linien; unter dem Figurenfries Linien und ein tongrundiger Streifen, darunter Glanzton bis zum Fuß. Bandhenkel, ausladende Lippe.',
        'Na ramieniu wieniec palmet między liniami; pod fryzem figuralnym linie i pas w kolorze gliny, niżej czarny pokost aż po stopę. Taśmowate imadła, wychylony wylew.',
      ),
      classes: 'ceramica attica a figure nere',
      configuration: 'oggetto singolo',
      typologies: 'da mensa; funerario',
      productions: [...potter('Gruppo di Leagros'), { culture: 'attico' }],
      dating: '520–510 a.C.',
      datingBasis: 'analisi stilistica; confronto',
      period: 'età arcaica',
      made: 'ceramica depurata: tornitura; argilla: figure nere',
      size: 'altezza 42,3 cm; diametro 27,8 cm; diametro dell’orlo 18,6 cm; diametro del piede 14,2 cm',
      condition: {
        state: 'buono',
        completeness: 'ricomposto',
        damages: 'restauri precedenti',
        detail: 'Ricomposta da nove frammenti; integrazione a un’ansa.',
      },
      subjects: [{ subject: 'scena di genere', note: 'Corteo di giovani' }],
      inscriptions: [
        {
          text: 'ΗΟ ΠΑΙΣ ΚΑΛΟΣ',
          type: 'dedica',
          position: 'recto',
          language: 'greco antico',
          technique: 'a pennello',
          translation: 'Il fanciullo è bello',
        },
      ],
      findspot: { ...sites.vulci, method: 'centroide del luogo', note: 'Provenienza tradizionale' },
      provenance: market,
      dueDiligence: {
        result: 'senza rilievi',
        date: '2019',
        note: 'Verificata nel catalogo Vivanti del 1884.',
      },
      bibliography: [
        {
          work: 'Albizzi 1931',
          pages: '12–15',
          figures: 'tav. III',
          relation: 'bibliografia specifica',
        },
        {
          work: 'Beazley 1956',
          relation: 'bibliografia di confronto',
        },
      ],
      exhibitions: [{ event: 'Vino e simposio', venue: 'Verona', date: '2003', catalogueNumber: '27' }],
      valuations: [
        { amount: '38000 EUR', date: '2018-11-05', reason: 'assicurazione', source: 'perito esterno' },
      ],
      publication: { title: t('Il corteo dei giovani', 'A procession of youths'), licence: 'CC BY 4.0' },
      legalCondition: { generic: 'proprietà del museo' },
      from: bequest,
      moves: [
        ['1915-06-02', `${rooms.shelves}`, 'nuova collocazione'],
        ['1934-10-28', rooms.greek, 'esposizione'],
        ['2003-03-10', 'fuori dal museo', 'prestito'],
        ['2003-09-22', rooms.greek, 'rientro'],
      ],
      picture: { family: 'vessel', form: 'amphora', ware: 'blackFigure', frieze: 'walkers', mended: true },
      published: true,
      later: [
        {
          by: 'curator',
          set: {
            relatedObject: [
              { object: 'MV 1915.9', association: 'vedi anche', note: 'Stesso acquisto Barone' },
            ],
          },
        },
        { by: 'admin', set: { otherNumbers: [{ number: 'Viv. 41', type: 'vecchio numero d’inventario' }] } },
        {
          by: 'curator',
          set: { compilers: [{ compiler: 'Tomasz Łękawski', role: 'catalogatore', date: '2024-02-16' }] },
        },
      ],
    },
    {
      number: 'MV 1915.9',
      kind: 'kylix',
      title: t(
        'Kylix attica a vernice nera',
        'Attic black-glazed kylix',
        'Attische Schwarzfirniskylix',
        'Attycki kyliks czernopokostowany',
      ),
      brief: t(
        'Coppa da simposio su alto piede, interamente verniciata salvo la faccia inferiore del piede.',
        'Drinking cup on a tall foot, glazed all over but for the underside of the foot.',
        'Trinkschale auf hohem Fuß, bis auf die Unterseite des Fußes ganz mit Glanzton überzogen.',
        'Czara na wysokiej stopie, w całości pokryta pokostem prócz spodu stopy.',
      ),
      classes: 'ceramica a vernice nera',
      productions: [{ culture: 'attico', cultureBasis: 'analisi stilistica' }],
      dating: 'circa 525 a.C.',
      period: 'età arcaica',
      made: 'ceramica depurata: tornitura',
      size: 'altezza 11,2 cm; diametro 27,4 cm',
      condition: { state: 'discreto', damages: 'scheggiatura; fessurazione' },
      surface: { treatment: 'vernice nera' },
      provenance: market,
      from: bequest,
      moves: [['1934-10-28', rooms.greek, 'esposizione']],
      picture: { family: 'vessel', form: 'kylix', ware: 'blackFigure' },
      published: true,
    },
    {
      number: 'MV 1915.12',
      kind: 'cratere',
      title: t(
        'Cratere apulo a figure rosse',
        'Apulian red-figure krater',
        'Apulischer rotfiguriger Krater',
        'Apulijski krater czerwonofigurowy',
      ),
      brief: t(
        'Fregio di palmette sul ventre, fascia ornamentale sotto l’orlo.',
        'Palmette frieze on the belly, ornamental band below the rim.',
        'Palmettenfries auf dem Bauch, Ornamentband unter dem Rand.',
        'Fryz palmetowy na brzuścu, pas ornamentu pod wylewem.',
      ),
      productions: [
        ...potter('Pittore di Tarporley', 'ceramografo', 'cerchia di'),
        { culture: 'magnogreco' },
      ],
      dating: 'primo quarto del IV sec. a.C.',
      datingBasis: 'analisi stilistica',
      period: 'età classica',
      made: 'ceramica depurata: tornitura; argilla: figure rosse',
      size: 'altezza 33,8 cm; diametro dell’orlo 34,5 cm',
      state: 'buono',
      findspot: sites.taranto,
      provenance: market,
      from: bequest,
      moves: [['1934-10-28', rooms.greek]],
      picture: { family: 'vessel', form: 'krater', ware: 'redFigure' },
      published: true,
      later: [
        {
          by: 'curator',
          set: {
            distinguishingFeatures:
              'Grumo di vernice sotto l’ansa destra; graffito commerciale sotto il piede.',
          },
        },
      ],
    },
    {
      number: 'MV 1915.15',
      kind: 'lekythos',
      title: t(
        'Lekythos a figure nere',
        'Black-figure lekythos',
        'Schwarzfigurige Lekythos',
        'Lekyt czarnofigurowy',
      ),
      brief: t(
        'Corsa di quadriga verso destra; sulla spalla raggi.',
        'Racing chariot to right; rays on the shoulder.',
        'Viergespann im Lauf nach rechts; Strahlen auf der Schulter.',
        'Pędząca kwadryga w prawo; promienie na ramieniu.',
      ),
      classes: 'ceramica attica a figure nere',
      typologies: 'funerario',
      productions: potter('Pittore di Haimon', 'ceramografo', 'bottega di'),
      dating: '490–480 a.C.',
      period: 'età classica',
      made: 'ceramica depurata: tornitura; argilla: figure nere',
      size: 'altezza 18,9 cm; diametro 6,4 cm',
      state: 'discreto',
      from: bequest,
      moves: [['1934-10-28', rooms.greek]],
      picture: { family: 'vessel', form: 'lekythos', ware: 'blackFigure', frieze: 'horses' },
    },
    {
      number: 'MV 1915.18',
      kind: 'idria',
      title: t('Idria a figure rosse', 'Red-figure hydria', 'Rotfigurige Hydria', 'Hydria czerwonofigurowa'),
      brief: t(
        'Fregio ornamentale sul ventre; collo e anse a vernice nera.',
        'Ornamental frieze on the belly; neck and handles black-glazed.',
        'Ornamentfries auf dem Bauch; Hals und Henkel mit Glanzton.',
        'Fryz ornamentalny na brzuścu; szyja i imadła pokryte pokostem.',
      ),
      classes: 'ceramica attica a figure rosse',
      productions: [{ culture: 'attico' }],
      dating: 'metà V sec. a.C.',
      period: 'età classica',
      made: 'ceramica depurata: tornitura; argilla: figure rosse',
      size: 'altezza 36,1 cm; diametro 29 cm',
      condition: { state: 'mediocre', completeness: 'integrato', damages: 'lacuna; restauri precedenti' },
      treatments: [
        { date: '1974', type: 'rimozione di restauri precedenti', body: 'Istituto Centrale del Restauro' },
      ],
      subjects: [{ subject: 'ornamento' }],
      from: bequest,
      moves: [
        ['1934-10-28', rooms.greek],
        ['2024-09-16', 'laboratorio di restauro', 'restauro'],
      ],
      picture: { family: 'vessel', form: 'hydria', ware: 'redFigure', mended: true },
    },
    {
      number: 'MV 1915.31',
      kind: 'anfora',
      title: t(
        'Anfora campana a figure rosse',
        'Campanian red-figure amphora',
        'Kampanische rotfigurige Amphora',
      ),
      brief: t('Fregio figurato con giovani, reso in modo corsivo.', 'Cursorily painted frieze of youths.'),
      productions: [{ culture: 'magnogreco' }],
      dating: '340-320 a.C.',
      period: 'età classica',
      made: 'ceramica depurata: tornitura; argilla: figure rosse',
      size: 'altezza 39,5 cm',
      state: 'discreto',
      findspot: sites.nola,
      provenance: market,
      dueDiligence: { result: 'con lacune', note: 'Nessuna notizia prima del 1880.' },
      from: bequest,
      moves: [['1990-05-12', rooms.shelves]],
      picture: { family: 'vessel', form: 'amphora', ware: 'redFigure' },
    },
    {
      number: 'MV 1915.44',
      kind: 'vaso',
      title: t(
        'Frammento a figure rosse con cavallo',
        'Red-figure sherd with horse',
        'Rotfigurige Scherbe mit Pferd',
      ),
      classes: 'ceramica attica a figure rosse',
      configuration: 'frammento',
      preserved: { part: 'frammento di parete', percentage: 5 },
      dating: '500–475 a.C.',
      made: 'ceramica depurata: figure rosse',
      size: 'altezza 6,3 cm; larghezza 7,9 cm; spessore 0,5 cm',
      condition: { state: 'buono', completeness: 'frammento' },
      from: bequest,
      moves: [['1990-05-12', rooms.shelves]],
      picture: { family: 'sherd', clay: 'black', ornament: 'horses' },
    },
  ],
)
