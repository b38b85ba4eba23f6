import { linkItemsOf } from '../expand/link-items.ts'

/** Places on the web where the museum's people look things up. */
export const linkItems = linkItemsOf([
  {
    title: 'Coinage of the Roman Republic Online',
    url: 'https://numismatics.org/crro/',
    is: 'banca dati',
    shortDescription: 'Tipi della monetazione repubblicana, con i numeri di Crawford.',
    languages: 'inglese',
    linked: ['Num. 22', 'Num. 31'],
  },
  {
    title: 'Online Coins of the Roman Empire',
    url: 'https://numismatics.org/ocre/',
    is: 'banca dati',
    shortDescription: 'Tipi della monetazione imperiale, con i numeri del RIC.',
    languages: 'inglese',
    linked: ['Num. 44', 'Num. 47', 'Num. 61', 'Num. 62'],
  },
  {
    title: 'Classical Art Research Centre, Oxford',
    url: 'https://www.carc.ox.ac.uk/',
    is: 'banca dati',
    shortDescription: 'Archivio Beazley: ceramica attica.',
    languages: 'inglese',
    linked: ['MV 1915.7', 'MV 1915.9', 'MV 1915.15', 'MV 1915.18'],
  },
  {
    title: 'Global Biodiversity Information Facility',
    url: 'https://www.gbif.org/',
    is: 'banca dati',
    shortDescription: 'Dati sulla presenza delle specie.',
    linked: ['HVL 31', 'HVL 96', 'Zool. 1060'],
  },
  {
    title: 'Mindat',
    url: 'https://www.mindat.org/',
    is: 'banca dati',
    shortDescription: 'Minerali e località.',
    linked: ['Min. 101', 'Min. 110', 'Min. 127'],
    draft: true,
  },
])
