import type { ComponentType } from 'react'
import type { Leaf } from '#model/kinds/field.ts'
import type { KindName } from '#model/kinds/kind-names.ts'
import { Cell as AuthorityCell } from './authority/Cell.tsx'
import { Display as AuthorityDisplay } from './authority/Display.tsx'
import * as authority from './authority/Input.tsx'
import * as boolean from './boolean/Input.tsx'
import { ChoiceName } from './choice/ChoiceName.tsx'
import * as choice from './choice/Input.tsx'
import { Display as CoordinatesDisplay } from './coordinates/Display.tsx'
import * as coordinates from './coordinates/Input.tsx'
import { Display as DateDisplay } from './date/Display.tsx'
import * as date from './date/Input.tsx'
import * as day from './day/Input.tsx'
import { Display as ExtentDisplay } from './extent/Display.tsx'
import * as extent from './extent/Input.tsx'
import type { InputProps, ShownProps } from './field-props.ts'
import * as identifier from './identifier/Input.tsx'
import { Display as LinkDisplay } from './link/Display.tsx'
import * as link from './link/Input.tsx'
import { Display as LongTextDisplay } from './long-text/Display.tsx'
import * as longText from './long-text/Input.tsx'
import { Display as MeasureDisplay } from './measure/Display.tsx'
import * as measure from './measure/Input.tsx'
import { Display as MoneyDisplay } from './money/Display.tsx'
import * as money from './money/Input.tsx'
import { Display as NumberDisplay } from './number/Display.tsx'
import * as number from './number/Input.tsx'
import { Display as RegionDisplay } from './region/Display.tsx'
import * as region from './region/Input.tsx'
import { ShownText } from './shared/ShownText.tsx'
import * as term from './term/Input.tsx'
import { Terms } from './term/Terms.tsx'
import * as text from './text/Input.tsx'
import { Cell as TranslatedCell } from './translated/Cell.tsx'
import { Display as TranslatedDisplay } from './translated/Display.tsx'
import * as translated from './translated/Input.tsx'
import { Display as UrlDisplay } from './url/Display.tsx'
import * as url from './url/Input.tsx'

/** The browser's part of a kind of field. */
export interface FieldKind {
  /** Typed or picked, in a form. */
  readonly Input: ComponentType<InputProps>
  /** On the page of a card. */
  readonly Display: ComponentType<ShownProps>
  /** In one line of a list. */
  readonly Cell: ComponentType<ShownProps>
  /** Has several controls of equal rank, each with its own name. */
  readonly group?: true
}

/** The registry pairs each kind with its own fields and values, which types cannot follow from here. */
const input = (module: { readonly Input: unknown }) => module.Input as FieldKind['Input']
const shown = (component: unknown) => component as FieldKind['Display']

const registry: Readonly<Record<KindName, FieldKind>> = {
  text: { Input: input(text), Display: ShownText, Cell: ShownText },
  longText: { Input: input(longText), Display: LongTextDisplay, Cell: ShownText },
  translated: { Input: input(translated), Display: TranslatedDisplay, Cell: TranslatedCell },
  identifier: { Input: input(identifier), Display: ShownText, Cell: ShownText },
  authority: { Input: input(authority), Display: AuthorityDisplay, Cell: AuthorityCell },
  url: { Input: input(url), Display: UrlDisplay, Cell: ShownText },
  number: { Input: input(number), Display: shown(NumberDisplay), Cell: shown(NumberDisplay) },
  boolean: { Input: input(boolean), Display: ShownText, Cell: ShownText },
  day: { Input: input(day), Display: ShownText, Cell: ShownText },
  date: { Input: input(date), Display: DateDisplay, Cell: ShownText },
  choice: { Input: input(choice), Display: shown(ChoiceName), Cell: shown(ChoiceName) },
  term: { Input: input(term), Display: ShownText, Cell: ShownText },
  terms: { Input: input(term), Display: Terms, Cell: ShownText },
  money: { Input: input(money), Display: MoneyDisplay, Cell: MoneyDisplay },
  measure: { Input: input(measure), Display: MeasureDisplay, Cell: MeasureDisplay },
  coordinates: { Input: input(coordinates), Display: CoordinatesDisplay, Cell: ShownText, group: true },
  extent: { Input: input(extent), Display: ExtentDisplay, Cell: ShownText, group: true },
  region: { Input: input(region), Display: RegionDisplay, Cell: RegionDisplay, group: true },
  link: { Input: input(link), Display: LinkDisplay, Cell: ShownText },
}

/** The components that edit, show and list a field. */
export const fieldKind = (field: Leaf): FieldKind => registry[field.kind]
