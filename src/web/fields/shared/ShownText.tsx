import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '#model/kinds/kind.ts'
import { qualifiedName } from '#model/kinds/qualified-name.ts'
import { kindOf } from '#model/kinds/registry.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { ShownProps } from '../field-props.ts'

/** The words display texts need: terms and cards carry their names along. */
function useWords(): Words {
  const { t } = useTranslation()
  const language = useLanguage()
  return useMemo(
    () => ({
      language,
      term: ({ id, name }) => name ?? id,
      link: ({ id, name, qualifier }) => qualifiedName(name ?? id ?? '', qualifier?.name, language),
      // Choices have a component of their own (`ChoiceName`), which knows what is offered.
      choice: (_name, id) => String(id),
      yesNo: value => t(value ? 'cards.record.yes' : 'cards.record.no'),
    }),
    [t, language],
  )
}

/** A value in words, as its kind formats it. */
export function ShownText({ field, value }: ShownProps) {
  const words = useWords()
  return <>{kindOf(field).show(value, field, words)}</>
}
