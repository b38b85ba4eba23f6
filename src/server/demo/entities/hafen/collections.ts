import { h } from '../../writing/texts.ts'
import { collectionsOf } from '../expand/collections.ts'

const all = 'Sammlungen des Hafenmuseums'

/** What belongs together in the museum, as a tree. */
export const collections = collectionsOf('de', [
  { title: all, is: 'historische Sammlung', code: 'HM', formed: '1922', count: 4300 },
  {
    title: 'Schiffsmodelle',
    parent: all,
    is: 'Studiensammlung',
    code: 'HM.M',
    count: 64,
    cited: ['Petersen 2006'],
    about: h('Werft-, Votiv- und Seemannsmodelle.', 'Models from yards and churches, and by sailors.'),
  },
  {
    title: 'Schenkung Jensen',
    parent: all,
    is: 'Schenkung',
    code: 'HM.J',
    who: [
      ['Sammler', 'Kapitän Hinrich Jensen'],
      ['Schenker', 'Greta Jensen'],
    ],
    formed: '1875–1958',
    count: 41,
    papers: ['AHM 4'],
  },
  {
    title: 'Hafenbilder',
    parent: all,
    is: 'historische Sammlung',
    code: 'HM.B',
    formed: '1931–1985',
    count: 120,
  },
  {
    title: 'Plakate',
    parent: 'Hafenbilder',
    is: 'Studiensammlung',
    code: 'HM.P',
    count: 210,
    cited: ['Lüders 2011'],
  },
  {
    title: 'Fotobestand Voss',
    parent: 'Hafenbilder',
    is: 'Fotobestand',
    code: 'HM.V',
    who: [['Fotograf', 'Atelier Voss']],
    formed: '1879–1966',
    count: 2900,
    cited: ['Harms 1996'],
  },
  { title: 'Münzen und Marken', parent: all, is: 'Münzkabinett', code: 'HM.Mz', count: 88, draft: true },
])
