import { z } from 'zod/mini'
import { branchExits, formNeeds, formPlaces } from '../engine/form-rules.ts'
import { cardTypes } from '../record-types.ts'
import { endpoint } from './endpoint.ts'
import { id, text } from './shapes.ts'
import { newNames } from './vocabularies/editing.ts'

/* The form of each record type as a museum chose it. It arranges what people fill in; saving, import and the API take every field. */

const administrator = { roles: ['TENANT_ADMIN'] } as const

const cardType = z.enum(Object.keys(cardTypes) as [keyof typeof cardTypes])
const name = z.string().check(z.minLength(1), z.maxLength(100))

const kindRules = z.object({
  /** Places of sections by name; absent: shown. */
  sections: z.record(name, z.enum(formPlaces)),
  /** Choices about the fields of sections by key: their place, and if a record should have them. Absent: as the type declares. */
  fields: z.record(
    name,
    z.object({ place: z.optional(z.enum(formPlaces)), need: z.optional(z.enum(formNeeds)) }),
  ),
  /** Branches of vocabularies that fields offer alone, by path: the terms below one. Other terms stay valid. */
  terms: z.optional(
    z.record(
      z.string().check(z.minLength(1), z.maxLength(200)),
      z.object({
        /** The name is answered only. */
        below: z.object({ id, name: z.optional(z.string()) }),
        /** Absent terms are offered on request, or not at all. */
        exit: z.enum(branchExits),
      }),
    ),
  ),
})

/** By kind of record ('archaeological'); 'all' for records of every kind. */
const rules = z.record(name, kindRules)

const formOfType = z.object({
  type: cardType,
  /** 0 while the museum has chosen nothing. */
  version: z.number(),
  rules,
})
export type FormOfType = z.output<typeof formOfType>

export const listFormRules = endpoint({
  name: 'formRules.list',
  method: 'GET',
  path: '/api/v1/form-rules',
  access: 'signedIn',
  summary: 'The forms that the museum chose, by record type; types with their standard form are left out',
  output: z.object({ result: z.array(formOfType) }),
})

export const saveFormRules = endpoint({
  name: 'formRules.save',
  method: 'PUT',
  path: '/api/v1/form-rules/:type',
  access: administrator,
  summary:
    'Save the form of a record type; completeness of its records is computed again in the background. 409 with the present one if someone else has saved it since',
  params: z.object({ type: name }),
  body: z.object({ version: z.number(), rules }),
  output: formOfType,
})

export const makeList = endpoint({
  name: 'formRules.makeList',
  method: 'POST',
  path: '/api/v1/form-rules/:type/lists',
  access: administrator,
  summary:
    'Make a list of terms of the museum’s own within the vocabulary of a field, and let the field offer it alone. 409 with the present form if someone else has saved it since',
  params: z.object({ type: name }),
  body: z.object({
    version: z.number(),
    /** Kind of record the field offers the list in; 'all' for every kind. */
    kind: name,
    /** Path of the field. */
    path: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Name of the list. */
    name: text(500),
    terms: newNames,
    exit: z.enum(branchExits),
  }),
  output: formOfType,
})
