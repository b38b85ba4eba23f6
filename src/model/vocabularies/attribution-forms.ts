import { languages } from '../languages.ts'
import { makersTerms } from './starter/makers.ts'
import { parseStarterTerms } from './starter/parse.ts'

/*
 * The words museums write around the name of a maker, in the four languages, by the English name of the starter term they mean. The names of
 * the terms themselves need not be repeated. Forms are separated by '|'; one after '~' means more than its term: its wording is kept.
 */

interface Forms {
  /** Followed by a name. */
  readonly before?: string
  /** After a name: in brackets, or behind a comma. */
  readonly behind?: string
  /** After a name without any sign between. */
  readonly joined?: string
}

/** Qualifiers of attributions: terms of AUTS. */
const qualifiers: Readonly<Record<string, Forms>> = {
  'attributed to': {
    before: `attrib. to|attr. to|ascribed to|attribuita a|attribuito ad|attribuita ad|attribuiti a|attr. a|zugeschrieben an|zugeschr. an
      |przypisywany|przypisywana|przypisywane|przyp.`,
    behind: `attributed|attrib.|attr.|attribution|attribuito|attribuita|attribuzione|zugeschr.|Zuschreibung|przypisywana|przypisywane|przyp.
      |atrybucja`,
    joined: 'zugeschrieben|attributed',
  },
  'workshop of': {
    before: `~studio of|~shop of|~atelier of|bottega del|bottega della|bottega dei|bottega degli|bottega dello|Werkstatt von|Werkstatt des
      |Werkstatt der|Werkstatt vom|~Atelier von|aus der Werkstatt von|aus der Werkstatt des|warsztat|z warsztatu`,
    behind: 'workshop|~studio|bottega|~Atelier',
  },
  'circle of': {
    before: `cerchia del|cerchia della|cerchia dei|~ambito di|Umkreis von|Umkreis des|Umkreis der|Umkreis vom|aus dem Umkreis von
      |aus dem Umkreis des|~Kreis um|krąg|z kręgu`,
    behind: 'circle|cerchia|~ambito',
  },
  'follower of': {
    before: `followers of|~imitator of|~imitators of|seguace del|seguaci di|~imitatore di|Nachfolger von|Nachfolger des|Nachfolge von
      |~Nachahmer von|~Nachahmer des|naśladowca`,
    behind: 'follower|seguace|~imitator|~imitatore|~Nachahmer',
  },
  'pupil of': {
    before:
      'student of|~disciple of|allieva di|scolaro di|Schüler von|Schüler des|Schülerin von|uczeń|uczennica',
    behind: 'pupil|~student|allievo|Schüler|uczeń',
  },
  'school of': {
    before: 'scuola del|scuola della|Schule von|Schule des|szkoła',
    behind: 'school|scuola',
  },
  'manner of': {
    before: `in the manner of|style of|in the style of|alla maniera di|nella maniera di|stile di|nello stile di|Art von|in der Art des
      |in der Art von|Stil des|Stil von|im Stil des|im Stil von|w manierze|w stylu|w typie`,
    behind: 'manner|style|maniera',
  },
  'copy after': {
    before: 'copy of|copied after|copied from|copia di|copia dal|Kopie von|kopia wg|kopia z',
    behind: 'copy|copia|Kopie|kopia',
  },
  after: {
    before: `nach|według|wg|~after a painting by|~after a model by|~after an engraving by|~after painting by|~after a drawing by|~after a design by|~after a photograph by
      |~nach einem Entwurf von|~nach einem Gemälde von|~nach Entwurf von`,
    behind: 'after',
  },
  'and assistants': {
    joined: `with assistants|~and workshop|~and studio|~with workshop|~with studio|con aiuti|~e bottega|~con bottega|mit Gehilfen
      |~und Werkstatt|~mit Werkstatt|~i warsztat|~z warsztatem`,
  },
  'collaboration with': { before: 'in collaboration with' },
  'formerly attributed to': {
    before: `previously attributed to|once attributed to|già attribuita a|in passato attribuito a|früher zugeschrieben an|dawniej przypisywany
      |dawniej przypisywana|dawniej przypisywane`,
    behind: 'formerly attributed',
  },
  'forgery in the manner of': { before: '~fake in the manner of' },
  'possibly by': {
    before: `possibly|perhaps by|perhaps|maybe by|maybe|forse|möglicherweise|vielleicht von|vielleicht|być może`,
    behind: '?|possibly|perhaps|maybe|forse|möglicherweise|vielleicht',
  },
  'probably by': {
    before: `probably|likely by|likely|~presumably by|probabilmente|wahrscheinlich|~vermutlich von|~vermutlich|prawdopodobnie`,
    behind: 'probably|likely|probabilmente|wahrscheinlich|~vermutlich',
  },
}

