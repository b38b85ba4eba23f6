import { z } from 'zod/mini'
import { museumRoles } from '../permissions/roles.ts'
import { templateKindNames } from '../print-templates/kinds.ts'
import { printTemplate } from '../print-templates/template.ts'
import { selection } from './cards/shapes.ts'
import { endpoint } from './endpoint.ts'
import { id, language, moment, text } from './shapes.ts'

/*
 * Print templates (C-P12). The product ships some; a museum duplicates one to edit it. Shipped ones are identified by a word
 * ('labels-a4-3x8'), those of a museum by a number.
 */

const base = '/api/v1/print-templates'
const one = `${base}/:templateId` as const
const member = { roles: museumRoles } as const
const administrator = { roles: ['TENANT_ADMIN'] } as const

/** Maximum number of objects printed directly; larger selections go through a job (`print-jobs.ts`). */
export const mostPrintedAtOnce = 300

/** Maximum number of labels in one document, copies included. */
export const mostLabels = 30_000

export const templateId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))

const params = z.object({ templateId })

export const templateRow = z.object({
  id: templateId,
  /** True for a built-in template, which is duplicated rather than edited. */
  shipped: z.boolean(),
  kind: z.enum(templateKindNames),
  /** Record or procedure type it prints: 'object', 'LOAN_OUT'. */
  about: z.string(),
  name: z.string(),
  /** True when it is the default for this kind and subject. */
  isDefault: z.boolean(),
  /** Counted from 1; 1 for built-in templates. */
  version: z.number(),
  /** The template it was copied from. */
  copyOf: z.nullable(templateId),
  updatedAt: z.nullable(moment),
  updatedBy: z.nullable(z.string()),
  deletedAt: z.nullable(moment),
  /** Fields in the template that no longer exist; they print nothing. */
  missingFields: z.array(z.string()),
})

export type TemplateRow = z.output<typeof templateRow>

export const templateRead = z.extend(templateRow, { document: printTemplate })

export type TemplateRead = z.output<typeof templateRead>

export const listTemplates = endpoint({
  name: 'printTemplates.list',
  method: 'GET',
  path: base,
  access: member,
  summary: 'Print templates of the museum, then the built-in ones; or those in the trash',
  query: z.object({
    kind: z.optional(z.enum(templateKindNames)),
    about: z.optional(z.string().check(z.maxLength(40))),
    deleted: z.optional(z.enum(['true', 'false'])),
  }),
  output: z.object({ result: z.array(templateRow) }),
})

export const readTemplate = endpoint({
  name: 'printTemplates.read',
  method: 'GET',
  path: one,
  access: member,
  summary: 'A template with its document',
  params,
  output: templateRead,
})

/** A field that a template can print. */
const printableField = z.object({
  path: z.string(),
  label: z.string(),
  /** Labels of its sections, outermost first. */
  within: z.array(z.string()),
  /** True for internal fields, printed only for people who may read them. */
  private: z.boolean(),
  /** Places it may be used in: once per document, per object, or in page headers and footers. */
  scopes: z.array(z.enum(['whole', 'each', 'running'])),
})

export type PrintableFieldRow = z.output<typeof printableField>

export const templateFields = endpoint({
  name: 'printTemplates.fields',
  method: 'GET',
  path: `${base}/fields`,
  access: member,
  summary:
    'Fields that templates for a record or procedure type can show, by section, in the requested language',
  query: z.object({ about: z.string().check(z.maxLength(40)) }),
  output: z.object({
    groups: z.array(
      z.object({
        /** Section for a block of type 'section'; null when the field is not a section. */
        section: z.nullable(z.string()),
        label: z.string(),
        fields: z.array(printableField),
      }),
    ),
  }),
})

export const createTemplate = endpoint({
  name: 'printTemplates.create',
  method: 'POST',
  path: base,
  access: administrator,
  summary: 'Create a template, or duplicate one',
  body: z.object({
    name: text(120),
    /** Exactly one of the two. */
    copyOf: z.optional(templateId),
    document: z.optional(printTemplate),
  }),
  bodyLimit: 1_000_000,
  output: templateRead,
  status: 201,
})

