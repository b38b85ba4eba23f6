import { z } from 'zod/mini'
import { languages } from '../languages.ts'
import { endpoint } from './endpoint.ts'

/** Needed before there is a museum, and so public. */
export const readOrganisationFunctions = endpoint({
  name: 'tenant.organisationFunctions',
  method: 'GET',
  path: '/api/v1/public/static/organisation-functions',
  access: 'public',
  summary: 'Types of organisations (vocabulary OCT)',
  output: z.array(z.object({ key: z.string(), labels: z.partialRecord(z.enum(languages), z.string()) })),
})
