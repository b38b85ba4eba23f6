import { boolean, group, link, list, longText, number, term, terms, text } from '../../../kinds/build.ts'

/** Rock name and composition. */
export const rocks = {
  lithology: term('SRNT', { level: 'R', counts: true, carried: true }),
  rockNames: list(
    {
      name: term('ROCK', { level: 'R', column: true }),
      iugs: term('ROCK', { level: 'R' }),
      variety: term('SRNV'),
      commercial: text(),
      other: text({ level: 'A' }),
    },
    { level: 'R', counts: true, carried: true },
  ),
  rockGrade: group({ eruptive: term('SRCE'), diagenetic: term('SRCD'), metamorphic: term('SRCM') }),
  rockStructure: group({ primary: text(), secondary: text(), biogenic: text(), texture: text() }),
  rockMinerals: group({ main: terms('MINS'), accessory: terms('MINS') }),
  grains: group(
    {
      grains: text(),
      grainSize: term('SRCZ'),
      matrix: text(),
      cement: term('SRCC'),
      cementNote: text(),
      alteration: text(),
    },
    { level: 'A' },
  ),
}

/** Measured properties, samples taken, and use in building. */
export const rockProperties = {
  rockPhysical: group({
    colour: text(),
    colourIndex: number({ min: 0, max: 100 }),
    palaeomagnetism: text(),
  }),
  geotechnics: group(
    {
      density: number({ min: 0, unit: 'g/cm³' }),
      porosity: number({ min: 0, max: 100, unit: '%' }),
      permeability: number({ min: 0, unit: 'mD' }),
      resistivity: number({ min: 0, unit: 'Ω·m' }),
      cohesion: term('SRGC'),
    },
    { level: 'A' },
  ),
  fossilContent: longText({ level: 'A' }),
  portions: group({ samples: boolean(), thinSection: boolean(), powder: boolean() }),
  buildingUse: group(
    { use: term('SRIU'), monument: link(['object', 'place'], { named: true }) },
    { level: 'A' },
  ),
}
