/** A person or body in CSL-JSON: a name in its parts, or as it is written. */
export interface CslName {
  readonly family?: string
  readonly given?: string
  readonly literal?: string
  readonly suffix?: string
  readonly 'dropping-particle'?: string
  readonly 'non-dropping-particle'?: string
}

/** A date in CSL-JSON. Years are astronomical in no way: -300 is 300 B.C. */
export interface CslDate {
  readonly 'date-parts'?: readonly (readonly number[])[]
  readonly literal?: string
  readonly raw?: string
  readonly circa?: boolean | number | string
  readonly season?: number | string
}

/** Variables of CSL that name persons and bodies. */
export const nameVariables = [
  'author',
  'editor',
  'translator',
  'illustrator',
  'contributor',
  'collection-editor',
  'container-author',
  'compiler',
  'director',
  'composer',
  'recipient',
  'interviewer',
  'reviewed-author',
  'original-author',
] as const

export type NameVariable = (typeof nameVariables)[number]

/** Variables of CSL that hold a date. */
export const dateVariables = ['issued', 'accessed', 'original-date', 'event-date', 'submitted'] as const
export type DateVariable = (typeof dateVariables)[number]

/** A work as citation processors and reference managers know it (CSL-JSON 1.0.2). Other variables hold texts. */
export type CslItem = {
  readonly id: string
  readonly type: string
} & { readonly [Name in NameVariable]?: readonly CslName[] } & {
  readonly [Name in DateVariable]?: CslDate
} & { readonly [variable: string]: unknown }
