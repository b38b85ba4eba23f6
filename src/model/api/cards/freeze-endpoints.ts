import { z } from 'zod/mini'
import type { OwnedAction } from '../../engine/aspects/belonging.ts'
import type { CardDeclaration } from '../../engine/define-card.ts'
import { recordRequirement } from '../../engine/requirement-of.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, id, moment, text } from '../shapes.ts'
import { recordShapes } from './record-parts.ts'
import { version } from './shapes.ts'

/** A signature under a finished record. */
export const signature = z.object({
  id,
  name: z.string(),
  /** Whom the person signs for: one of the signers of the type. */
  role: z.string(),
  place: z.string(),
  date: z.string(),
  /** Strokes, each with x and y alternating, in a field of 1000 by 400. */
  strokes: z.array(z.array(z.number())),
  /** Hash of the signed content. */
  sha256: z.string(),
  signedAt: moment,
})
export type Signature = z.output<typeof signature>

/** Content that was frozen: who did it, its hash, and whether it still matches. */
const frozen = z.object({ by: z.string(), at: moment, sha256: z.string(), intact: z.boolean() })

const annulled = z.object({ by: z.string(), at: moment, reason: z.string() })

/** The state of a record that is written, then finished for good. */
export const standing = z.object({
  /** Names of the guards that prevent finishing it now. */
  unmet: z.array(z.string()),
  /** For a finished record: who finished it, the hash of the frozen content, and whether the content still matches. */
  frozen: z.nullable(frozen),
  annulled: z.nullable(annulled),
  signatures: z.array(signature),
  /** Contents that were frozen before, and annulled: the latest first. */
  earlier: z.array(z.extend(frozen, { annulled: z.nullable(annulled), signatures: z.array(signature) })),
})
export type Standing = z.output<typeof standing>

/** The request to annul a finished record. */
export const annulment = z.object({ reason: text(2000) })

/** The request to sign a finished record. */
export const signing = z.object({
  name: text(200),
  role: z.string().check(z.maxLength(100)),
  place: z.optional(z.string().check(z.maxLength(200))),
  /** YYYY-MM-DD; today when absent. */
  date: z.optional(calendarDay),
  /** Absent: signed by the typed name. */
  strokes: z
    .array(z.array(z.number().check(z.gte(0), z.lte(1000))).check(z.minLength(4), z.maxLength(2000)))
    .check(z.maxLength(100)),
})

/** Largest request with a signature, in bytes. */
export const signingLimit = 300_000

type Addressed = Pick<CardDeclaration, 'type' | 'path' | 'permissions' | 'belongsTo' | 'freezes'>

/**
 * Returns the endpoints that finish, annul and sign records; undefined for types whose records are not finished for good. Those finished by a step
 * are only signed.
 */
export function freezeEndpoints(declaration: Addressed) {
  const { type, path, freezes } = declaration
  if (!freezes) return undefined
  const { answer } = recordShapes(type)
  const may = (action: OwnedAction) => recordRequirement(declaration, action)
  const params = z.object({ id })
  const byHand = () => ({
    finish: endpoint({
      name: `${type}.finish`,
      method: 'PUT',
      path: `${path}/:id/finished`,
      access: may('finish'),
      summary: 'Finish a record: its content is frozen, with its SHA-256',
      params,
      body: z.object({ version }),
      output: answer,
    }),
    annul: endpoint({
      name: `${type}.annul`,
      method: 'PUT',
      path: `${path}/:id/annulled`,
      access: may('annul'),
      summary: 'Annul a finished record, with a reason; it remains readable',
      params,
      body: annulment,
      output: answer,
    }),
  })
  return {
    standing: endpoint({
      name: `${type}.standing`,
      method: 'GET',
      path: `${path}/:id/frozen`,
      access: may('read'),
      summary:
        'Frozen content of a finished record: its hash, its signatures, and what an unfinished one lacks',
      params,
      output: standing,
    }),
    ...(freezes.byStep === undefined && byHand()),
    sign: endpoint({
      name: `${type}.sign`,
      method: 'POST',
      path: `${path}/:id/signatures`,
      access: may('update'),
      summary: 'Sign a finished record: the hash of the signed content is stored with the signature',
      params,
      body: z.extend(signing, { role: z.enum(freezes.signers as [string, ...string[]]) }),
      bodyLimit: signingLimit,
      output: signature,
    }),
  }
}
