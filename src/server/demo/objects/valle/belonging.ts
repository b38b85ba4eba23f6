import type { Shared } from '../share.ts'

/** Which objects belong to which collection. */
const members: Readonly<Record<string, string>> = {
  'Lascito Vivanti':
    'MV 1915.7; MV 1915.9; MV 1915.12; MV 1915.15; MV 1915.18; MV 1915.31; MV 1915.44; MV 1915.101; MV 1915.102; MV 1915.110; MV 1915.201; MV 1915.204; MV 1915.208; MV 1915.210; MV 1915.220; Num. 74; Pal. 8; St. 12; Sc. 1; Zool. 12; Zool. 317; Zool. 322',
  Medagliere:
    'Num. 3; Num. 7; Num. 9; Num. 22; Num. 31; Num. 44; Num. 47; Num. 70; Num. 74; Num. 101; Num. 104; Num. 118; Num. 125; Num. 140; Num. 152; Num. 160; Num. 171; Num. 203; Num. 207; Num. 231',
  'Ripostiglio di Borgo Lirno': 'Num. 61; Num. 62',
  'Scavi del museo': 'MV 1988.3; MV 1988.11; MV 1962.5; MV 1962.6; MV 1962.31; MV 1962.32; MV 1962.40',
  'Scavi di Casale Aurelio':
    'MV 2004.61; MV 2004.88; MV 2003.15; MV 2003.40; MV 2003.41; MV 2005.7; MV 2005.19; MV 2006.2; MV 2006.11; Num. 44',
  'Palafitta di Serle Piccolo': 'MV 1953.18; MV 1953.4; MV 1953.40; MV 1953.52; MV 1953.77',
  'Storia naturale':
    'Zool. 300; Zool. 19; Zool. 40; Zool. 55; Zool. 1201; Pal. 2; Pal. 5; Pal. 8; Pal. 14; Pal. 20; Pal. 23; Min. 101; Min. 103; Min. 110; Min. 114; Min. 120; Min. 127; Min. 140; Min. 150; Pet. 11; Pet. 15; Pet. 19; Pet. 23; Pet. 30; Pet. 44',
  'Erbario della Valle del Lirno': 'HVL 14; HVL 15; HVL 31; HVL 40; HVL 52; HVL 77; HVL 81; HVL 96',
  'Collezione Cerruti': 'Zool. 1021; Zool. 1044; Zool. 1045; Zool. 1060; Zool. 1102; Zool. 1204; Zool. 40',
  Quadreria:
    'MV 1902.1; MV 1915.101; MV 1915.102; MV 1915.110; MV 1934.1; MV 1934.2; MV 1948.3; MV 1948.4; MV 1979.2; MV 1979.3',
  'Fondo Orsini': 'Fot. 1003; Fot. 1040; Fot. 1041',
}

export const belonging: readonly Shared[] = Object.entries(members).map(([collection, objects]) => ({
  objects,
  collections: [{ collection }],
}))