/** Roles: terms of AUTR. */
const roles: Readonly<Record<string, Forms>> = {
  author: { before: 'written by|scritto da|geschrieben von|verfasst von|napisał|napisała' },
  painter: { before: 'painted by|dipinto da|gemalt von|malował|malowała|malowany przez|malowane przez' },
  sculptor: { before: 'sculpted by|carved by|scolpito da|rzeźbił|rzeźbiła' },
  draughtsman: { before: 'drawn by|gezeichnet von|rysował|rysowała' },
  engraver: { before: 'engraved by|inciso da|gestochen von|rytował' },
  printer: { before: 'printed by|stampato da|gedruckt von|drukował|drukowany przez|drukowane przez' },
  publisher: { before: 'published by|pubblicato da|edito da|verlegt von|wydał|wydany przez|wydane przez' },
  photographer: {
    before:
      'photographed by|photograph by|photo by|fotografato da|fotografiert von|fotografował|fotografowała',
  },
  designer: {
    before: `designed by|design by|disegnato da|progettato da|entworfen von|Entwurf von|zaprojektował|projektował|zaprojektowany przez
      |zaprojektowana przez|zaprojektowane przez`,
  },
  founder: { before: 'cast by|fuso da|gegossen von|odlał' },
  weaver: { before: 'woven by|tessuto da|gewebt von|tkał' },
  embroiderer: { before: 'embroidered by|ricamato da|gestickt von|haftował|haftowała' },
  illuminator: { before: 'illuminated by|miniato da|illuminiert von|iluminował' },
  bookbinder: { before: 'bound by|rilegato da|gebunden von|oprawił' },
  manufacturer: {
    before: `made by|manufactured by|produced by|realizzato da|fabbricato da|prodotto da|hergestellt von|gefertigt von|ausgeführt von|wykonał
      |wykonała|wykonany przez|wykonana przez|wykonane przez`,
    behind: 'maker|manufacturer',
  },
  copyist: { before: 'copied by|copiato da|kopiert von|kopiował' },
}

/** A form with the term it means. */
export interface AttributionForm {
  readonly form: string
  /** English name of the term. */
  readonly term: string
  /** True when it says more than its term. */
  readonly isNear: boolean
}

/** Words that end a form a name can follow. */
const open = /(?:^|\s)(?:of|to|after|with|by|di|a|da|con|nach|von|mit|des)$/i
/** Begins many names: 'da Vinci'. */
const inNames: ReadonlySet<string> = new Set(['da'])

const formsIn = (term: string, text = ''): AttributionForm[] =>
  text
    .split('|')
    .map(form => form.trim())
    .filter(form => form !== '')
    .map(form => ({ form: form.replace('~', ''), term, isNear: form.startsWith('~') }))

/** The English names of a vocabulary's starter terms, with their names in all languages. */
const namesOf = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    parseStarterTerms(text).map(({ labels }) => [
      labels.en ?? '',
      [...new Set(languages.map(language => labels[language] ?? ''))],
    ]),
  )

const own = (term: string, names: readonly string[], wanted: (name: string) => boolean): AttributionForm[] =>
  names.filter(name => wanted(name) && !inNames.has(name)).map(form => ({ form, term, isNear: false }))

const qualifierNames = namesOf(makersTerms.AUTS)
const roleNames = namesOf(makersTerms.AUTR)

const startsJoined = (name: string): boolean => /^(?:and|e|und|i)\s/.test(name)

/** Qualifiers that a name follows: 'workshop of', 'Werkstatt von'. */
export const qualifiersBefore: readonly AttributionForm[] = [...qualifierNames].flatMap(([term, names]) => [
  ...formsIn(term, qualifiers[term]?.before),
  ...own(term, names, name => open.test(name)),
])

/** Qualifiers behind a name, in brackets or after a comma: '(bottega)', ', attributed to'. */
export const qualifiersBehind: readonly AttributionForm[] = [...qualifierNames].flatMap(([term, names]) => [
  ...formsIn(term, qualifiers[term]?.behind),
  ...own(term, names, () => true),
  ...formsIn(term, qualifiers[term]?.before),
])

/** Qualifiers that follow a name without a sign between: 'and assistants'. */
export const qualifiersJoined: readonly AttributionForm[] = [...qualifierNames].flatMap(([term, names]) => [
  ...formsIn(term, qualifiers[term]?.joined),
  ...own(term, names, startsJoined),
])

/** Roles that a name follows: 'printed by'. */
export const rolesBefore: readonly AttributionForm[] = [...roleNames.keys()].flatMap(term =>
  formsIn(term, roles[term]?.before),
)

/** Roles by their names, before a colon, in brackets, or behind a comma. */
export const rolesNamed: readonly AttributionForm[] = [...roleNames].flatMap(([term, names]) => [
  ...own(term, names, () => true),
  ...formsIn(term, roles[term]?.behind),
])

/** The terms of the lists above, to hold them against the starter terms. */
export const attributionTerms = { AUTS: Object.keys(qualifiers), AUTR: Object.keys(roles) } as const

/** Names of cultures and their schools, in all languages. */
export const cultureNames: readonly string[] = [...namesOf(makersTerms.ATBD).values()].flat()
