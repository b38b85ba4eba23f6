import { t } from '../../writing/texts.ts'
import { eventsOf } from '../expand/events.ts'

const museum = 'Museo della Valle'

/** Digs, finds, exhibitions, loans, restorations and conferences. */
export const events = eventsOf('it', [
  {
    name: t('Ripostiglio di Borgo Lirno', 'Hoard of Borgo Lirno'),
    is: 'evento storico',
    when: '1909',
    at: 'Podere Sorelle',
    about: t(
      'Un’olla con 214 antoniniani affiorò durante l’aratura.',
      'A pot with 214 antoniniani came up under the plough.',
    ),
  },
  {
    name: t('Palafitta di Serle Piccolo, recupero 1953', 'Lake dwelling of Serle Piccolo, rescue of 1953'),
    is: 'scavo d’emergenza',
    when: 'agosto 1953',
    at: 'Palafitta di Serle Piccolo',
    who: [['direttore dello scavo', 'don Giulio Ravelli']],
    reason: 'segnalazione',
    about: t(
      'Recupero di legni, ceramiche e bronzi durante la magra del lago.',
      'Timber, pottery and bronzes saved while the lake was low.',
    ),
    cited: ['Sartori 1996'],
  },
  {
    name: t('Necropoli di via dei Tigli, 1961–1962', 'Cemetery of via dei Tigli, 1961–1962'),
    is: 'scavo d’emergenza',
    when: '1961–1962',
    at: 'Necropoli di via dei Tigli',
    who: [
      ['direttore dello scavo', 'Mario Oldofredi'],
      ['organizzatore', 'Soprintendenza alle Antichità della Lombardia'],
    ],
    reason: 'opera pubblica',
    cited: [['Oldofredi 1964', '3–58']],
  },
  {
    name: t('Riparo Vivanti, campagne 1987–1989', 'Riparo Vivanti, seasons 1987–1989'),
    is: 'scavo',
    when: '1987–1989',
    at: 'Riparo Vivanti',
    who: [
      ['direttore dello scavo', 'Elena Sartori'],
      ['organizzatore', museum],
    ],
    reason: 'ricerca scientifica',
  },
  {
    name: t('Casale Aurelio, campagne 2002–2006', 'Casale Aurelio, seasons 2002–2006'),
    is: 'scavo',
    when: '2002–2006',
    at: 'Villa romana di Casale Aurelio',
    who: [
      ['direttore dello scavo', 'Irene Caldera'],
      ['organizzatore', museum],
    ],
    reason: 'ricerca scientifica',
    cited: ['Caldera 2008'],
  },
  {
    name: t('Casale Aurelio, campagna 2002', 'Casale Aurelio, season 2002'),
    is: 'saggio di scavo',
    when: '3 giugno 2002 – 12 luglio 2002',
    at: 'Villa romana di Casale Aurelio',
    parentEvent: 'Casale Aurelio, campagne 2002–2006',
    who: [['direttore dello scavo', 'Irene Caldera']],
  },
  {
    name: t('Casale Aurelio, campagna 2003', 'Casale Aurelio, season 2003'),
    is: 'scavo',
    when: '2 giugno 2003 – 18 luglio 2003',
    at: 'Villa romana di Casale Aurelio',
    parentEvent: 'Casale Aurelio, campagne 2002–2006',
    who: [['direttore dello scavo', 'Irene Caldera']],
    ties: [['segue', 'Casale Aurelio, campagna 2002']],
  },
  {
    name: t('Raccolte petrografiche 1969', 'Petrographic field trips of 1969'),
    is: 'spedizione di raccolta',
    when: '1969',
    at: 'Adamello',
    who: [
      ['raccoglitore', 'Paola Rinaldi'],
      ['organizzatore', museum],
    ],
  },
  {
    name: t(
      'Apertura della quadreria',
      'Opening of the picture gallery',
      'Eröffnung der Gemäldegalerie',
      'Otwarcie galerii obrazów',
    ),
    is: 'inaugurazione',
    when: '28 ottobre 1934',
    at: museum,
  },
  {
    name: t('Pittori della valle', 'Painters of the valley'),
    is: 'mostra temporanea',
    when: '12 settembre 1987 – 10 gennaio 1988',
    at: museum,
    city: 'Borgo Lirno',
    who: [['curatore', 'Elena Sartori']],
    visitors: 8420,
    cited: ['Pittori della valle 1987'],
    about: t(
      'Quattro secoli di pittura fra Brescia e la valle.',
      'Four centuries of painting between Brescia and the valley.',
    ),
  },
  {
    name: t('Vino e simposio', 'Wine and symposium', 'Wein und Symposion', 'Wino i sympozjon'),
    is: 'mostra temporanea',
    when: '5 aprile 2003 – 14 settembre 2003',
    at: 'Museo di Verona Antica',
    city: 'Verona',
    who: [
      ['organizzatore', 'Museo di Verona Antica'],
      ['prestatore', museum],
    ],
    cited: ['Vino e simposio 2003'],
    about: t(
      'Il vino nel mondo greco ed etrusco, in centoquaranta oggetti.',
      'Wine in the Greek and Etruscan world, in a hundred and forty objects.',
    ),
  },
  {
    name: t('Prestito dell’anfora a Verona', 'Loan of the amphora to Verona'),
    is: 'prestito',
    when: '10 marzo 2003 – 22 settembre 2003',
    at: 'Museo di Verona Antica',
    who: [
      ['prestatore', museum],
      ['accompagnatore', 'Lucia Ferrari'],
    ],
    ties: [['accompagna', 'Vino e simposio']],
    draft: true,
  },
  {
    name: t('Restauro dell’emblema con pesce', 'Conservation of the mosaic with a fish'),
    is: 'campagna di restauro',
    when: '2004–2005',
    at: 'Ravenna',
    who: [['restauratore', 'Laboratorio Mosaici di Ravenna']],
    ties: [['conseguenza di', 'Casale Aurelio, campagna 2003']],
  },
  {
    name: t('La valle prima di Roma', 'The valley before Rome'),
    is: 'convegno',
    when: '14–15 ottobre 1995',
    at: museum,
    who: [
      ['organizzatore', 'Elena Sartori'],
      ['relatore', 'Irene Caldera'],
    ],
  },
  {
    name: t('Erbario aperto', 'Open herbarium'),
    is: 'visita guidata',
    when: 'maggio 2016',
    at: museum,
    who: [['relatore', 'Sabrina Oldani']],
    draft: true,
  },
])
