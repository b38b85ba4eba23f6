import { z } from 'zod/mini'
import { referenceFormats } from '../bibliography/reference-formats.ts'
import { treeKinds } from '../exchange/file-kinds.ts'
import { importing } from '../exchange/importing.ts'
import { outcomes, severities } from '../exchange/messages.ts'
import { change } from './cards/shapes.ts'
import { endpoint } from './endpoint.ts'
import { mappingSchema } from './mapping-schema.ts'
import { operation } from './operations.ts'
import { id, moment, text } from './shapes.ts'

const params = z.object({ id })
const cardType = z.string().check(z.maxLength(30))

/** Reading options of a file, to correct what detection got wrong. */
const reading = z.object({
  encoding: z.optional(z.string()),
  separator: z.optional(z.string()),
  sheet: z.optional(z.string()),
  /** Row number as in a spreadsheet; 0 when there is no header. */
  headerRow: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(1000))),
})

/** Result of analysing a file. */
export const found = z.object({
  kind: z.enum(['csv', 'xlsx', 'xls', 'ods', 'dwca', ...treeKinds, ...referenceFormats]),
  encoding: z.nullable(z.string()),
  separator: z.nullable(z.string()),
  sheet: z.nullable(z.string()),
  sheets: z.array(z.string()),
  headerRow: z.number(),
  rowCount: z.number(),
  columns: z.array(
    z.object({
      name: z.string(),
      letter: z.string(),
      /** Distinct filled cells of the first rows. */
      samples: z.array(z.string()),
    }),
  ),
  preview: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
})

export type Found = z.output<typeof found>

const counts = z.record(z.enum(outcomes), z.number())

/** Messages of one kind about one column. */
const messageGroup = z.object({
  kind: z.string(),
  severity: z.enum(severities),
  column: z.nullable(z.string()),
  path: z.nullable(z.string()),
  /** In the requested language. */
  text: z.string(),
  count: z.number(),
  /** The first affected rows. */
  rows: z.array(z.number()),
  samples: z.array(z.object({ row: z.number(), value: z.string() })),
})

export type MessageGroup = z.output<typeof messageGroup>

export const importAnswer = z.object({
  id,
  cardType: z.string(),
  name: z.string(),
  bytes: z.number(),
  createdAt: moment,
  createdBy: z.object({ id, name: z.string() }),
  loadedAt: z.nullable(moment),
  profile: z.nullable(z.string()),
  check: z.nullable(operation),
  load: z.nullable(operation),
  /** Counts of the last run: predicted by the check, actual after loading. */
  counts,
  /** The operation that undoes the import; its failures are records that were edited since and stay. */
  undo: z.nullable(operation),
  undone: z.boolean(),
  /** After undoing: the terms the import had created that were removed, and those kept because they are in use or were edited since. */
  undoneTerms: z.nullable(z.object({ removed: z.number(), kept: z.number() })),
})

export type ImportAnswer = z.output<typeof importAnswer>

/** Pictures that the table names, and the files of the ZIP it came in. */
const pictures = z.object({
  /** Files in the ZIP beside the table. */
  files: z.number(),
  /** Those that no row names, and the first of them; known after the check. */
  unnamed: z.number(),
  unnamedFiles: z.array(z.string()),
  /** Rows that name pictures. */
  rows: z.number(),
  /** Found by the check, to be attached by the import. */
  found: z.number(),
  /** On their way: they are attached behind the import. */
  waiting: z.number(),
  attached: z.number(),
  /** Attached to the record before. */
  there: z.number(),
  failed: z.number(),
})

const importWithFile = z.extend(importAnswer, {
  reading,
  found,
  mapping: mappingSchema,
  pictures,
  messages: z.array(messageGroup),
  /** New terms by vocabulary. */
  newTerms: z.array(z.object({ vocabulary: z.string(), count: z.number(), names: z.array(z.string()) })),
})

export type ImportWithFile = z.output<typeof importWithFile>

export const uploadImport = endpoint({
  name: 'imports.upload',
  method: 'POST',
  path: '/api/v1/imports',
  access: importing,
  summary:
    'Upload a table (CSV, TSV, XLSX, XLS, ODS), records (LIDO, MARCXML, MODS, EAD, EDM, Adlib or CollectionSpace XML, any XML, JSON, JSON Lines) or references (BibTeX, RIS, CSL-JSON) as the body, or a ZIP with one of these and pictures; it is analysed and a mapping proposed',
  query: z.object({ type: cardType, name: text(255) }),
  encoding: 'binary',
  body: z.unknown(),
  output: importWithFile,
  status: 201,
})

export const listImports = endpoint({
  name: 'imports.list',
  method: 'GET',
  path: '/api/v1/imports',
  access: importing,
  summary: 'Imports of the museum, newest first',
  query: z.object({ type: cardType, before: z.optional(id) }),
  output: z.object({ result: z.array(importAnswer), hasMore: z.boolean() }),
})

export const readImport = endpoint({
  name: 'imports.read',
  method: 'GET',
  path: '/api/v1/imports/:id',
  access: importing,
  summary: 'One import: file, mapping, and messages about its rows',
  params,
  output: importWithFile,
})

