import { z } from 'zod/mini'
import type { ReadEntry, ReadSection } from '../../print/read-view.ts'
import { oneLine, plainLines } from '../../text/one-line.ts'
import { checked } from '../../validation/check.ts'
import { email, maxLength, required } from '../../validation/validators.ts'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../shapes.ts'
import { linkToken as token } from '../sharing.ts'
import { accountIds, mayEditSome, mayReadSome, procedureParams as params } from './shapes.ts'

/* Approvals: before a step, people agree to it, on the page or by the link in a mail. Their words are kept. */

/** Days in which a link in a mail can be answered. */
export const approvalDays = 60

const sections = z.custom<readonly ReadSection[]>(Array.isArray)

const words = z.optional(z.string().check(z.overwrite(plainLines), checked(maxLength(2000))))

/** Marks what was read: the SHA-256 of it. */
const mark = z.string()

const answer = z.object({
  agrees: z.boolean(),
  words,
  /** The mark of what the answer is about, as it was read. */
  mark: mark.check(z.maxLength(64)),
})

const approval = z.object({
  id,
  step: z.string(),
  name: z.string(),
  /** Address of somebody outside the museum; null for members. */
  email: z.nullable(z.string()),
  /** True when the caller is asked. */
  isMine: z.boolean(),
  message: z.string(),
  askedAt: moment,
  askedBy: z.string(),
  answer: z.enum(['OPEN', 'AGREED', 'DECLINED']),
  answeredAt: z.nullable(moment),
  words: z.string(),
  /** True for the answer that counts: the last one of each person. */
  counts: z.boolean(),
  /** True when the procedure was changed after the answer. */
  changedSince: z.boolean(),
  /** SHA-256 of what the answer is about, as it was read, and whether what was kept of it still matches. */
  read: z.nullable(z.object({ sha256: z.string(), intact: z.boolean() })),
  /** Mark of what the caller would answer about now; null where nothing can be answered. */
  mark: z.nullable(mark),
})

export type Approval = z.output<typeof approval>

const list = z.object({ result: z.array(approval) })

const approvals = '/api/v1/procedures/:id/approvals'

export const listApprovals = endpoint({
  name: 'procedures.approvals',
  method: 'GET',
  path: approvals,
  access: mayReadSome,
  summary: 'People who were asked to agree to steps of a procedure, and their answers, oldest first',
  params,
  output: list,
})

export const askApproval = endpoint({
  name: 'procedures.askApproval',
  method: 'POST',
  path: approvals,
  access: mayEditSome,
  summary:
    'Ask members of the museum, and external people, to agree to a step; each receives an e-mail with a link',
  params,
  body: z.object({
    step: z.string().check(z.maxLength(40)),
    accounts: z.optional(accountIds),
    people: z.optional(
      z
        .array(
          z.object({
            name: z.string().check(z.overwrite(oneLine), checked(required, maxLength(200))),
            email: z.string().check(checked(required, email, maxLength(254))),
          }),
        )
        .check(z.maxLength(20)),
    ),
    message: words,
  }),
  output: list,
  status: 201,
})

export const answerApproval = endpoint({
  name: 'procedures.answerApproval',
  method: 'POST',
  path: `${approvals}/:approvalId/answer`,
  access: mayReadSome,
  summary:
    'Agree or decline as one who was asked, about what was read; an answer can be replaced until the step is taken. 409 where the content has changed since',
  params: z.object({ id, approvalId: id }),
  body: answer,
  output: list,
})

export const withdrawApproval = endpoint({
  name: 'procedures.withdrawApproval',
  method: 'DELETE',
  path: `${approvals}/:approvalId`,
  access: mayEditSome,
  summary: 'Withdraw an unanswered request: its link stops working. 409 once it is answered',
  params: z.object({ id, approvalId: id }),
  output: list,
})

export const myApprovals = endpoint({
  name: 'procedures.myApprovals',
  method: 'GET',
  path: '/api/v1/my-approvals',
  access: mayReadSome,
  summary: 'Requests that wait for the caller’s answer, oldest first',
  output: z.object({
    result: z.array(
      z.object({
        id,
        procedureId: id,
        type: z.string(),
        number: z.string(),
        title: z.string(),
        step: z.string(),
        askedAt: moment,
        askedBy: z.string(),
      }),
    ),
  }),
})

const open = '/api/v1/public/approvals/:token'

export const readApproval = endpoint({
  name: 'approvals.read',
  method: 'GET',
  path: open,
  access: 'public',
  summary:
    'A request to agree to a step, for anyone with its link; 410 when it is over. Nothing private is shown',
  params: z.object({ token }),
  output: z.object({
    museum: z.string(),
    type: z.string(),
    number: z.string(),
    title: z.string(),
    step: z.string(),
    name: z.string(),
    message: z.string(),
    askedBy: z.string(),
    expiresAt: moment,
    answer: z.enum(['OPEN', 'AGREED', 'DECLINED']),
    words: z.string(),
    /** True once the step is taken: the answer stays as it is. */
    isOver: z.boolean(),
    /** The procedure, for members of the museum, who may sign in to see all of it. */
    procedureId: z.nullable(id),
    sections,
    objects: z.array(
      z.object({
        number: z.string(),
        title: z.string(),
        entries: z.custom<readonly ReadEntry[]>(Array.isArray),
      }),
    ),
    objectsCount: z.number(),
    mark,
  }),
})

export const sendApproval = endpoint({
  name: 'approvals.answer',
  method: 'POST',
  path: open,
  access: 'public',
  summary: 'Answer a request to agree, by its link; 409 where what was read has changed since',
  params: z.object({ token }),
  body: answer,
  output: z.object({ answer: z.enum(['AGREED', 'DECLINED']) }),
})
