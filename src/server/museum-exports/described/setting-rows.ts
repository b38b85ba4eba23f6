import { z } from 'zod/mini'

/*
 * Settings of a museum as an archive has them: files with a list of rows, columns by their names. Ids of accounts in them mean nothing elsewhere. What
 * they hold as a whole (a form, a mapping, criteria, a template) is as the product keeps it.
 */

const id = z.number().check(z.int(), z.minimum(1))
const name = z.string().check(z.minLength(1), z.maxLength(200))
const code = z.string().check(z.maxLength(60))
const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/))
const whole = z.looseObject({})
const rows = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.array(z.looseObject(shape))

export const settingRows = {
  'settings/roles': z.array(z.looseObject({ id: z.string(), name, permissions: z.array(z.string()) })),
  'settings/number-patterns': rows({ series: code, pattern: name }),
  'settings/counters': rows({
    type: code,
    year: z.number().check(z.int(), z.minimum(0), z.maximum(9999)),
    last: z.number().check(z.int(), z.minimum(0), z.maximum(999_999_999)),
  }),
  'settings/forms': rows({ card_type: code, rules: whole }),
  'settings/views': rows({ card_type: code, name, layout: whole }),
  'settings/site': z.object({
    sites: rows({
      address: code,
      opened_at: z.nullable(moment),
      first_opened_at: z.nullable(moment),
      settings: whole,
    }),
    /** All that it has or had, each of which leads to it. */
    addresses: z.optional(rows({ address: code, since: moment })),
    fields: rows({ type: z.number(), path: z.string().check(z.maxLength(500)), shown: z.boolean() }),
    names: rows({ name: code, card_id: id, kind: code, minted_at: moment, withdrawn_at: z.nullable(moment) }),
    /** Records that nobody may publish. */
    withdrawals: z.optional(
      rows({
        card_id: id,
        reason: z.string().check(z.maxLength(10_000)),
        at: moment,
        name: z.string().check(z.maxLength(10_000)),
      }),
    ),
  }),
  'settings/checklists': rows({ type: z.number(), tasks: z.array(whole) }),
  'settings/searches': rows({ id, type: z.number(), name, criteria: whole, shared: z.boolean() }),
  'settings/import-profiles': rows({ id, card_type: code, name, mapping: whole }),
  'settings/import-decisions': rows({
    scope: z.string().check(z.maxLength(500)),
    key: z.string().check(z.maxLength(500)),
    name: z.string().check(z.maxLength(10_000)),
    decision: code,
    target_id: z.nullable(id),
    account_name: z.string(),
    decided_at: moment,
  }),
  'settings/print-templates': z.object({
    templates: rows({
      id,
      kind: code,
      about: code,
      name,
      version: z.number(),
      is_default: z.boolean(),
      copy_of: z.nullable(code),
      deleted_at: z.nullable(moment),
    }),
    versions: rows({
      template_id: id,
      version: z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
      name,
      document: whole,
      account_name: z.string(),
      saved_at: moment,
    }),
  }),
  calendar: rows({
    id,
    title: z.string().check(z.maxLength(500)),
    kind: code,
    all_day: z.boolean(),
    starts_at: moment,
    ends_at: moment,
    time_zone: z.string(),
    place: z.string().check(z.maxLength(500)),
    note: z.string().check(z.maxLength(10_000)),
    links: z.array(z.looseObject({})),
    visibility: code,
    reminder: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
    repeats: z.nullable(z.enum(['daily', 'weekly', 'monthly', 'yearly'])),
    repeats_until: z.nullable(z.iso.date()),
    over_at: z.nullable(moment),
    deleted_at: z.nullable(moment),
  }),
} as const
