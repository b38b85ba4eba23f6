import type { IsKnown, RowOfTexts } from '../reader.ts'
import { endingBracket } from './brackets.ts'
import { anonymousOf, cultureOfSchool, isCulture } from './cultures.ts'
import { qualifierBefore, qualifierJoined, qualifierOf, roleBefore, roleOf } from './forms.ts'
import { lifeBehind } from './life.ts'

/** A maker as far as it is taken apart. */
interface Parts {
  readonly name: string
  readonly role?: string
  readonly qualifier?: string
  /** Wording of the attribution beside its qualifier. */
  readonly doubts: readonly string[]
  readonly notes: readonly string[]
}

/** Adds a qualifier: the inner one of two holds, the wording of the other is kept. */
function qualified(parts: Parts, name: string, { term, written, isNear }: Qualifying): Parts {
  const { qualifier, doubts } = parts
  const told = isNear ? [...doubts, written] : doubts
  if (qualifier === term) return { ...parts, name, doubts: told }
  return qualifier === undefined
    ? { ...parts, name, qualifier: term, doubts: told }
    : { ...parts, name, doubts: [...told, written] }
}

interface Qualifying {
  readonly term: string
  readonly written: string
  readonly isNear: boolean
}

/** Words at the beginning of a school's name that are not a person's. */
const institution =
  /^(?:the\s+)?(?:visual|fine|applied|arts?|design|architecture|music|law|medicine|needlework|american|rzemiosł|rzemiosła|przemysłu|sztuk|artystyczna)\b/iu

type Step = (parts: Parts) => Parts | undefined

/** The role behind all else; brackets further inside are part of the name. */
const square: Step = parts => {
  const [bracket = '', inside = ''] = parts.name.match(/\[([^[\]]*)\]$/) ?? []
  const name = parts.name.slice(0, -bracket.length).trimEnd()
  if (bracket === '' || name === '' || inside.trim() === '') return undefined
  const qualifier = qualifierOf(inside)
  if (qualifier) return qualified(parts, name, { ...qualifier, written: inside })
  const isLast = parts.role === undefined && parts.notes.length === 0
  return isLast ? { ...parts, name, role: inside.trim() } : undefined
}

const lead: Step = parts => {
  const found = roleBefore(parts.name)
  if (!found) return undefined
  const { rest: name, term, written } = found
  return parts.role === undefined
    ? { ...parts, name, role: term }
    : { ...parts, name, doubts: [...parts.doubts, written] }
}

const before: Step = parts => {
  const found = qualifierBefore(parts.name)
  const isSchool = found?.term === 'school of'
  if (!found || (isSchool && (institution.test(found.rest) || cultureOfSchool(parts.name)))) return undefined
  // The inner one of two qualifiers holds: 'possibly workshop of'.
  const outer = parts.qualifier
  const doubts = outer === undefined || outer === found.term ? parts.doubts : [...parts.doubts, outer]
  return {
    ...parts,
    name: found.rest,
    qualifier: found.term,
    doubts: found.isNear ? [...doubts, found.written] : doubts,
  }
}

const round: Step = parts => {
  const found = endingBracket(parts.name)
  if (!found || found.before === '') return undefined
  const { before: name, inside } = found
  const [qualifier, role] = [qualifierOf(inside), roleOf(inside)]
  if (qualifier && parts.qualifier === undefined && !isCulture(name))
    return qualified(parts, name, { ...qualifier, written: inside })
  if (role && parts.role === undefined) return { ...parts, name, role: role.term }
  return { ...parts, name, notes: inside === '' ? parts.notes : [inside, ...parts.notes] }
}

