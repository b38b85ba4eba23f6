import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { type CardForm, createCardForm } from './card-form.ts'

/** The form of a card. Its values live outside of React: a key press renders the field it was pressed in and nothing else. */
export function useCardForm(declaration: CardDeclaration, saved: CardValues): CardForm {
  const { t } = useTranslation()
  const { control, getValues, setValue, reset } = useForm<Record<string, unknown>>({
    defaultValues: { ...saved },
    shouldUnregister: false,
  })
  const [form] = useState(() =>
    createCardForm({
      declaration,
      saved,
      methods: { control, getValues, setValue, reset },
      say: ({ key, params }) => t(`validation.${key}`, { ...params }),
    }),
  )
  useEffect(() => form.dispose, [form])
  return form
}
