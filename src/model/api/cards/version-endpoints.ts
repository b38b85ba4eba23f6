import { z } from 'zod/mini'
import type { CardAction, CardDeclaration } from '../../engine/define-card.ts'
import { requirementOf } from '../../engine/requirement-of.ts'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../shapes.ts'
import { recordShapes } from './record-parts.ts'
import { revision, version } from './shapes.ts'
import { wholeNumber } from './whole-number.ts'

const withId = { params: z.object({ id }) } as const

type Addressed = Pick<CardDeclaration, 'type' | 'path' | 'permissions'>

/** Returns the endpoints for earlier versions of a record and for unsaved drafts (C-K05, C-K14). */
export function versionEndpoints({ type, path, permissions }: Addressed) {
  const { answer, fields } = recordShapes(type)
  const may = (action: CardAction) => requirementOf({ permissions }, action)
  const name = (call: string) => `${type}.${call}`
  const at = (rest: string): `/${string}` => `${path}${rest}`
  return {
    revisions: endpoint({
      name: name('revisions'),
      method: 'GET',
      path: at('/:id/revisions'),
      access: may('read'),
      summary: 'What was changed, by whom, newest first',
      ...withId,
      query: z.object({ before: z.optional(wholeNumber(1, 2_000_000_000)) }),
      output: z.object({ result: z.array(revision), hasMore: z.boolean() }),
    }),
    version: endpoint({
      name: name('version'),
      method: 'GET',
      path: at('/:id/revisions/:version'),
      access: may('read'),
      summary: 'The fields of a card as they were',
      params: z.object({ id, version: wholeNumber(1, 2_000_000_000) }),
      output: fields,
    }),
    restoreVersion: endpoint({
      name: name('restoreVersion'),
      method: 'PUT',
      path: at('/:id/revisions/:version/restore'),
      access: may('update'),
      summary: 'Bring back a card as it was, or some of its fields; a change like any other',
      params: z.object({ id, version: wholeNumber(1, 2_000_000_000) }),
      body: z.object({ paths: z.optional(z.array(z.string())) }),
      output: answer,
    }),
    readDraft: endpoint({
      name: name('readDraft'),
      method: 'GET',
      path: at('/:id/draft'),
      access: may('update'),
      summary: 'The person’s own text of this card that was never saved',
      ...withId,
      output: z.object({ version: z.number(), savedAt: moment, values: z.record(z.string(), z.unknown()) }),
    }),
    keepDraft: endpoint({
      name: name('keepDraft'),
      method: 'PUT',
      path: at('/:id/draft'),
      access: may('update'),
      summary: 'Keep what was typed, as it is, correct or not',
      ...withId,
      body: z.object({ version, values: z.record(z.string(), z.unknown()) }),
      bodyLimit: 20_000_000,
    }),
    dropDraft: endpoint({
      name: name('dropDraft'),
      method: 'DELETE',
      path: at('/:id/draft'),
      access: may('update'),
      summary: 'Throw away what was never saved',
      ...withId,
    }),
  }
}
