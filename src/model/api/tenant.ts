import { z } from 'zod/mini'
import { museumData } from '../museum/museum-data.ts'
import { endpoint } from './endpoint.ts'
import { id, moment } from './shapes.ts'

/** A museum's profile and its licence. */
export const museum = z.object({
  id,
  organisationMainBody: z.string(),
  /** Key of an initial term of the vocabulary OCT; empty until set, like the other fields. */
  organisationFunction: z.string(),
  place: z.string(),
  organisationContact: z.object({ name: z.string(), phoneNumber: z.string(), email: z.string() }),
  /** This and the following are for administrators only. */
  vat: z.optional(z.string()),
  address: z.optional(z.string()),
  /** ISO 3166-1 code; empty when it was never asked for. */
  country: z.optional(z.string()),
  postCode: z.optional(z.string()),
  /** IANA name; empty for the default. */
  timeZone: z.optional(z.string()),
  legalRepresentative: z.optional(
    z.object({ firstName: z.string(), lastName: z.string(), dates: z.string(), taxCode: z.string() }),
  ),
  avatar: z.nullable(z.object({ url: z.string() })),
  licence: z.object({
    type: z.enum(['TRIAL', 'PAID']),
    validFrom: moment,
    validTo: moment,
    active: z.boolean(),
  }),
  /** Reason why operators made the museum read-only; null otherwise. */
  suspended: z.nullable(z.object({ reason: z.string() })),
  /** For a copy of a backup: the time of the backup and of the copy's removal. Null for a regular museum. */
  copy: z.nullable(z.object({ asOf: moment, endsAt: moment })),
})

export type Museum = z.output<typeof museum>

/** 404 for another museum's id. */
export const readMuseum = endpoint({
  name: 'tenant.read',
  method: 'GET',
  path: '/api/v1/tenant/:id',
  access: 'signedIn',
  summary: 'Profile of the current museum',
  params: z.object({ id }),
  output: museum,
})

/** 409 with `data.taken` when another museum has the name. */
export const changeMuseum = endpoint({
  name: 'tenant.change',
  method: 'PUT',
  path: '/api/v1/tenant/:id',
  access: { roles: ['TENANT_ADMIN'] },
  openWhenExpired: true,
  summary: 'Change the profile of the current museum',
  params: z.object({ id }),
  body: museumData,
})
