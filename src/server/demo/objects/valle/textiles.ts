import { t } from '../../writing/texts.ts'
import { objectsOf } from '../expand.ts'
import { rooms } from './rooms.ts'

const textileStore = [['2009-04-14', `${rooms.textiles} > Cassettiera 2`]] as const

/** Textiles. */
export const textiles = objectsOf(
  {
    category: 'ALTRA_CATEGORIA',
    subcategory: 'OTHER',
    register: 'inventario generale',
    department: 'tessuti e costume',
  },
  [
    {
      number: 'Tess. 3',
      kind: 'tappeto',
      title: t('Kilim a medaglioni', 'Kilim with medallions', 'Kelim mit Medaillons', 'Kilim z medalionami'),
      made: 'lana: tessitura ad arazzo',
      productions: [{ culture: 'ottomano' }],
      dating: 'fine XIX sec.',
      size: 'lunghezza 214 cm; larghezza 132 cm',
      condition: { state: 'discreto', damages: 'tarme; sbiadimento' },
      subjects: [{ subject: 'ornamento' }],
      from: ['donazione', '1928', 'Elsa von Trapp-Moll'],
      moves: textileStore,
      picture: { family: 'textile', kind: 'kilim', dye: 'madder' },
      published: true,
    },
    {
      number: 'Tess. 11',
      kind: 'imparaticcio',
      title: t('Imparaticcio con alfabeto', 'Sampler with alphabet', 'Stickmustertuch', 'Wzornik hafciarski'),
      brief: t(
        'Saggio di ricamo di un’allieva del conservatorio delle Zitelle.',
        'A pupil’s sampler from the girls’ school.',
      ),
      made: 'lino: ricamo; seta: ricamo',
      productions: [{ agent: 'Maria Oldofredi', role: 'ricamatore' }],
      dating: '1824',
      datingBasis: 'data sull’oggetto',
      size: 'altezza 44 cm; larghezza 32 cm',
      inscriptions: [
        {
          text: 'MARIA OLDOFREDI FECE ANNO 1824',
          type: 'firma',
          technique: 'a ricamo',
          language: 'italiano',
        },
      ],
      state: 'buono',
      from: ['donazione', '1950', 'famiglia Oldofredi'],
      moves: textileStore,
      picture: { family: 'textile', kind: 'sampler' },
      published: true,
    },
    {
      number: 'Tess. 14',
      kind: 'frammento tessile',
      title: t('Frammento di tela stampata', 'Printed linen fragment', 'Blaudruck', 'Drukowane płótno'),
      made: 'lino: tessitura',
      dating: 'XVIII sec.',
      size: 'altezza 88 cm; larghezza 61 cm',
      state: 'discreto',
      moves: textileStore,
      picture: { family: 'textile', kind: 'cloth', dye: 'indigo' },
    },
  ],
)
