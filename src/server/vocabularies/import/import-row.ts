import type { Alternatives, Labels } from '#model/vocabularies/name-of.ts'

/** A term as a file gives it. */
export interface ImportRow {
  /** Its identifier in its file. */
  readonly key: string
  readonly parentKey: string | null
  readonly labels: Labels
  /** Names beside these; they join those that the term has. */
  readonly alternatives?: Alternatives
  readonly notation?: string | null
  readonly note?: string
  readonly sourceUri?: string | null
  readonly assignable?: boolean
  readonly categories?: readonly number[]
  readonly deprecated?: boolean
}

/** Rows read from a file. */
export interface ImportFile {
  readonly rows: readonly ImportRow[]
  /** Put before each key, so that keys of two sources never meet: 'aat'. Empty for files of our own, whose keys are ids of terms. */
  readonly scheme: string
  /** Shown as the terms' source. */
  readonly source: string | null
  /** Rows mean the terms of their name below their parent, where those are there already, no matter who made them. */
  readonly byName?: boolean
}
