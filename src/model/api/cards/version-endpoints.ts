import { z } from 'zod/mini'
import type { CardAction, CardDeclaration } from '../../engine/define-card.ts'
import { recordRequirement } from '../../engine/requirement-of.ts'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../shapes.ts'
import { recordShapes } from './record-parts.ts'
import { revision, version } from './shapes.ts'
import { wholeNumber } from './whole-number.ts'

const withId = { params: z.object({ id }) } as const

type Addressed = Pick<CardDeclaration, 'type' | 'path' | 'permissions' | 'belongsTo' | 'freezes'>

/** Returns the endpoints for earlier versions of a record and for unsaved drafts (C-K05, C-K14). */
export function versionEndpoints(declaration: Addressed) {
  const { type, path } = declaration
  const { answer, fields } = recordShapes(type)
  const may = (action: CardAction) => recordRequirement(declaration, action)
  const name = (call: string) => `${type}.${call}`
  const at = (rest: string): `/${string}` => `${path}${rest}`
  return {
    revisions: endpoint({
      name: name('revisions'),
      method: 'GET',
      path: at('/:id/revisions'),
      access: may('read'),
      summary: 'Changes with their authors, newest first',
      ...withId,
      query: z.object({ before: z.optional(wholeNumber(1, 2_000_000_000)) }),
      output: z.object({ result: z.array(revision), hasMore: z.boolean() }),
    }),
    version: endpoint({
      name: name('version'),
      method: 'GET',
      path: at('/:id/revisions/:version'),
      access: may('read'),
      summary: 'Field values of a record in an earlier version',
      params: z.object({ id, version: wholeNumber(1, 2_000_000_000) }),
      output: fields,
    }),
    restoreVersion: endpoint({
      name: name('restoreVersion'),
      method: 'PUT',
      path: at('/:id/revisions/:version/restore'),
      access: may('update'),
      summary: 'Restore an earlier version of a record, or some of its fields, as a new change',
      params: z.object({ id, version: wholeNumber(1, 2_000_000_000) }),
      body: z.object({ paths: z.optional(z.array(z.string())) }),
      output: answer,
    }),
    readDraft: endpoint({
      name: name('readDraft'),
      method: 'GET',
      path: at('/:id/draft'),
      access: may('update'),
      summary: 'Your unsaved draft of a record',
      ...withId,
      output: z.object({ version: z.number(), savedAt: moment, values: z.record(z.string(), z.unknown()) }),
    }),
    keepDraft: endpoint({
      name: name('keepDraft'),
      method: 'PUT',
      path: at('/:id/draft'),
      access: may('update'),
      summary: 'Store a draft unchanged, valid or not',
      ...withId,
      body: z.object({ version, values: z.record(z.string(), z.unknown()) }),
      bodyLimit: 20_000_000,
    }),
    dropDraft: endpoint({
      name: name('dropDraft'),
      method: 'DELETE',
      path: at('/:id/draft'),
      access: may('update'),
      summary: 'Discard your draft',
      ...withId,
    }),
  }
}
