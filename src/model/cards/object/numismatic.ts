import {
  agent,
  choice,
  date,
  group,
  identifier,
  link,
  list,
  longText,
  measure,
  number,
  term,
  terms,
  text,
  url,
} from '../../kinds/build.ts'

/** Sides of a coin, with ids of the product's own. */
const coinSides = { OBVERSE: 1, REVERSE: 2 } as const

const side = choice({ name: 'coinSide', choices: coinSides })

/** One side of a coin; obverse and reverse have the same fields. */
const coinSide = group(
  {
    legend: text({ level: 'R' }),
    description: longText({ level: 'R' }),
    languages: terms('LANG'),
    scripts: terms('SCRIPT'),
    portraits: list({ person: agent({ required: true }) }),
    marks: text(),
  },
  { level: 'R', counts: true },
)

/** Denomination and type of the coin. */
export const coin = {
  denomination: term('DENO', { level: 'R', facet: true, column: true, counts: true, carried: true }),
  coinClass: group({ typology: text(), functional: text() }, { carried: true }),
  series: group({ series: term('NUSE'), typeLegend: text() }, { carried: true }),
  specifics: terms('OGTS'),
  availability: term('OGRD', { level: 'A' }),
}

/** Issuer, mint, and date in the issuer's own reckoning. */
export const issue = {
  issuers: list(
    {
      authority: agent({ level: 'R' }),
      state: term('AUES', { level: 'R' }),
    },
    { level: 'R', counts: true, carried: true },
  ),
  moneyers: list({ person: agent({ required: true }), role: term('AUEZ') }, { carried: true }),
  mints: terms('MINT', { level: 'R', facet: true, column: true, counts: true, carried: true }),
  otherDate: text(),
}

/** The two sides. */
export const faces = {
  obverse: coinSide,
  reverse: coinSide,
}

/** Metal, size and striking. */
export const strike = {
  metals: list(
    {
      metal: term('METL', { level: 'R', required: true, facet: true }),
      fineness: number({ level: 'A', min: 0, max: 1000, unit: '‰' }),
      note: text({ level: 'A' }),
    },
    { level: 'R', counts: true, carried: true },
  ),
  coinMeasures: group(
    {
      weight: measure({ level: 'R', quantities: ['weight'], column: true, counts: true }),
      diameter: measure({ level: 'R', quantities: ['length'], column: true, counts: true }),
      thickness: measure({ level: 'R', quantities: ['length'] }),
    },
    { level: 'R' },
  ),
  dieAxis: number({ level: 'R', integer: true, min: 0, max: 359, unit: '°' }),
  edge: group({ type: term('EDGE'), legend: text() }),
  dieLinks: list({ side, object: link(['object'], { named: true }), die: text() }, { level: 'A' }),
  coinGrade: group(
    {
      grade: term('NUST', { level: 'R' }),
      legibility: term('STCL', { level: 'R' }),
    },
    { level: 'R' },
  ),
  countermarks: list({
    obverse: text(),
    reverse: text(),
    value: text(),
    authority: agent(),
    mint: term('MINT'),
    date: date(),
    note: text(),
  }),
}

/** Catalogue references of the type: RIC, CNI, Crawford. */
export const typeReferences = {
  typeReferences: list(
    {
      work: link(['biblio'], { named: true, level: 'R', required: true }),
      number: identifier({ level: 'R' }),
      uri: url(),
    },
    { level: 'R', counts: true },
  ),
  coinFind: group(
    {
      type: term('FINDT', { level: 'R' }),
      event: link(['event'], { named: true, level: 'R' }),
      date: date(),
      note: text(),
    },
    { level: 'R' },
  ),
  paperDescription: longText(),
}
