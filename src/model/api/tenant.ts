import { z } from 'zod/mini'
import { museumData } from '../museum/museum-data.ts'
import { endpoint } from './endpoint.ts'
import { id, moment } from './shapes.ts'

/** A museum's data (platform specification, section 3) and its licence. */
export const museum = z.object({
  id,
  organisationMainBody: z.string(),
  /** Key of a term the vocabulary OCT begins with; empty where nothing was said yet, as are the others. */
  organisationFunction: z.string(),
  place: z.string(),
  organisationContact: z.object({ name: z.string(), phoneNumber: z.string(), email: z.string() }),
  /** For administrators only, as what follows. */
  vat: z.optional(z.string()),
  address: z.optional(z.string()),
  postCode: z.optional(z.string()),
  /** IANA name; empty: the default one. */
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
  /** Why operators let the museum read only; null while it works as usual. */
  suspended: z.nullable(z.object({ reason: z.string() })),
  /** Of a copy as of a backup: the moment of the backup, and when the copy is removed. Null for a museum that works. */
  copy: z.nullable(z.object({ asOf: moment, endsAt: moment })),
})

export type Museum = z.output<typeof museum>

/** Another museum's id is simply not found. */
export const readMuseum = endpoint({
  name: 'tenant.read',
  method: 'GET',
  path: '/api/v1/tenant/:id',
  access: 'signedIn',
  summary: 'Data of the current museum',
  params: z.object({ id }),
  output: museum,
})

/** 409 with `data.taken` where another museum has the name. */
export const changeMuseum = endpoint({
  name: 'tenant.change',
  method: 'PUT',
  path: '/api/v1/tenant/:id',
  access: { roles: ['TENANT_ADMIN'] },
  openWhenExpired: true,
  summary: 'Change the data of the current museum',
  params: z.object({ id }),
  body: museumData,
})
