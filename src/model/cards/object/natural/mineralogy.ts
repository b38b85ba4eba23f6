import { group, list, number, term, text } from '../../../kinds/build.ts'

/** Mineral species. */
export const minerals = {
  minerals: list(
    {
      species: term('MINS', { level: 'R', facet: true, column: true }),
      imaName: text({ level: 'R' }),
      variety: text(),
      polytype: text({ level: 'A' }),
      synonyms: text({ level: 'A' }),
    },
    { level: 'R', counts: true },
  ),
  mineralClass: group(
    {
      strunz: term('STRUNZ', { level: 'R' }),
      strunzCode: text(),
      dana: term('DANA'),
      danaCode: text(),
      imaGroup: text(),
    },
    { level: 'R', carried: true },
  ),
  formula: group({ simplified: text(), empirical: text() }),
}

const length = number({ level: 'A', min: 0, unit: 'Å' })
const angle = number({ level: 'A', min: 0, max: 180, unit: '°' })

/** Crystal structure and habit. */
export const crystals = {
  crystal: group({
    system: term('CRYS'),
    class: term('CRYC'),
    pointGroup: text(),
    spaceGroup: text(),
  }),
  cell: group(
    {
      a: length,
      b: length,
      c: length,
      alpha: angle,
      beta: angle,
      gamma: angle,
      volume: number({ level: 'A', min: 0, unit: 'Å³' }),
      z: number({ level: 'A', integer: true, min: 1 }),
    },
    { level: 'A' },
  ),
  morphology: group({
    aspect: term('MINA'),
    habit: term('MINH'),
    forms: text(),
    twinning: text(),
    pseudomorph: text(),
    zoning: text(),
    inclusions: text(),
  }),
}

const index = number({ level: 'A', min: 1, max: 5 })

/** Physical properties of a mineral. */
export const properties = {
  physical: group({
    colour: term('COLR'),
    streak: text(),
    lustre: term('LUST'),
    diaphaneity: term('DIAP'),
    hardness: number({ min: 0, max: 10, unit: 'Mohs' }),
    density: number({ min: 0, unit: 'g/cm³' }),
    cleavage: term('CLEA'),
    fracture: term('FRAC'),
    tenacity: term('TENA'),
  }),
  special: group({ magnetism: text(), fluorescence: text(), phosphorescence: text() }),
  optical: group(
    {
      alpha: index,
      beta: index,
      gamma: index,
      omega: index,
      epsilon: index,
      birefringence: number({ level: 'A', min: 0, max: 1 }),
      axialAngle: number({ level: 'A', min: 0, max: 180, unit: '°' }),
      pleochroism: text({ level: 'A' }),
      reflectance: number({ level: 'A', min: 0, max: 100, unit: '%' }),
    },
    { level: 'A' },
  ),
  mineralContext: group(
    { deposit: term('DEPO'), mine: text(), hostRock: text(), context: text() },
    { carried: true },
  ),
}
