import { z } from 'zod/mini'
import { actionNames } from '#model/audits/actions.ts'
import { registerNames, registers } from '#model/engine/aspects/registers.ts'
import { auditGrades, auditMethods, auditResults } from '#model/procedures/inventory-audit/inventory-audit.ts'

/*
 * Rows that belong to a procedure beside its record and lines, as an archive has them: columns of tables by their names. Those of people are the ids of
 * accounts, which mean nothing elsewhere; beside each stands the name. Texts are as long as the product itself would keep them.
 */

const id = z.number().check(z.int(), z.minimum(1))
const maybeId = z.nullable(id)
const uuid = z.uuid()
const maybeUuid = z.nullable(uuid)
const small = z.number().check(z.int(), z.minimum(0), z.maximum(32_767))
const count = z.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000))
const year = z.number().check(z.int(), z.minimum(1), z.maximum(9999))
const text = (most: number) => z.string().check(z.maxLength(most))
const name = text(200)
const words = text(10_000)
const inLanguages = z.record(text(20), text(2000))
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** As PostgreSQL writes moments into JSON. */
const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/))
const maybeMoment = z.nullable(moment)

export const procedureRows = {
  auditList: z.looseObject({
    frozen_at: moment,
    frozen_name: name,
    total: count,
    sha256,
    percent: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
    seed: z.nullable(text(200)),
  }),
  auditExpected: z.looseObject({
    card_id: id,
    position: count,
    number: text(500),
    titles: inLanguages,
    cover_file_id: maybeId,
    location_id: maybeId,
    location: z.nullable(inLanguages),
    parts: z.array(z.object({ id: z.string(), number: text(500), titles: inLanguages })),
    lost: z.nullable(
      z.object({ how: z.string().check(z.regex(/^[A-Z_]{1,60}$/)), since: z.nullable(text(20)) }),
    ),
    of_scope: z.boolean(),
  }),
  auditFindings: z.looseObject({
    id: uuid,
    card_id: maybeId,
    number: text(500),
    result: z.literal(Object.values(auditResults)),
    location_id: maybeId,
    method: z.nullable(z.literal(Object.values(auditMethods))),
    note: words,
    grade: z.nullable(z.literal(Object.values(auditGrades))),
    at: moment,
    device_at: moment,
    received_at: moment,
    account_id: z.number().check(z.minimum(0)),
    account_name: name,
    undoes: maybeUuid,
  }),
  auditPhotos: z.looseObject({ finding_id: uuid, file_id: id }),
  auditPlans: z.looseObject({
    key: text(100),
    action: z.enum(actionNames),
    note: words,
    due: z.nullable(z.iso.date()),
    done_at: maybeMoment,
    done_by: name,
  }),
  registerEntries: z.looseObject({
    register: z.literal(registerNames.map(register => registers[register].id)),
    year,
    number: count,
    about_id: id,
    at: moment,
    cancels: z.nullable(count),
    cancels_year: z.nullable(year),
    content: z.string(),
  }),
  effects: z.looseObject({
    card_id: id,
    effect: small,
    version: z.nullable(count),
    problem: z.nullable(z.looseObject({})),
  }),
  approvals: z.looseObject({
    step: small,
    name,
    message: words,
    asked_at: moment,
    asked_name: name,
    answered_at: maybeMoment,
    agreed: z.nullable(z.boolean()),
    words,
    version: z.nullable(count),
    withdrawn_at: maybeMoment,
  }),
} as const

export type ProcedureRows = typeof procedureRows