export const changeTemplate = endpoint({
  name: 'printTemplates.change',
  method: 'PUT',
  path: one,
  access: administrator,
  summary:
    'Change a template of the museum. A changed document makes a new version; 409 with the current one if someone else changed it',
  params,
  body: z.object({
    version: z.number(),
    name: z.optional(text(120)),
    document: z.optional(printTemplate),
    isDefault: z.optional(z.boolean()),
  }),
  bodyLimit: 1_000_000,
  output: templateRead,
})

export const deleteTemplate = endpoint({
  name: 'printTemplates.delete',
  method: 'DELETE',
  path: one,
  access: administrator,
  summary: 'Move a template of the museum to the trash',
  params,
})

export const restoreTemplate = endpoint({
  name: 'printTemplates.restore',
  method: 'POST',
  path: `${one}/restored`,
  access: administrator,
  summary: 'Restore a template from the trash',
  params,
  output: templateRead,
})

const templateVersion = z.object({
  version: z.number(),
  name: z.string(),
  savedAt: moment,
  savedBy: z.string(),
})

export type TemplateVersion = z.output<typeof templateVersion>

export const templateVersions = endpoint({
  name: 'printTemplates.versions',
  method: 'GET',
  path: `${one}/versions`,
  access: member,
  summary: 'Versions of a template of the museum, newest first',
  params,
  output: z.object({ result: z.array(templateVersion) }),
})

const versionParams = z.object({ templateId, version: z.string().check(z.regex(/^[1-9][0-9]{0,5}$/)) })

export const readTemplateVersion = endpoint({
  name: 'printTemplates.version',
  method: 'GET',
  path: `${one}/versions/:version`,
  access: member,
  summary: 'A version with its document',
  params: versionParams,
  output: z.extend(templateVersion, { document: printTemplate }),
})

export const restoreTemplateVersion = endpoint({
  name: 'printTemplates.restoreVersion',
  method: 'POST',
  path: `${one}/versions/:version/restored`,
  access: administrator,
  summary: 'Restore an earlier version as a new one; `version` is the latest one known',
  params: versionParams,
  body: z.object({ version: z.number() }),
  output: templateRead,
})

export const previewTemplate = endpoint({
  name: 'printTemplates.preview',
  method: 'POST',
  path: `${base}/preview`,
  reads: true,
  access: member,
  summary: 'PDF preview of a template, saved or not, for one record or procedure; by default the latest one',
  body: z.object({
    document: printTemplate,
    cardId: z.optional(id),
    procedureId: z.optional(id),
    language: z.optional(language),
  }),
  bodyLimit: 1_000_000,
})

/**
 * The printed records: of the template's type, or a procedure, or some of its objects. Record templates can print the objects of a
 * procedure.
 */
export const printed = z.object({
  selection: z.optional(selection),
  procedureId: z.optional(id),
  objectIds: z.optional(z.array(id).check(z.maxLength(10_000))),
  language: z.optional(language),
  /** First free label on a partly used sheet, counted from 1. */
  start: z.optional(z.int().check(z.minimum(1), z.maximum(1200))),
  /** Copies of each label; document pages are printed once. */
  copies: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
})

export type Printed = z.input<typeof printed>

/** Prints with a template. */
export const missingInPrint = endpoint({
  name: 'printTemplates.missing',
  method: 'POST',
  path: '/api/v1/template/:templateId/missing',
  reads: true,
  access: member,
  summary:
    'Names of what a document speaks of and has not got, in the requested language: the borrower of a loan without one',
  params,
  body: printed,
  bodyLimit: 2_000_000,
  output: z.object({ missing: z.array(z.string()) }),
})

export const printWithTemplate = endpoint({
  name: 'printTemplates.print',
  method: 'POST',
  path: '/api/v1/template/:templateId',
  reads: true,
  access: member,
  summary: `Print with a template: up to ${mostPrintedAtOnce} objects as one PDF; larger selections are a job`,
  params,
  body: printed,
  bodyLimit: 2_000_000,
})
