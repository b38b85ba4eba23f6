import { useTranslation } from 'react-i18next'
import type { Approval } from '#model/api/procedures/approvals.ts'
import { Badge } from '../../ui/Badge.tsx'

const tones = { OPEN: 'neutral', AGREED: 'success', DECLINED: 'danger' } as const

/** The answer of someone who was asked. */
export function AnswerBadge({ answer }: Pick<Approval, 'answer'>) {
  const { t } = useTranslation()
  return <Badge tone={tones[answer]}>{t(`approvals.answer/${answer}`)}</Badge>
}
