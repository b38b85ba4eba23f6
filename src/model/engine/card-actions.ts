/** Actions on a record, each with permissions of which one is enough. */
export const cardActions = [
  'read',
  'create',
  'update',
  'delete',
  'publish',
  'link',
  'download',
  'share',
] as const

export type CardAction = (typeof cardActions)[number]
