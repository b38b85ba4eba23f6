import type { Field } from '../kinds/field.ts'

/** Properties of a column before it is mapped. */
export interface SeenColumn {
  readonly name: string
  /** Some of its filled cells. */
  readonly samples: readonly string[]
}

const link = /^(?:https?:\/\/|www\.|data:)\S+$/i
const flag = /^(?:true|false|yes|no|y|n|0|1|ja|nein|si|sì|sí|tak|nie|null|oui|non|o|sim|não|nee|nej|x)$/i
/** Answers that no text of a museum is. */
const answer = /^(?:true|false|yes|no|ja|nein|si|sì|sí|tak|nie|oui|non|sim|não|nee|nej)$/i
const plainNumber = /^-?\d+(?:\.0+)?$/
/** Values of a program: lists and objects in brackets. */
const written = /^(?:\[.*\]|\{.*\})$/s
const dated = /\d|cent|jh|sec|wiek|w\.|present|heute|oggi|roman|medieval/i
const email = /^[\w.+-]+@[\w-]+\.[\w.]+$/
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const file = /^[^\s;|][^;|]*\.(?:jpe?g|tiff?|png|gif|webp|jp2|svg|pdf|mp[34]|mov|wav|docx?)(?:\s*[;|,].*)?$/i
/** A time of day that somebody's program wrote; a table program writes midnight behind a day. */
const moment = /^\d{4}-\d\d-\d\d[T ](?!00:00(?::00)?)\d\d:\d\d/

/** Returns true when most of the cells match. */
export const mostly = (samples: readonly string[], looks: (text: string) => boolean): boolean =>
  samples.length > 0 && samples.filter(looks).length > samples.length * 0.7

const areMostly = (samples: readonly string[], ...signs: readonly RegExp[]): boolean =>
  samples.length > 1 && signs.some(sign => mostly(samples, text => sign.test(text.trim())))

/** Returns true for cells that say nothing in a museum's record, whatever their heading is: files, addresses of mail. */
export const areOfFiles = (samples: readonly string[]): boolean => areMostly(samples, email, file)

/** Returns true for cells that mean something to another program, but where their heading is known: its keys, its moments. */
export const areOfSystems = (samples: readonly string[]): boolean => areMostly(samples, uuid, moment)

const asks = /^(?:is|has|can|was)[\s_A-Z]/

/** Returns true for the answers to what a heading asks: 'isSigned' with 0 and 1. */
export const areAnswers = (heading: string, samples: readonly string[]): boolean =>
  asks.test(heading) && areMostly(samples, flag)

/** Returns true for cells that name nobody and no place: nobody is called 33909. */
export const areNumbers = (samples: readonly string[]): boolean => areMostly(samples, plainNumber)

/** Share of a score that is left when the cells speak against the heading. */
const contradicted = 0.5

/** Returns what the cells of a column leave of a score: all, if nothing in them speaks against a field of this kind. */
export function confirmed(kind: Field['kind'] | undefined, samples: readonly string[]): number {
  if (mostly(samples, text => link.test(text.trim())) && kind !== 'url') return 0
  if (kind !== 'identifier' && areMostly(samples, uuid)) return 0
  if (mostly(samples, text => written.test(text.trim()))) return 0
  const isAsked = kind === 'boolean' || kind === 'number' || kind === 'identifier'
  if (!isAsked && areMostly(samples, answer)) return 0
  const flagged = kind !== 'boolean' && kind !== 'number' && kind !== 'identifier'
  if (flagged && samples.length > 1 && mostly(samples, text => flag.test(text.trim()))) return contradicted
  if (kind === 'number' || kind === 'measure' || kind === 'money' || kind === 'coordinates')
    return mostly(samples, text => /\d/.test(text)) ? 1 : contradicted
  if (kind === 'date' || kind === 'day') return mostly(samples, text => dated.test(text)) ? 1 : contradicted
  if (kind === 'identifier') return samples.some(text => /\d/.test(text)) ? 1 : contradicted
  if (kind === 'translated' && mostly(samples, text => /^[\d\s.,/-]+$/.test(text))) return contradicted
  return 1
}
