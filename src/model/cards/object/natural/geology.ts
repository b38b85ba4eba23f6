import { boolean, group, list, number, term, text } from '../../../kinds/build.ts'

/** Age and bed of fossils, minerals and rocks. */
export const stratigraphy = {
  chronostratigraphy: group(
    { from: term('GEOT', { level: 'R', facet: true, column: true }), to: term('GEOT', { level: 'R' }) },
    { level: 'R', carried: true },
  ),
  lithostratigraphy: group(
    {
      unit: term('LITHO', { level: 'R' }),
      complex: text({ level: 'A' }),
      supergroup: text({ level: 'A' }),
      group: text(),
      formation: text({ level: 'R' }),
      member: text(),
      bed: text(),
      level: text(),
    },
    { level: 'R', carried: true },
  ),
  biozone: term('BIOZ', { level: 'A', carried: true }),
  absoluteDatings: list({ age: text({ required: true }), method: term('ADAT'), note: text() }),
}

/** Radioactivity and fluorescence. */
export const radiation = {
  radioactivity: group(
    {
      radioactive: boolean({ level: 'R' }),
      class: term('RADC', { level: 'R' }),
      value: number({ min: 0, unit: 'µSv/h' }),
    },
    { level: 'R' },
  ),
}
