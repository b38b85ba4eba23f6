import { useTranslation } from 'react-i18next'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import { fieldAt } from '#model/engine/fields.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { useLabel } from '../../cards/use-label.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { linesArea } from './lines-area.ts'

/** A limit that an object exceeds, in a word and with the amounts; the same twice for those who may not read these. */
export interface ExcessTexts {
  readonly name: string
  readonly full: string
}

/** Returns the texts of the limits that an object exceeds. */
export function useExcessTexts(declaration: ProcedureDeclaration) {
  const { t } = useTranslation()
  const labelOf = useLabel(declaration.type)
  const format = new Intl.NumberFormat(useLanguage())
  return ({ exceeds }: Pick<ProcedureObject, 'exceeds'>): readonly ExcessTexts[] =>
    exceeds.map(({ limit, asked, allowed }) => {
      const name = labelOf(`limit/${limit}`)
      if (asked === null || allowed === null) return { name, full: name }
      const field = fieldAt(
        linesArea(declaration).declaration,
        declaration.lines.limits?.[limit]?.path ?? '',
      )?.field
      const unit = field && 'unit' in field ? ` ${field.unit}` : ''
      const amount = (value: number) => `${format.format(value)}${unit}`
      const amounts = t('procedureObjects.exceeded', { asked: amount(asked), allowed: amount(allowed) })
      return { name, full: `${name}: ${amounts}` }
    })
}
