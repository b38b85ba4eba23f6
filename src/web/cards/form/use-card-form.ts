import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardValues } from '#model/engine/define-card.ts'
import type { FormRules } from '#model/engine/form-rules.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { type CardForm, createCardForm } from './card-form.ts'

/** The form of a record. Its values live outside React: a key press renders only the field it was made in. */
export function useCardForm(declaration: NamedSheet, saved: CardValues, rules?: FormRules): CardForm {
  const { t } = useTranslation()
  const [form] = useState(() =>
    createCardForm(declaration, saved, ({ key, params }) => t(`validation.${key}`, { ...params }), rules),
  )
  useEffect(() => form.stop, [form])
  return form
}
