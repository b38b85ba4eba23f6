import type { PublicCard } from './public-card.ts'

/** A licence or statement of rights as machines and strangers know it. */
export interface Licence {
  readonly address: string
  /** Anyone may use it for anything, with credit at most: pictures are shown in any size. */
  readonly isOpen: boolean
  /** Anyone may copy it, for some purposes at least. */
  readonly mayBeCopied: boolean
  /** Key of the sentence that says in plain words what one may do. */
  readonly meaning: LicenceMeaning
}

/** Meanings of licences for people, each with a sentence of its own. */
export const licenceMeanings = [
  'zero',
  'publicDomain',
  'by',
  'bySa',
  'byNc',
  'byNcSa',
  'byNd',
  'byNcNd',
  'inCopyright',
  'educational',
  'contract',
  'notEvaluated',
  'onRequest',
] as const
export type LicenceMeaning = (typeof licenceMeanings)[number]

const creative = (name: string, meaning: LicenceMeaning, isOpen = false): Licence => ({
  address: `https://creativecommons.org/${name}/`,
  isOpen,
  mayBeCopied: true,
  meaning,
})

const statement = (name: string, meaning: LicenceMeaning): Licence => ({
  address: `http://rightsstatements.org/vocab/${name}/1.0/`,
  isOpen: false,
  mayBeCopied: false,
  meaning,
})

/** Longest side, in pixels, of pictures that not everybody may use for everything (O-W30). */
export const closedSide = 1200

/** For what says nothing of its rights: copyright not evaluated. It is never said to be free. */
export const notEvaluated: Licence = statement('CNE', 'notEvaluated')

/** Key of the licence that says: nothing before somebody has asked. */
const onRequest = 'vitrine:on request'

/** The initial licences of every museum, by the keys of their terms (O-W32). */
const licences: Readonly<Record<string, Licence>> = {
  'vitrine:cc0 1.0': creative('publicdomain/zero/1.0', 'zero', true),
  'vitrine:public domain mark 1.0': creative('publicdomain/mark/1.0', 'publicDomain', true),
  'vitrine:cc by 4.0': creative('licenses/by/4.0', 'by', true),
  'vitrine:cc by-sa 4.0': creative('licenses/by-sa/4.0', 'bySa', true),
  'vitrine:cc by-nc 4.0': creative('licenses/by-nc/4.0', 'byNc'),
  'vitrine:cc by-nc-sa 4.0': creative('licenses/by-nc-sa/4.0', 'byNcSa'),
  'vitrine:cc by-nd 4.0': creative('licenses/by-nd/4.0', 'byNd'),
  'vitrine:cc by-nc-nd 4.0': creative('licenses/by-nc-nd/4.0', 'byNcNd'),
  'vitrine:in copyright': statement('InC', 'inCopyright'),
  'vitrine:in copyright, educational use permitted': statement('InC-EDU', 'educational'),
  'vitrine:no copyright, contractual limits': statement('NoC-CR', 'contract'),
  'vitrine:copyright not evaluated': notEvaluated,
  [onRequest]: statement('InC', 'onRequest'),
}

/** Returns true for a licence, by the key of its term, of which the public is shown nothing by itself: it does not go with the object it shows (O-W06). */
export const asksFirst = (source: string | undefined): boolean => source === onRequest

/** Returns the licence that a record states; of one without, or with a licence of the museum's own, that it has not been evaluated. */
export function licenceOf({ licence, terms }: Pick<PublicCard, 'licence' | 'terms'>): Licence {
  const source = licence === undefined ? undefined : terms[licence]?.source
  if (source === undefined || !Object.hasOwn(licences, source)) return notEvaluated
  return licences[source] ?? notEvaluated
}
