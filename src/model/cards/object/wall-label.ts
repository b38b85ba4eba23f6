import type { WallLabelLine } from '../../engine/aspects/wall-label-line.ts'

/** The label of an object, in the order of those on a wall: maker, date, material, size, number, location, credit line, publication. */
export const objectLabel: readonly WallLabelLine[] = [
  { name: 'maker', of: [['productions/agent'], ['@subtitle']], lead: true },
  {
    name: 'date',
    of: [['dating'], ['collectingDate', 'collectingPlace/place', 'collectingPlace/country'], ['period']],
    lead: true,
  },
  {
    name: 'medium',
    of: [['mediumDisplay'], ['materials/material', 'materials/technique'], ['metals/metal']],
  },
  {
    name: 'size',
    of: [
      ['dimensionsDisplay'],
      ['measurements/type', 'measurements/value', 'measurements/part'],
      ['coinMeasures/weight', 'coinMeasures/diameter'],
    ],
  },
  { name: 'number', of: [['@number']] },
  { name: 'location', of: [['location/room']] },
  { name: 'creditLine', of: [['publication/creditLine']] },
  { name: 'publication', of: [['@published', 'publication/licence']] },
]
