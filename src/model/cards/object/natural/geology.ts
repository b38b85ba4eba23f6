import { boolean, group, list, number, term, text } from '../../../kinds/build.ts'

/** Of which time and in which bed: fossils, minerals and rocks alike. */
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

/** What makes a specimen dangerous or glow. */
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
