import { list, term, terms, text } from '../../kinds/build.ts'

/** Iconography of the object. */
export const iconography = {
  subjects: list(
    {
      subject: term('SGTI', { level: 'R', facet: true }),
      note: text({ level: 'R' }),
    },
    { level: 'R', counts: true, carried: true },
  ),
  iconclass: terms('ICONCLASS'),
}
