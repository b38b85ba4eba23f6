import type { ComponentType } from 'react'
import type { Leaf } from '#model/kinds/field.ts'
import type { KindName } from '#model/kinds/kind-names.ts'
import { Cell as AuthorityCell } from './authority/Cell.tsx'
import { Display as AuthorityDisplay } from './authority/Display.tsx'
import { ChoiceName } from './choice/ChoiceName.tsx'
import { Display as CoordinatesDisplay } from './coordinates/Display.tsx'
import { Cell as DateCell } from './date/Cell.tsx'
import { Display as DateDisplay } from './date/Display.tsx'
import { Display as ExtentDisplay } from './extent/Display.tsx'
import type { ShownProps } from './field-props.ts'
import { Display as LinkDisplay } from './link/Display.tsx'
import { Display as LongTextDisplay } from './long-text/Display.tsx'
import { Display as MeasureDisplay } from './measure/Display.tsx'
import { Display as MoneyDisplay } from './money/Display.tsx'
import { Display as NumberDisplay } from './number/Display.tsx'
import { Display as RegionDisplay } from './region/Display.tsx'
import { ShownText } from './shared/ShownText.tsx'
import { Terms } from './term/Terms.tsx'
import { Cell as TranslatedCell } from './translated/Cell.tsx'
import { Display as TranslatedDisplay } from './translated/Display.tsx'
import { Display as UrlDisplay } from './url/Display.tsx'

/** The browser's part of a kind of field where it is read; `inputs.ts` has the one where it is edited. */
export interface FieldKind {
  /** On the page of a card. */
  readonly Display: ComponentType<ShownProps>
  /** In one line of a list. */
  readonly Cell: ComponentType<ShownProps>
}

/** The registry pairs each kind with its own fields and values, which types cannot follow from here. */
const shown = (component: unknown) => component as FieldKind['Display']

const registry: Readonly<Record<KindName, FieldKind>> = {
  text: { Display: ShownText, Cell: ShownText },
  longText: { Display: LongTextDisplay, Cell: ShownText },
  translated: { Display: TranslatedDisplay, Cell: TranslatedCell },
  identifier: { Display: ShownText, Cell: ShownText },
  authority: { Display: AuthorityDisplay, Cell: AuthorityCell },
  url: { Display: UrlDisplay, Cell: ShownText },
  number: { Display: shown(NumberDisplay), Cell: shown(NumberDisplay) },
  boolean: { Display: ShownText, Cell: ShownText },
  day: { Display: ShownText, Cell: ShownText },
  date: { Display: DateDisplay, Cell: DateCell },
  choice: { Display: shown(ChoiceName), Cell: shown(ChoiceName) },
  term: { Display: ShownText, Cell: ShownText },
  terms: { Display: Terms, Cell: ShownText },
  money: { Display: MoneyDisplay, Cell: MoneyDisplay },
  measure: { Display: MeasureDisplay, Cell: MeasureDisplay },
  coordinates: { Display: CoordinatesDisplay, Cell: ShownText },
  extent: { Display: ExtentDisplay, Cell: ShownText },
  region: { Display: RegionDisplay, Cell: RegionDisplay },
  link: { Display: LinkDisplay, Cell: ShownText },
}

/** The components that show and list a field. */
export const fieldKind = (field: Leaf): FieldKind => registry[field.kind]
