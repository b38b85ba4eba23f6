import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/client.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import type { CardArea } from '../card-area.ts'

/** Makes an empty card and opens it for editing (acceptance row C-K10). */
export function NewCardButton({ area }: { readonly area: CardArea }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(area.endpoints.create, { body: null }, { notify: genericOnFailure }),
    onSuccess: ({ id }) => navigate({ to: area.editPath(id) }),
  })
  return (
    <Button look="primary" busy={isPending} onClick={() => mutate()}>
      <Plus size={16} strokeWidth={2} aria-hidden="true" />
      <span>{t('cardList.object.new')}</span>
    </Button>
  )
}
