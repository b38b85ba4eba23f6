import type { IsKnown } from '../reader.ts'
import { depths, endingBracket } from './brackets.ts'
import { qualifierBefore, qualifierOf, roleBefore, roleOf } from './forms.ts'
import { isLife, tellsOfLife } from './life.ts'

const conjunctions = 'and|und|e|ed|i|oraz|et|&'

/** Splits a text at separators outside brackets. */
function splitAt(
  text: string,
  separator: RegExp,
  isBorder: (before: string, after: string) => boolean,
): string[] {
  let depth: number[] | undefined
  const found: string[] = []
  let from = 0
  for (const { 0: sign, index } of text.matchAll(separator)) {
    depth ??= depths(text)
    if (depth[index] !== 0) continue
    const [before, after] = [text.slice(from, index).trim(), text.slice(index + sign.length).trim()]
    if (before === '' || after === '' || !isBorder(before, after)) continue
    found.push(before)
    from = index + sign.length
  }
  return [...found, text.slice(from).trim()].filter(part => part !== '')
}

const always = () => true

/** Returns true for what belongs to the name before it: dates or brackets alone. */
const isFurther = (part: string): boolean => /^[([]/.test(part) || isLife(part)

/** Splits at semicolons and line breaks; what is no name stays with the one before. */
function lines(text: string): string[] {
  const parts: string[] = []
  for (const part of splitAt(text, /;|\n/g, always))
    if (parts.length > 0 && isFurther(part)) parts.push(`${parts.pop()}${isLife(part) ? ', ' : ' '}${part}`)
    else parts.push(part)
  return parts
}

const roleBehind = /\s*\[([^[\]]*)\]$/

/** Returns true for a name with brackets that belong to it alone: dates, a nationality, a role or qualifier. */
function isWhole(part: string): boolean {
  const [role = '', ofRole = ''] = roleBehind.exec(part) ?? []
  const text = part.slice(0, part.length - role.length)
  const { before: name, inside } = endingBracket(text) ?? { before: text, inside: ofRole }
  if (qualifierOf(name) || !(/^\p{Lu}|^['’ʿ]/u.test(name) || qualifierBefore(name))) return false
  return (
    (role !== '' && inside === ofRole) ||
    tellsOfLife(inside) ||
    roleOf(inside) !== undefined ||
    qualifierOf(inside) !== undefined
  )
}

const besides = new RegExp(`,?\\s(?:${conjunctions}|with|mit|con|z)\\s|,\\s|/`, 'giu')

/** Splits makers that each have brackets of their own: 'Rembrandt (1606–1669) and Jan Lievens (1607–1674)'. */
function byLives(text: string): string[] {
  const parts = splitAt(text, besides, before => /[)\]]$/.test(before))
  return parts.length > 1 && parts.every(isWhole) ? parts : [text]
}

const leads = new RegExp(`\\s*[,.]\\s+(?:(?:${conjunctions})\\s+)?|\\s+(?:${conjunctions})\\s+`, 'giu')

/** Splits makers of which each but the first begins with what they did: 'Designed by A, made by B'. */
const byRoles = (text: string): string[] =>
  splitAt(text, leads, (before, after) => roleBefore(after) !== undefined && /\s/.test(before))

const firm =
  /^(?:sons?|co|company|inc|ltd|limited|llc|gmbh|ag|brothers|bros|partners?|associates|jr|sr|s\.?p\.?a|söhne|figli|synowie)\b|^(?:\p{Lu}\.\s?)+$/iu
const inverted = new RegExp(
  `^(\\p{Lu}[^,]*),\\s+(\\p{Lu}[^,]*?),?\\s+(?:${conjunctions})\\s+(\\p{Lu}[^,]*),\\s+(\\p{Lu}[^,]*)$`,
  'u',
)

/** Splits two names with the surname first: 'Smith, John, and Jones, Mary'. */
function byInversion(text: string): string[] {
  const [, one = '', given = '', other = '', last = ''] = inverted.exec(text) ?? []
  const parts = [one, given, other, last]
  const isName = (part: string): boolean =>
    part !== '' && part.split(/\s+/).length <= 4 && !firm.test(part) && !/[()[\]]/.test(part)
  return parts.every(isName) ? [`${one}, ${given}`, `${other}, ${last}`] : [text]
}

/** Begins what is a copy or print and not the name of its maker. */
const thing =
  /^(?:an?|the|copy|copied|print|engraving|etching|painting|drawing|reproduction|cast|kopie|kopia|copia)\b/iu

/** Splits who made a thing from whom it was made after: 'Johann Sadeler after Maarten de Vos'. */
function byModel(text: string): string[] {
  const parts = splitAt(text, /,?\s(?=after\s)/g, (before, after) => {
    const words = before.split(/\s+/)
    return (
      /^after\s+\p{Lu}/u.test(after) &&
      !thing.test(before) &&
      before.length < 200 &&
      words.length > 1 &&
      words.every(word => /^[\p{Lu}([]|^(?:de|du|van|von|da|di|der|den|des|la|le)$|\d/u.test(word))
    )
  })
  return parts.length === 2 ? parts : [text]
}

const ways: readonly ((text: string) => string[])[] = [byLives, byRoles, byInversion, byModel]

/** The makers of a cell, as they are written. */
export interface SplitMakers {
  readonly parts: readonly string[]
  readonly takenApart: readonly string[]
}

function divided(text: string, isKnown: IsKnown, way = 0): SplitMakers {
  const split = [...ways.slice(way)]
  if (isKnown(text) || split.length === 0) return { parts: [text], takenApart: [] }
  const parts = split[0]?.(text) ?? []
  const below = parts.map(part => divided(part, isKnown, way + 1))
  return {
    parts: below.flatMap(each => each.parts),
    takenApart: [...(parts.length > 1 ? [text] : []), ...below.flatMap(each => each.takenApart)],
  }
}

/**
 * Splits the makers of a cell where that is certain: at '|', semicolons and line breaks, between names that have brackets of their own or begin
 * with a role. What a record is called is left whole.
 */
export function splitMakers(text: string, isKnown: IsKnown): SplitMakers {
  if (isKnown(text.trim())) return { parts: [text.trim()], takenApart: [] }
  // Expressions would look through a long run of spaces again and again.
  const listed = text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .split('|')
    .map(part => part.trim())
    .filter(part => part !== '')
  const found = listed.map((part): SplitMakers => {
    if (isKnown(part)) return { parts: [part], takenApart: [] }
    const some = lines(part)
    const below = some.map(each => divided(each, isKnown))
    return {
      parts: below.flatMap(each => each.parts),
      takenApart: [...(some.length > 1 ? [part] : []), ...below.flatMap(each => each.takenApart)],
    }
  })
  return {
    parts: found.flatMap(({ parts }) => parts),
    takenApart: [...(listed.length > 1 ? [text.trim()] : []), ...found.flatMap(each => each.takenApart)],
  }
}

const several = new RegExp(
  `\\S\\s+\\S+,?\\s+(?:${conjunctions})\\s+(?<next>\\S+)\\s+\\S|\\S\\s+/\\s+\\S|\\p{L}{2}/\\p{L}{2}|\\s+with\\s+\\p{Lu}`,
  'iu',
)

const anySign = /[/,&]|\s(?:and|und|e|ed|i|oraz|et|with)\s/i

/** Returns true for a name that may mean several makers, though it cannot be split with certainty. */
export function maybeSeveral(name: string): boolean {
  if (!anySign.test(name)) return false
  const found = several.exec(name)
  if (found && !firm.test(found.groups?.next ?? '')) return true
  const parts = name.split(/,\s*/)
  if (parts.slice(1).some(part => firm.test(part))) return false
  const isPair = parts.length === 2 && parts.every(part => /^\p{Lu}\S*\s+\p{Lu}\S+/u.test(part))
  return parts.length > 2 || isPair
}
