import { list, term, terms, text } from '../../kinds/build.ts'

/** What it shows. */
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
