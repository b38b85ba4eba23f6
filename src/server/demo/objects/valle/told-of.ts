import type { Shared } from '../share.ts'

const exhibition = { relation: 'catalogo di mostra' } as const
const specific = { relation: 'bibliografia specifica' } as const
const first = { relation: 'prima edizione' } as const

/** Where several objects were shown together, and in which books and papers they stand. */
export const toldOf: readonly Shared[] = [
  {
    objects: 'MV 1915.9; MV 1915.12; MV 1926.2; MV 1926.5',
    exhibitions: [{ event: 'Vino e simposio', venue: 'Verona', date: '2003' }],
    bibliography: [{ work: 'Vino e simposio 2003', ...exhibition }],
  },
  { objects: 'MV 1915.7', exhibitions: [{ event: 'Prestito dell’anfora a Verona', date: '2003' }] },
  {
    objects: 'MV 1934.1; MV 1934.2; MV 1915.101; MV 1915.102; MV 1948.3; MV 1948.4',
    exhibitions: [{ event: 'Pittori della valle', date: '1987' }],
  },
  {
    objects: 'MV 1934.2; MV 1915.101; MV 1915.102; MV 1948.3; MV 1948.4',
    bibliography: [{ work: 'Pittori della valle 1987', ...exhibition }],
  },
  {
    objects: 'MV 1934.1; MV 1934.2; MV 1902.1',
    exhibitions: [{ event: 'Apertura della quadreria', date: '1934' }],
  },
  {
    objects: 'MV 1915.9; MV 1915.12; MV 1915.15; MV 1915.18; MV 1915.31; MV 1915.44',
    bibliography: [{ work: 'Albizzi 1931', ...specific }],
  },
  { objects: 'MV 1915.15', bibliography: [{ work: 'Beazley 1956', pages: '538', ...specific }] },
  {
    objects: 'MV 1962.5; MV 1962.6; MV 1962.31; MV 1962.32; MV 1962.40',
    bibliography: [{ work: 'Oldofredi 1964', ...first }],
    documents: [{ document: 'Giornale di scavo di via dei Tigli', type: 'giornale di scavo' }],
  },
  {
    objects: 'MV 2004.61; MV 2004.88; MV 2003.15; MV 2003.40; MV 2003.41; MV 2005.7; MV 2006.2',
    bibliography: [{ work: 'Caldera 2008', ...first }],
    documents: [{ document: 'Pianta generale di Casale Aurelio', type: 'disegno o pianta' }],
  },
  { objects: 'MV 2003.40', exhibitions: [{ event: 'Restauro dell’emblema con pesce', date: '2005' }] },
  {
    objects: 'MV 1953.18; MV 1953.40; MV 1953.52; MV 1953.77',
    documents: [{ document: 'Diario del recupero della palafitta', type: 'giornale di scavo' }],
  },
  { objects: 'MV 1953.18; MV 1953.52', bibliography: [{ work: 'Sartori 1996', ...first }] },
  {
    objects: 'MV 1915.7; MV 1915.9; MV 1915.12; MV 1915.15; Num. 74',
    documents: [{ document: 'Inventario della raccolta Vivanti', type: 'inventario' }],
  },
  {
    objects: 'MV 1915.7; MV 1915.9',
    documents: [{ document: 'Lettera di Raffaele Barone a Ottavio Vivanti', type: 'lettera' }],
  },
  {
    objects: 'Num. 3; Num. 7; Num. 9; Num. 31; Num. 47; Num. 70',
    documents: [{ document: 'Contratto d’acquisto delle monete Saccardi', type: 'contratto' }],
  },
  {
    objects: 'HVL 14; HVL 15; HVL 31; HVL 40; HVL 52; HVL 96',
    bibliography: [{ work: 'Tonelli Corradi 1893', relation: 'bibliografia di riferimento' }],
    documents: [
      { document: 'Taccuino di erborizzazione di Adele Tonelli Corradi', type: 'taccuino di campagna' },
    ],
  },
  {
    objects: 'HVL 14',
    bibliography: [{ work: 'Oldani 2012', ...specific }],
    exhibitions: [{ event: 'Erbario aperto', date: '2016' }],
  },
  { objects: 'Pet. 44', documents: [{ document: 'Relazione sulla caduta della meteorite' }] },
  {
    objects: 'Zool. 1021; Zool. 1044; Zool. 1045; Zool. 1060',
    documents: [{ document: 'Lettera di donazione della raccolta Cerruti', type: 'lettera' }],
  },
  {
    objects: 'MV 1934.1; MV 1934.2',
    documents: [{ document: 'Fattura della Galleria Sant’Orsola', type: 'fattura' }],
  },
  {
    objects: 'MV 1934.1',
    documents: [{ document: 'Relazione di restauro del «Mattino sul Lirno»', type: 'relazione di restauro' }],
  },
  {
    objects: 'MV 1948.4',
    documents: [{ document: 'Lettera di Ippolito Sacchi al fratello', type: 'lettera' }],
  },
  { objects: 'MV 1979.2; MV 1979.3', bibliography: [{ work: 'Canestrari 2006', ...specific }] },
  { objects: 'Fot. 1003; Fot. 1040; Fot. 1041', bibliography: [{ work: 'Orsini 1992', ...specific }] },
]
