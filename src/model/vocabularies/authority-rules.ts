import { z } from 'zod/mini'
import { isMissing, type Problem } from '../validation/validators.ts'
import { type AuthorityKind, authorityKinds } from './definition.ts'

/** Data of an organisation, a person or a place in an authority. */
export const authority = z.object({
  kind: z.enum(authorityKinds),
  function: z.optional(z.string()),
  referenceNumber: z.optional(z.string()),
  dateText: z.optional(z.string()),
  place: z.optional(z.string()),
  zipCode: z.optional(z.string()),
  country: z.optional(z.string()),
  region: z.optional(z.string()),
  province: z.optional(z.string()),
  provinceCode: z.optional(z.string()),
})

export type Authority = z.output<typeof authority>

/** Additional fields of each authority type, in the order of its form (C-V08). */
export const authorityFields = {
  ORG: ['function', 'referenceNumber'],
  PER: ['dateText', 'referenceNumber'],
  PLA: ['place', 'zipCode', 'country', 'region', 'province', 'provinceCode'],
} as const satisfies Record<AuthorityKind, readonly (keyof Authority)[]>

/** Required fields of an authority, except its name. The name of a place is its place. */
export const requiredAuthorityFields = {
  ORG: ['function', 'referenceNumber'],
  PER: ['referenceNumber'],
  PLA: ['place'],
} as const satisfies Record<AuthorityKind, readonly (keyof Authority)[]>

/** Returns the missing fields with their problem. */
export const authorityProblems = (authority: Authority): Record<string, Problem> =>
  Object.fromEntries(
    requiredAuthorityFields[authority.kind]
      .filter(field => isMissing(authority[field]))
      .map(field => [field, { key: 'required' }]),
  )
