import { z } from 'zod/mini'
import type { CardAction, CardDeclaration } from '../../engine/define-card.ts'
import {
  binRequirement,
  recordRequirement,
  requirementOf,
  undeleteRequirement,
} from '../../engine/requirement-of.ts'
import { endpoint } from '../endpoint.ts'
import { id, moment, referenceId } from '../shapes.ts'
import { cellChanges, savedCells } from './cells.ts'
import { items, itemsChanged } from './links.ts'
import { pointsAnswer, pointsQuery } from './points.ts'
import { recordShapes } from './record-parts.ts'
import {
  bulkAction,
  bulkPreview,
  cardRow,
  evidenceKinds,
  facet,
  linkItem,
  lockInfo,
  missingToPublish,
  relatedGroup,
  selection,
  startedBulk,
  wanted,
} from './shapes.ts'
import { timeline } from './timeline.ts'
import { translationEndpoints } from './translation-endpoints.ts'
import { treePage } from './tree.ts'
import { versionEndpoints } from './version-endpoints.ts'
import { wholeNumber } from './whole-number.ts'

const listQuery = z.object({
  ...wanted,
  order: z.optional(z.enum(['ASC', 'DESC'])),
  sort: z.optional(z.string().check(z.maxLength(100))),
  page: z.optional(wholeNumber(0, 1_000_000)),
  blocksize: z.optional(wholeNumber(0, 500)),
  /** 'true' leaves out the facets, for a quicker answer. */
  without_filters: z.optional(z.string()),
})

const params = z.object({ id })
const withId = { params } as const

type Addressed = Pick<
  CardDeclaration,
  | 'type'
  | 'path'
  | 'permissions'
  | 'belongsTo'
  | 'freezes'
  | 'restoredByDeleters'
  | 'addresses'
  | 'linkedFlags'
  | 'extras'
>

/** Returns the shape of a list row, with the type's facts about linked records and the additions of other modules. */
const rowWith = ({ linkedFlags = {}, extras = [] }: Addressed): typeof cardRow => {
  const flags = Object.keys(linkedFlags).map(key => [key, z.boolean()] as const)
  const added = extras.map(key => [key, z.optional(z.unknown())] as const)
  return z.extend(cardRow, Object.fromEntries([...flags, ...added])) as unknown as typeof cardRow
}

