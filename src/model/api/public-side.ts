import { z } from 'zod/mini'
import type { CardDeclaration } from '../engine/define-card.ts'
import { recordRequirement, requirementOf } from '../engine/requirement-of.ts'
import { heldReasons } from '../open/held-reasons.ts'
import { checked } from '../validation/check.ts'
import { maxLength, required } from '../validation/validators.ts'
import { recordShapes } from './cards/record-parts.ts'
import { withdrawal } from './cards/shapes.ts'
import { endpoint } from './endpoint.ts'
import { asPublicPath } from './public-preview.ts'
import { id, language } from './shapes.ts'

/* The public side of records, for those who may publish them. */

/** The site of the museum, as those who publish need to know it. */
const siteState = z.enum(['none', 'closed', 'open'])

/** Ways in which everybody sees a picture of a record once that is published, or not: one without an open licence is shown smaller. */
export const pictureStates = ['whole', 'small', 'unpublished', 'embargo'] as const

const publicity = z.object({
  site: siteState,
  /** Its page, once it is published; without its own name while it has none. Null unless the site is open. */
  address: z.nullable(z.object({ url: z.string(), isNamed: z.boolean() })),
  /** Number of filled fields that everybody sees. */
  shown: z.number(),
  held: z.array(z.object({ reason: z.enum(heldReasons), paths: z.array(z.string()) })),
  /** Withdrawn: it is not published before that is lifted. */
  withdrawal: z.nullable(withdrawal),
  pictures: z.array(
    z.object({
      id,
      title: z.string(),
      /** Name of its licence; null where it states none. */
      licence: z.nullable(z.string()),
      state: z.enum(pictureStates),
    }),
  ),
})

/** Why a record is withdrawn, or may be published again. */
const words = z.string().check(checked(required, maxLength(1000)))

type Addressed = Pick<CardDeclaration, 'type' | 'path' | 'permissions' | 'belongsTo' | 'freezes'>

/** Returns the endpoints about the public side of a record type. */
export function publicSideEndpoints(declaration: Addressed) {
  const { type, path } = declaration
  const { answer } = recordShapes(type)
  const access = recordRequirement(declaration, 'publish')
  const name = (call: string) => `${type}.${call}`
  const at = (rest: string): `/${string}` => `${path}${rest}`
  return {
    publicity: endpoint({
      name: name('publicity'),
      method: 'GET',
      path: at('/:id/publicity'),
      access,
      summary:
        'What everybody sees of a record once it is published: fields shown and held back, pictures with their licences, and its address',
      params: z.object({ id }),
      output: publicity,
    }),
    asPublic: endpoint({
      name: name('asPublic'),
      method: 'GET',
      path: asPublicPath(path, ':id'),
      access,
      byCookie: true,
      summary:
        'The public page of a record as it would be now, also of one that is not published; in `lang`, or else in the first language of the site',
      params: z.object({ id }),
      query: z.object({ lang: z.optional(language) }),
    }),
    withdraw: endpoint({
      name: name('withdraw'),
      method: 'PUT',
      path: at('/:id/withdrawal'),
      access,
      summary:
        'Withdraw a record from the public at once, for a reason; nothing publishes it again before that is lifted',
      params: z.object({ id }),
      body: z.object({ reason: words }),
      output: answer,
    }),
    liftWithdrawal: endpoint({
      name: name('liftWithdrawal'),
      method: 'DELETE',
      path: at('/:id/withdrawal'),
      access,
      summary: 'Lift the withdrawal of a record, with a note; it stays unpublished',
      params: z.object({ id }),
      body: z.object({ note: words }),
      output: answer,
    }),
    siteState: endpoint({
      name: name('siteState'),
      method: 'GET',
      path: at('/publicity'),
      access: requirementOf(declaration, 'publish'),
      summary: 'The state of the museum’s public site, for those who publish records',
      output: z.object({ site: siteState }),
    }),
  }
}
