import { z } from 'zod/mini'
import { languages } from '../languages.ts'
import { addressLength, addressProblem, type TextLicence, textLicences } from '../open/site-settings.ts'
import { checked, problemIssue } from '../validation/check.ts'
import { email, maxLength, required } from '../validation/validators.ts'
import { withdrawal } from './cards/shapes.ts'
import { endpoint } from './endpoint.ts'
import { id, language, moment } from './shapes.ts'

/* The public site of a museum, as its administrators set it up. */

const path = '/api/v1/tenant/:tenantId/site'
const administrators = { roles: ['TENANT_ADMIN'] } as const
const params = z.object({ tenantId: id })

/** Most characters of the name of a site, and of its imprint and privacy texts in one language. */
const limits = { name: 200, page: 20_000 } as const

const byLanguage = (most: number) =>
  z.partialRecord(z.enum(languages), z.string().check(checked(maxLength(most))))

const address = z.string().check(
  z.superRefine((value, context) => {
    const key = addressProblem(value)
    if (key) context.addIssue({ ...problemIssue({ key, params: { ...addressLength } }), input: value })
  }),
)

const licence = z.enum(Object.keys(textLicences) as [TextLicence, ...TextLicence[]])

const settings = {
  /** Its part of all addresses of the site. */
  address,
  languages: z.array(language).check(checked(required)),
  name: byLanguage(limits.name),
  imprint: byLanguage(limits.page),
  privacy: byLanguage(limits.page),
  contact: z.string().check(checked(required, email)),
  textLicence: licence,
  /** Files attached to a published record are public with it, unless they are held back. */
  picturesWithObjects: z.boolean(),
}

const site = z.object({
  ...settings,
  /** Null while it is closed. */
  openedAt: z.nullable(moment),
  version: z.number(),
  /** Address of its first page. */
  url: z.string(),
})

export const readSite = endpoint({
  name: 'site.read',
  method: 'GET',
  path,
  access: administrators,
  openWhenExpired: true,
  summary: 'The public site of the museum; null before it has been set up',
  params,
  output: z.object({ site: z.nullable(site) }),
})

/** 409 if somebody else has changed it since. The former address leads to the new one for ever. */
export const saveSite = endpoint({
  name: 'site.save',
  method: 'PUT',
  path,
  access: administrators,
  summary:
    'Set up the public site, without opening it; 400 at `address` for one that another museum has or had',
  params,
  body: z.object({ ...settings, version: z.nullable(z.number()) }),
  output: site,
})

/** 409 before it has been set up. */
export const openSite = endpoint({
  name: 'site.open',
  method: 'POST',
  path: `${path}/open`,
  access: administrators,
  summary: 'Open the public site: published records are seen by everybody',
  params,
})

export const closeSite = endpoint({
  name: 'site.close',
  method: 'DELETE',
  path: `${path}/open`,
  access: administrators,
  openWhenExpired: true,
  openWhenSuspended: true,
  summary: 'Close the public site at once: nothing of it is there any longer',
  params,
})

const fieldRule = z.object({
  /** Type of the list that the field belongs to. */
  type: z.string(),
  path: z.string(),
  public: z.enum(['always', 'on', 'off', 'never']),
  shown: z.boolean(),
})

/** Withdrawn records that are listed at most. */
export const mostWithdrawnListed = 500

export const readWithdrawn = endpoint({
  name: 'site.withdrawnRecords',
  method: 'GET',
  path: `${path}/withdrawn`,
  access: administrators,
  openWhenExpired: true,
  summary: 'Records withdrawn from the public at once, newest first, with the reasons; the first 500',
  params,
  output: z.object({
    result: z.array(
      z.object({
        id,
        /** Type of the list that it belongs to. */
        type: z.string(),
        number: z.string(),
        title: z.string(),
        ...withdrawal.shape,
      }),
    ),
  }),
})

export const readFieldRules = endpoint({
  name: 'site.fields',
  method: 'GET',
  path: `${path}/fields`,
  access: administrators,
  openWhenExpired: true,
  summary: 'What the public sees of published records, field by field',
  params,
  output: z.object({ fields: z.array(fieldRule) }),
})

/** 400 at `path` for a field that is always public or never. */
export const saveFieldRule = endpoint({
  name: 'site.saveField',
  method: 'PUT',
  path: `${path}/fields`,
  access: administrators,
  summary: 'Show a field to the public, or hold it back',
  params,
  body: z.object({
    type: z.string().check(z.maxLength(40)),
    path: z.string().check(z.maxLength(200)),
    shown: z.boolean(),
  }),
})
