import { agent, date, day, group, identifier, link, list, term, text, url } from '../../kinds/build.ts'

/**
 * The publication as it is cited (specification 001, section 3 'Bibliography block', whose names are kept as they stand there).
 * A part of a larger work has its own title under `contributionTitle`; `title` is then that of the book or journal it stands in.
 */
export const reference = {
  bibliography: group({
    type: term('BIBT', { level: 'R', facet: true, column: true, counts: true, carried: true }),
    /** As the title page names them; who they are in the museum's own files is told by the contributors. */
    author: text({ level: 'R', column: true, counts: true }),
    curator: text({ level: 'R', column: true }),
    contributionTitle: text({ level: 'R', column: true }),
    title: text({ level: 'R', column: true, counts: true, carried: true }),
    volume: text({ level: 'R', column: true, carried: true }),
    issue: text({ level: 'R', carried: true }),
    pageNumberCatalogue: text({ level: 'R' }),
    pubblicationPlace: text({ level: 'R', column: true, carried: true }),
    editor: text({ level: 'R', column: true, carried: true }),
    editionYear: date({ level: 'R', facet: true, column: true, counts: true, carried: true }),
    editionNumber: text({ column: true }),
    editionStatement: text({ level: 'A', column: true }),
    series: text({ carried: true }),
    sign: identifier({ level: 'R', column: true, counts: true }),
    url: url({ level: 'R' }),
    accessed: day(),
    note: text(),
  }),
}

/** Persons and bodies that had a part in the work, in the order in which they are cited. */
export const contributors = {
  contributors: list(
    {
      contributor: agent({ level: 'R', facet: true, column: true, association: 'role' }),
      role: term('BIBR', { level: 'R' }),
      note: text({ level: 'A' }),
    },
    { level: 'R', about: 'contributor' },
  ),
  /** The exhibition, auction or conference it was published for. */
  occasion: link(['event'], { named: true }),
}