export const readFileAgain = endpoint({
  name: 'imports.reading',
  method: 'PUT',
  path: '/api/v1/imports/:id/reading',
  access: importing,
  summary: 'Change how the file is read: encoding, separator, sheet, header row',
  params,
  body: z.object({ reading }),
  output: importWithFile,
})

export const mapImport = endpoint({
  name: 'imports.map',
  method: 'PUT',
  path: '/api/v1/imports/:id/mapping',
  access: importing,
  summary: 'Map the columns to fields',
  params,
  body: z.object({ mapping: mappingSchema, profile: z.nullish(z.string()) }),
  bodyLimit: 2_000_000,
  output: importWithFile,
})

export const checkImport = endpoint({
  name: 'imports.check',
  method: 'POST',
  path: '/api/v1/imports/:id/check',
  access: importing,
  summary: 'Check the import without writing anything, as a background task',
  params,
  output: operation,
  status: 202,
})

export const loadImport = endpoint({
  name: 'imports.load',
  method: 'POST',
  path: '/api/v1/imports/:id/load',
  access: importing,
  summary: 'Import the rows, as a background task that can be undone as a whole',
  params,
  output: operation,
  status: 202,
})

const rowMessages = z.array(
  z.object({
    column: z.nullable(z.string()),
    severity: z.enum(severities),
    text: z.string(),
    /** The text of the row it is about, if any. */
    value: z.nullable(z.string()),
  }),
)

/** A cell of the file. */
const cell = z.object({ column: z.string(), text: z.string() })

const importSample = z.object({
  row: z.number(),
  outcome: z.enum(outcomes),
  cardId: z.nullable(id),
  /** Fields of the record as it will stand, with the cells they come from. A list has all its rows. */
  values: z.array(z.object({ path: z.string(), value: z.unknown(), from: z.array(cell) })),
  /** Pictures that will be attached, in their order, by their files in the ZIP or their addresses. */
  pictures: z.array(z.string()),
  /** Filled cells that go into no field. */
  left: z.array(cell),
  messages: rowMessages,
})

export type ImportSample = z.output<typeof importSample>

export const readImportSamples = endpoint({
  name: 'imports.samples',
  method: 'GET',
  path: '/api/v1/imports/:id/samples',
  access: importing,
  summary: 'Some records as the check found they will stand, with the cells they come from',
  params,
  output: z.object({ result: z.array(importSample) }),
})

export const readImportRows = endpoint({
  name: 'imports.rows',
  method: 'GET',
  path: '/api/v1/imports/:id/rows',
  access: importing,
  summary: 'Rows with one outcome (by default the changed ones), with their changes',
  params,
  query: z.object({
    outcome: z.optional(z.enum(outcomes)),
    after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  }),
  output: z.object({
    result: z.array(
      z.object({
        row: z.number(),
        number: z.string(),
        cardId: z.nullable(id),
        changes: z.array(change),
        messages: rowMessages,
      }),
    ),
    hasMore: z.boolean(),
  }),
})

export const readRefusedRows = endpoint({
  name: 'imports.refused',
  method: 'GET',
  path: '/api/v1/imports/:id/refused',
  access: importing,
  summary: 'The file’s rejected rows, or all of them, with a column for the errors',
  params,
  query: z.object({
    rows: z.optional(z.enum(['refused', 'all'])),
    format: z.optional(z.enum(['csv', 'xlsx'])),
  }),
})

export const retryPictures = endpoint({
  name: 'imports.retryPictures',
  method: 'POST',
  path: '/api/v1/imports/:id/pictures',
  access: importing,
  summary: 'Try again to attach the pictures of an import that failed',
  params,
  output: importWithFile,
})

export const deleteImport = endpoint({
  name: 'imports.delete',
  method: 'DELETE',
  path: '/api/v1/imports/:id',
  access: importing,
  summary: 'Discard an import that was not carried out, with its file',
  params,
})

const profile = z.object({
  /** Null for the built-in ones. */
  id: z.nullable(id),
  name: z.string(),
  mapping: mappingSchema,
  /** True when the caller may replace and delete it: its author and administrators may. */
  editable: z.boolean(),
})

export const listProfiles = endpoint({
  name: 'imports.profiles',
  method: 'GET',
  path: '/api/v1/imports/profiles',
  access: importing,
  summary: 'Saved mappings, and the built-in ones',
  query: z.object({ type: cardType }),
  output: z.object({ result: z.array(profile) }),
})

export const saveProfile = endpoint({
  name: 'imports.saveProfile',
  method: 'POST',
  path: '/api/v1/imports/profiles',
  access: importing,
  summary: 'Save a mapping under a name, replacing one of the same name',
  body: z.object({ type: cardType, name: text(100), mapping: mappingSchema }),
  bodyLimit: 2_000_000,
  output: z.object({ id }),
  status: 201,
})

export const deleteProfile = endpoint({
  name: 'imports.deleteProfile',
  method: 'DELETE',
  path: '/api/v1/imports/profiles/:id',
  access: importing,
  summary: 'Delete a mapping',
  params,
})
