/** A person or organisation in CSL-JSON: a name in parts, or a literal. */
export interface CslName {
  readonly family?: string
  readonly given?: string
  readonly literal?: string
  readonly suffix?: string
  readonly 'dropping-particle'?: string
  readonly 'non-dropping-particle'?: string
}

/** A date in CSL-JSON. Years are not astronomical: -300 is 300 BC. */
export interface CslDate {
  readonly 'date-parts'?: readonly (readonly number[])[]
  readonly literal?: string
  readonly raw?: string
  readonly circa?: boolean | number | string
  readonly season?: number | string
}

/** CSL variables for people and organisations. */
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

/** CSL variables for dates. */
export const dateVariables = ['issued', 'accessed', 'original-date', 'event-date', 'submitted'] as const
export type DateVariable = (typeof dateVariables)[number]

/** A work in CSL-JSON 1.0.2, as citation processors and reference managers use it. All other variables are texts. */
export type CslItem = {
  readonly id: string
  readonly type: string
} & { readonly [Name in NameVariable]?: readonly CslName[] } & {
  readonly [Name in DateVariable]?: CslDate
} & { readonly [variable: string]: unknown }