const behind: Step = parts => {
  const life = lifeBehind(parts.name)
  if (life && life.name !== '') return { ...parts, name: life.name, notes: [life.life, ...parts.notes] }
  const at = parts.name.lastIndexOf(',')
  const [name, last] = [parts.name.slice(0, Math.max(0, at)).trim(), parts.name.slice(at + 1).trim()]
  const qualifier = name === '' ? undefined : qualifierOf(last)
  if (qualifier) return qualified(parts, name, { ...qualifier, written: last })
  const role = /\S[\s,]+\S/.test(name) ? roleOf(last) : undefined
  return role && parts.role === undefined ? { ...parts, name, role: role.term } : undefined
}

const joined: Step = parts => {
  const found = qualifierJoined(parts.name)
  return found && qualified(parts, found.rest, found)
}

const asked: Step = parts => {
  const name = parts.name.replace(/(?<=\S)\s*\?$/, '')
  if (name === parts.name) return undefined
  return isCulture(name)
    ? { ...parts, name, doubts: [...parts.doubts, '?'] }
    : qualified(parts, name, { term: 'possibly by', written: '?', isNear: false })
}

const article: Step = parts => {
  const name = parts.name.replace(/^(?:by|the(?=\s\p{Lu}.*\s(?:of|Painter|Master|Group)\b))\s+(?=\S)/u, '')
  return parts.qualifier !== undefined && name !== parts.name ? { ...parts, name } : undefined
}

const by: Step = parts => {
  const name = parts.name.replace(/^by\s+(?=\p{Lu})/iu, '')
  return name === parts.name ? undefined : { ...parts, name }
}

/** In the order in which they are tried; each is tried again after another one found something. */
const steps: readonly Step[] = [square, lead, before, round, behind, joined, asked, article, by]

function firstOf(parts: Parts): Parts | undefined {
  for (const step of steps) {
    const next = step(parts)
    if (next) return next
  }
  return undefined
}

/** Nobody writes more around a name; a hostile text would keep the reader busy. */
const mostSteps = 8

/** A maker that was read. */
export interface OneMaker {
  readonly row: RowOfTexts
  /** Its name where it is one person or body. */
  readonly name: string
  /** All that stood before something was taken off it. */
  readonly takenApart: readonly string[]
}

function rowOf({ name, role, qualifier, doubts, notes }: Parts): RowOfTexts {
  const [anonymous, school] = [anonymousOf(name), cultureOfSchool(name)]
  const about = notes.find(isCulture)
  const culture = isCulture(name)
    ? name
    : (school ?? (anonymous || (anonymous === undefined ? '' : (about ?? ''))))
  if (culture) {
    const wording = name === culture ? [] : [name]
    const note = [
      ...wording,
      ...[qualifier, role].filter(Boolean),
      ...doubts,
      ...notes.filter(each => each !== culture),
    ]
    return { type: 'CULTURE', culture, ...(note.length > 0 && { note: note.join(', ') }) }
  }
  const isNobody = anonymous !== undefined || !/[\p{L}\d]/u.test(name) || qualifierOf(name) !== undefined
  const note = [...(isNobody ? [name] : []), ...doubts, ...notes].join(', ')
  return {
    type: 'AUTHOR',
    ...(!isNobody && { agent: name }),
    ...(role && { role }),
    ...(qualifier && { qualifier }),
    ...(note && { note }),
  }
}

/** Reads a single maker: name, role, qualifier, and what else is told. A name that a record has is left as it is. */
export function readMaker(written: string, isKnown: IsKnown): OneMaker {
  let parts: Parts = { name: written, doubts: [], notes: [] }
  const takenApart: string[] = []
  for (let count = 0; count < mostSteps && !isKnown(parts.name); count++) {
    const next = firstOf(parts)
    if (!next) break
    // A record may be called as it is with the qualifier and without the brackets.
    const shorter = (round(parts) ?? behind(parts))?.name
    takenApart.push(parts.name, ...(shorter ? [shorter] : []))
    if (shorter && isKnown(shorter)) {
      parts = round(parts) ?? behind(parts) ?? parts
      break
    }
    parts = next
  }
  const row = rowOf(parts)
  return { row, name: row.agent ?? '', takenApart }
}
