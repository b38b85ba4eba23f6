import type { ComponentType } from 'react'
import type { Leaf } from '#model/kinds/field.ts'
import type { KindName } from '#model/kinds/kind-names.ts'
import * as authority from './authority/Input.tsx'
import * as boolean from './boolean/Input.tsx'
import * as choice from './choice/Input.tsx'
import * as coordinates from './coordinates/Input.tsx'
import * as date from './date/Input.tsx'
import * as day from './day/Input.tsx'
import * as extent from './extent/Input.tsx'
import type { InputProps } from './field-props.ts'
import * as identifier from './identifier/Input.tsx'
import * as link from './link/Input.tsx'
import * as longText from './long-text/Input.tsx'
import * as measure from './measure/Input.tsx'
import * as money from './money/Input.tsx'
import * as number from './number/Input.tsx'
import * as region from './region/Input.tsx'
import * as term from './term/Input.tsx'
import * as text from './text/Input.tsx'
import * as translated from './translated/Input.tsx'
import * as url from './url/Input.tsx'

/** The browser's part of a kind of field in a form, apart from `registry.ts`: lists and records are read without it. */
export interface FieldInput {
  /** Typed or picked. */
  readonly Input: ComponentType<InputProps>
  /** Has several controls of equal rank, each with its own name. */
  readonly group?: true
}

/** The registry pairs each kind with its own fields and values, which types cannot follow from here. */
const input = (module: { readonly Input: unknown }) => module.Input as FieldInput['Input']

const inputs: Readonly<Record<KindName, FieldInput>> = {
  text: { Input: input(text) },
  longText: { Input: input(longText) },
  translated: { Input: input(translated) },
  identifier: { Input: input(identifier) },
  authority: { Input: input(authority) },
  url: { Input: input(url) },
  number: { Input: input(number) },
  boolean: { Input: input(boolean) },
  day: { Input: input(day) },
  date: { Input: input(date) },
  choice: { Input: input(choice) },
  term: { Input: input(term) },
  terms: { Input: input(term) },
  money: { Input: input(money) },
  measure: { Input: input(measure) },
  coordinates: { Input: input(coordinates), group: true },
  extent: { Input: input(extent), group: true },
  region: { Input: input(region), group: true },
  link: { Input: input(link) },
}

/** The component that edits a field. */
export const fieldInput = (field: Leaf): FieldInput => inputs[field.kind]
