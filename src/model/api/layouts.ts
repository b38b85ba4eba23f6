import { z } from 'zod/mini'
import { wallSizes } from '../cards/wall-sizes.ts'
import { listViews } from '../engine/list-views.ts'
import { cardTypes } from '../record-types.ts'
import { endpoint } from './endpoint.ts'
import { id, text } from './shapes.ts'

/** A visible column: its path, and its width in pixels if someone set it. */
const layoutColumn = z.object({
  path: z.string().check(z.minLength(1), z.maxLength(200)),
  width: z.nullable(z.number().check(z.int(), z.minimum(40), z.maximum(2000))),
})

/** A person's view settings of a list. */
export const listLayout = z.object({
  view: z.enum(listViews),
  columns: z.array(layoutColumn).check(z.maxLength(60)),
  /** Path of the sort column; absent for the type's default order. */
  sort: z.optional(z.string().check(z.maxLength(200))),
  order: z.optional(z.enum(['ASC', 'DESC'])),
  /** Size of pictures on a wall, where each keeps its proportions. */
  pictureSize: z.optional(z.enum(wallSizes)),
})
export type ListLayout = z.output<typeof listLayout>

/** A named layout of a person. At most one per type is the default. */
const savedLayout = z.object({ id, name: z.string(), isDefault: z.boolean(), layout: listLayout })
export type SavedLayout = z.output<typeof savedLayout>

/** The view that an administrator made everybody's: lists of the type begin with it where a person has chosen none. */
const museumView = z.object({ name: z.string(), layout: listLayout })
export type MuseumView = z.output<typeof museumView>

const cardType = z.enum(Object.keys(cardTypes) as [keyof typeof cardTypes])

/** Layouts are private to a person in a museum. */
export const listLayouts = endpoint({
  name: 'layouts.list',
  method: 'GET',
  path: '/api/v1/layouts',
  access: 'signedIn',
  summary:
    'Your saved list layouts for one record type, by name, and the view that the museum chose for everyone',
  query: z.object({ type: cardType }),
  output: z.object({ result: z.array(savedLayout), museum: z.nullable(museumView) }),
})

export const createLayout = endpoint({
  name: 'layouts.create',
  method: 'POST',
  path: '/api/v1/layouts',
  access: 'signedIn',
  summary: 'Save a list layout under a name',
  body: z.object({ type: cardType, name: text(80), isDefault: z.boolean(), layout: listLayout }),
  output: savedLayout,
  status: 201,
})

export const changeLayout = endpoint({
  name: 'layouts.change',
  method: 'PUT',
  path: '/api/v1/layouts/:id',
  access: 'signedIn',
  summary: 'Change a saved list layout: name, content, default',
  params: z.object({ id }),
  body: z.object({ name: text(80), isDefault: z.boolean(), layout: listLayout }),
  output: savedLayout,
})

export const deleteLayout = endpoint({
  name: 'layouts.delete',
  method: 'DELETE',
  path: '/api/v1/layouts/:id',
  access: 'signedIn',
  summary: 'Delete a saved list layout',
  params: z.object({ id }),
})

const ofMuseum = {
  access: { roles: ['TENANT_ADMIN'] },
  path: '/api/v1/layouts/museum/:type',
  params: z.object({ type: text(100) }),
} as const

export const saveMuseumView = endpoint({
  name: 'layouts.saveOfMuseum',
  method: 'PUT',
  ...ofMuseum,
  summary: 'Make a list layout the view of a record type for everyone who has not chosen one of their own',
  body: z.object({ name: text(80), layout: listLayout }),
  output: museumView,
})

export const removeMuseumView = endpoint({
  name: 'layouts.removeOfMuseum',
  method: 'DELETE',
  ...ofMuseum,
  summary: 'Remove the view of a record type for everyone: lists begin with the standard again',
})
