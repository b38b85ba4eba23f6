import { z } from 'zod/mini'
import { longestDescription, mostPictures } from '../comments/comment-pictures.ts'
import { longestComment } from '../comments/comment-text.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { recordRequirement } from '../engine/requirement-of.ts'
import type { Requirement } from '../permissions/access.ts'
import { museumRoles } from '../permissions/roles.ts'
import { checked } from '../validation/check.ts'
import { maxLength } from '../validation/validators.ts'
import { wholeNumber } from './cards/whole-number.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { id, moment } from './shapes.ts'

const person = z.object({ id, name: z.string() })

export const commentPicture = z.object({
  id,
  /** For those who do not see it; may be empty. */
  alt: z.string(),
  /** Pixels of the stored picture. */
  width: z.int(),
  height: z.int(),
})
export type CommentPicture = z.output<typeof commentPicture>

const comment = z.object({
  id,
  author: person,
  /** Plain; people are mentioned as '@{id}'. Empty where it was deleted. */
  text: z.string(),
  pictures: z.array(commentPicture),
  createdAt: moment,
  editedAt: z.nullable(moment),
  deletedAt: z.nullable(moment),
  version: z.int(),
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
})
export type Comment = z.output<typeof comment>

const thread = z.object({
  /** Id of its first comment. */
  id,
  /** The line that it is about, by the record of the line. */
  line: z.nullable(z.object({ id, number: z.string(), title: z.string() })),
  resolved: z.nullable(z.object({ at: moment, by: z.string() })),
  comments: z.array(comment),
})
export type CommentThread = z.output<typeof thread>

const threads = z.object({
  /** Threads of one page: open ones first, and the newest first. */
  result: z.array(thread),
  /** Threads that match. */
  totalSize: z.int(),
  /** Threads of the record, or of the line asked for, that are open, and that are resolved. */
  open: z.int(),
  resolved: z.int(),
  /** Open threads by line. */
  lines: z.array(z.object({ id, open: z.int() })),
  /** Names of the people mentioned; those who are no longer in the museum are missing. */
  people: z.record(id, z.string()),
  /** False where the person may read comments but not write any. */
  mayWrite: z.boolean(),
})
export type CommentThreads = z.output<typeof threads>

/** Empty only beside pictures. */
const written = z.string().check(checked(maxLength(longestComment)))

/** Pictures of a comment in their order, uploaded before. */
const withPictures = z.optional(
  z
    .array(z.object({ id, alt: z.string().check(checked(maxLength(longestDescription))) }))
    .check(z.maxLength(mostPictures)),
)

export type Addressed = Pick<CardDeclaration, 'type' | 'path' | 'permissions' | 'belongsTo' | 'freezes'>

/**
 * Returns the endpoints for the comments on records of a type. Comments follow the record: whoever may read it may read and write them; text is
 * changed by its author alone.
 */
export function commentEndpoints(declaration: Addressed) {
  const { type, path } = declaration
  const access = recordRequirement(declaration, 'read')
  const name = (call: string) => `${type}.${call}`
  const all = `${path}/:id/comments` as const
  const one = `${all}/:commentId` as const
  const [params, oneParams] = [z.object({ id }), z.object({ id, commentId: id })]
  return {
    list: endpoint({
      name: name('comments'),
      method: 'GET',
      path: all,
      access,
      summary: 'Comments on a record and its lines, by thread and page by page',
      params,
      query: z.object({
        /** Those on the line about a record alone. */
        line: z.optional(id),
        state: z.optional(z.enum(['open', 'resolved'])),
        /** The thread of a comment alone. */
        comment: z.optional(id),
        page: z.optional(wholeNumber(0, 100_000)),
      }),
      output: threads,
    }),
    people: endpoint({
      name: name('commentPeople'),
      method: 'GET',
      path: `${all}/people`,
      access,
      summary: 'Members of the museum who may read a record and can be mentioned in comments on it',
      params,
      output: z.object({ result: z.array(person) }),
    }),
    add: endpoint({
      name: name('addComment'),
      method: 'POST',
      path: all,
      access,
      summary:
        'Comment on a record or a line, or answer a thread; sent twice with the same key it is added once',
      params,
      body: z.object({
        key: z.uuid(),
        text: written,
        pictures: withPictures,
        line: z.optional(id),
        /** The thread that it answers, by the id of its first comment. */
        thread: z.optional(id),
      }),
      output: z.object({ id }),
      status: 201,
    }),
    change: endpoint({
      name: name('changeComment'),
      method: 'PUT',
      path: one,
      access,
      summary: 'Change one’s own comment; 409 where it was changed since',
      params: oneParams,
      body: z.object({
        text: written,
        /** Those that are left out are removed; absent: all stay. */
        pictures: withPictures,
        version: z.int(),
      }),
    }),
    remove: endpoint({
      name: name('removeComment'),
      method: 'DELETE',
      path: one,
      access,
      summary:
        'Delete one’s own comment, or as an administrator anyone’s; with later answers, its place stays',
      params: oneParams,
    }),
    resolve: endpoint({
      name: name('resolveComments'),
      method: 'PUT',
      path: `${one}/resolved`,
      access,
      summary: 'Resolve or reopen a thread, by the id of its first comment',
      params: oneParams,
      body: z.object({ resolved: z.boolean() }),
    }),
  }
}

export type CommentEndpoints = ReturnType<typeof commentEndpoints>

const member: Requirement = { roles: museumRoles }

/** Comments that mention a person or answer them. */
export const listCommentNotices = endpoint({
  name: 'comments.notices',
  method: 'GET',
  path: '/api/v1/comments/notices',
  access: member,
  summary: 'Comments that mention you or answer you, on records you may read: the newest 50',
  query: z.object({ unread: z.optional(z.enum(['true', 'false'])) }),
  output: z.object({
    result: z.array(
      z.object({
        commentId: id,
        reason: z.enum(['mention', 'answer']),
        author: z.string(),
        /** The beginning of the comment, with the names of people mentioned. */
        text: z.string(),
        at: moment,
        read: z.boolean(),
        record: z.object({ id, number: z.string(), title: z.string(), address: z.nullable(z.string()) }),
      }),
    ),
    /** Types of the records with open conversations that mention the person: their lists are filtered by them. */
    openTypes: z.array(z.string()),
    unread: z.int(),
  }),
})
export type CommentNotice = OutputOf<typeof listCommentNotices>['result'][number]

export const readCommentNotices = endpoint({
  name: 'comments.markRead',
  method: 'PUT',
  path: '/api/v1/comments/notices/read',
  access: member,
  openWhenSuspended: true,
  summary: 'Mark comments that are for you as read: all, or those on one record',
  body: z.object({ cardId: z.optional(id) }),
})