/** Returns every endpoint for one record type, derived from its declaration. Client and server use the same constants. */
export function cardEndpoints(declaration: Addressed) {
  const { type, path, addresses } = declaration
  const { answer, created, saved } = recordShapes(type)
  const may = (action: CardAction) => requirementOf(declaration, action)
  const mayOne = (action: CardAction) => recordRequirement(declaration, action)
  const name = (call: string) => `${type}.${call}`
  const at = (rest: string): `/${string}` => `${path}${rest}`
  return {
    list: endpoint({
      name: name('list'),
      method: 'GET',
      path: at('/'),
      access: mayOne('read'),
      summary: 'Records, page by page, with facets',
      query: listQuery,
      output: z.object({
        result: z.array(rowWith(declaration)),
        facets: z.array(facet),
        page: z.number(),
        /** Number of matches; a lower bound when `totalIsAtLeast` is true. With facets it is always exact. */
        totalSize: z.number(),
        totalIsAtLeast: z.boolean(),
        /** Number of matches that are not in the list because they are kept apart; with the first page. Absent: none. */
        keptApart: z.optional(z.number()),
        blocksize: z.number(),
      }),
    }),
    points: endpoint({
      name: name('points'),
      method: 'GET',
      path: at('/points'),
      access: may('read'),
      summary:
        'Records with coordinates, in degrees of WGS 84; with a box, those within it, clustered where there are many',
      query: pointsQuery,
      output: pointsAnswer,
    }),
    tree: endpoint({
      name: name('tree'),
      method: 'GET',
      path: at('/tree'),
      access: may('read'),
      summary: 'Direct children of a record, or the top level, page by page, with the ancestors',
      query: z.object({ parent: z.optional(id), page: z.optional(wholeNumber(0, 1_000_000)) }),
      output: treePage,
    }),
    timeline: endpoint({
      name: name('timeline'),
      method: 'GET',
      path: at('/timeline'),
      access: may('read'),
      summary: 'Records on a timeline: numbers by date, and single records where there are few',
      query: z.object({
        ...wanted,
        from: z.optional(wholeNumber(-1_000_000_000, 1_000_000)),
        to: z.optional(wholeNumber(-1_000_000_000, 1_000_000)),
      }),
      output: timeline,
    }),
    read: endpoint({
      name: name('read'),
      method: 'GET',
      path: at('/:id'),
      access: mayOne('read'),
      summary: 'One record',
      ...withId,
      output: answer,
    }),
    begin: endpoint({
      name: name('begin'),
      method: 'GET',
      path: at('/begin'),
      access: may('create'),
      summary: 'Initial values of a new record, with the next number of the register; nothing is stored',
      query: z.object({ type: z.optional(z.string().check(z.maxLength(40))) }),
      output: z.object({ values: z.record(z.string(), z.unknown()) }),
    }),
    create: endpoint({
      name: name('create'),
      method: 'POST',
      path: at('/'),
      access: may('create'),
      summary: 'Create a record, empty or with initial values; it is locked for its author',
      body: z.nullish(z.object({ values: z.optional(created) })),
      output: answer,
      status: 201,
    }),
    save: endpoint({
      name: name('save'),
      method: 'PUT',
      path: at(addresses.save),
      access: mayOne('update'),
      summary: 'Save a record: requires its lock (423) and the latest version (409 with the changes since)',
      params: z.object({ id: z.optional(id) }),
      body: saved,
      bodyLimit: 20_000_000,
      output: answer,
    }),
    remove: endpoint({
      name: name('remove'),
      method: 'DELETE',
      path: at('/:id'),
      access: mayOne('delete'),
      summary: 'Move a record to the trash',
      ...withId,
    }),
    bin: endpoint({
      name: name('bin'),
      method: 'GET',
      path: at('/bin'),
      access: binRequirement(declaration),
      summary:
        'Deleted records, which can be restored for 30 days, or longer if there is evidence about them',
      query: z.object({ page: z.optional(wholeNumber(0, 1_000_000)) }),
      output: z.object({
        result: z.array(
          z.object({
            id,
            number: z.string(),
            title: z.string(),
            deletedAt: moment,
            deletedBy: z.string(),
            /** Evidence about the record: while there is any, only an administrator can delete the record for good. */
            evidence: z.array(z.enum(evidenceKinds)),
          }),
        ),
        totalSize: z.number(),
      }),
    }),
    erase: endpoint({
      name: name('erase'),
      method: 'DELETE',
      path: at('/:id/for-good'),
      access: { roles: ['TENANT_ADMIN'] },
      summary: 'Permanently delete a record in the trash; evidence about it is kept, with its name',
      ...withId,
    }),
    restore: endpoint({
      name: name('restore'),
      method: 'PUT',
      path: at('/:id/restore'),
      access: undeleteRequirement(declaration),
      summary:
        'Restore a record from the trash, with its links; whoever may not open the trash only what they deleted themselves within the last hour',
      ...withId,
      output: answer,
    }),
    clone: endpoint({
      name: name('clone'),
      method: 'POST',
      path: at('/:id/clone'),
      access: mayOne('create'),
      summary: 'Copy a record: new number, unlocked, unpublished, with links and files',
      ...withId,
      output: answer,
      status: 201,
    }),
    lockInfo: endpoint({
      name: name('lockInfo'),
      method: 'GET',
      path: at('/:id/lock'),
      access: mayOne('read'),
      summary: 'Holder of the lock on a record',
      ...withId,
      output: lockInfo,
    }),
    lock: endpoint({
      name: name('lock'),
      method: 'PUT',
      path: at('/:id/lock'),
      access: mayOne('update'),
      summary:
        'Lock a record for editing, or renew the lock (every 30 seconds); takeOver takes it from someone else',
      ...withId,
      body: z.nullish(z.object({ takeOver: z.optional(z.boolean()) })),
      output: lockInfo,
    }),
    unlock: endpoint({
      name: name('unlock'),
      method: 'DELETE',
      path: at('/:id/lock'),
      access: mayOne('update'),
      summary: 'Release the lock on a record',
      ...withId,
    }),
    missing: endpoint({
      name: name('missing'),
      method: 'GET',
      path: at('/:id/missing'),
      access: mayOne('publish'),
      summary:
        'What a record lacks to be published: a picture, the licence and alternative text of its pictures',
      ...withId,
      output: z.object({ missing: z.array(missingToPublish) }),
    }),
    publish: endpoint({
      name: name('publish'),
      method: 'PUT',
      path: at(`/:id/${addresses.published}`),
      access: mayOne('publish'),
      summary: 'Publish or unpublish a record',
      ...withId,
      body: z.object({ published: z.boolean() }),
      output: answer,
    }),
    setCover: endpoint({
      name: name('setCover'),
      method: 'PUT',
      path: at(addresses.setCover),
      access: mayOne('update'),
      summary: 'Set one of the attached files as cover',
      params: z.object({ id: z.optional(id) }),
      /** The record is named in the address or, where that names none, by `id`; the file by `fileId` or, where the address names the record, `id`. */
      body: z.object({ id: z.optional(referenceId), fileId: z.optional(referenceId) }),
      output: answer,
    }),
    removeCover: endpoint({
      name: name('removeCover'),
      method: 'DELETE',
      path: at(addresses.removeCover),
      access: mayOne('update'),
      summary: 'Remove the cover',
      ...withId,
      output: answer,
    }),
    linkItems: endpoint({
      name: name('linkItems'),
      method: 'PUT',
      path: at('/:id/items'),
      access: mayOne('link'),
      summary: 'Link records in both directions, with an association',
      ...withId,
      body: items,
      output: itemsChanged,
    }),
    unlinkItems: endpoint({
      name: name('unlinkItems'),
      method: 'DELETE',
      path: at('/:id/items'),
      access: mayOne('link'),
      summary: 'Unlink records',
      ...withId,
      body: items,
      output: itemsChanged,
    }),
    orderItems: endpoint({
      name: name('orderItems'),
      method: 'PUT',
      path: at('/:id/items/order'),
      access: mayOne('link'),
      summary:
        'Reorder the linked records of a group: in the given order, they take the positions they have together',
      ...withId,
      body: z.object({
        group: z.string().check(z.maxLength(300)),
        itemIds: z.array(id).check(z.maxLength(1000)),
      }),
    }),
    ...versionEndpoints(declaration),
    ...translationEndpoints(declaration),
    bulkPreview: endpoint({
      name: name('bulkPreview'),
      method: 'POST',
      path: at('/bulk/preview'),
      reads: true,
      access: may('read'),
      summary: 'Preview a bulk edit on its first fifty records',
      body: z.object({ selection, action: bulkAction }),
      bodyLimit: 2_000_000,
      output: bulkPreview,
    }),
    bulk: endpoint({
      name: name('bulk'),
      method: 'POST',
      path: at('/bulk'),
      access: may('read'),
      summary: 'Start a bulk edit as a background task',
      body: z.object({ selection, action: bulkAction }),
      bodyLimit: 2_000_000,
      output: startedBulk,
      status: 202,
    }),
    saveCells: endpoint({
      name: name('saveCells'),
      method: 'POST',
      path: at('/cells'),
      access: may('update'),
      summary:
        'Change single fields of up to 200 records, as one background task that can be undone; refused cells are listed',
      body: cellChanges,
      bodyLimit: 2_000_000,
      output: savedCells,
    }),
    related: endpoint({
      name: name('related'),
      method: 'GET',
      path: at('/:id/related/:group'),
      access: mayOne('read'),
      summary: 'More linked records of a group, optionally filtered by words',
      params: z.object({ id, group: z.string() }),
      query: z.object({
        page: z.optional(wholeNumber(0, 1_000_000)),
        q: z.optional(z.string().check(z.maxLength(300))),
      }),
      output: relatedGroup,
    }),
    suggest: endpoint({
      name: name('suggest'),
      method: 'GET',
      path: at('/suggest'),
      access: may('read'),
      summary: 'Records whose number or title matches the input, for links',
      query: z.object({ q: z.string().check(z.maxLength(300)) }),
      output: z.object({ result: z.array(linkItem) }),
    }),
  }
}

export type CardEndpoints = ReturnType<typeof cardEndpoints>
