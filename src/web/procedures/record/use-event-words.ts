import { useTranslation } from 'react-i18next'
import type { ProcedureEvent } from '#model/api/procedures/procedures.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What happened to a procedure of a type in words. */
export function useEventWords(declaration: ProcedureDeclaration | undefined) {
  const area = declaration?.type ?? ''
  const { t, i18n } = useTranslation()
  const said = (key: string) => t(key as TextKey) as string
  /** Who did it, and in whose name. */
  const whoDid = (by: string, who: ProcedureEvent['who'], owner: string): string => {
    if (who === 'house') return t('procedures.events.byHouse')
    if (who === 'outside') return t('procedures.events.byOutside', { name: by })
    return owner === '' ? by : t('cards.history.onBehalf', { name: by, owner })
  }
  return ({ kind, by, who, details }: ProcedureEvent) => {
    const { from, to, count, number, recipient, attachmentType, unmet, reason, byItself, onBehalfOf } =
      details
    const answer = `${declaration?.room?.area}.answer/${textOf(details.answer)}`
    const key = `procedures.events.${kind === 'moved' && byItself === true ? 'movedByItself' : kind}`
    const params = {
      from: said(`${area}.choice/step/${textOf(from)}`),
      to: said(`${area}.choice/step/${textOf(to)}`),
      count: Number(count ?? 0),
      number: textOf(number),
      recipient: textOf(recipient),
      answer: i18n.exists(answer) ? said(answer) : textOf(details.answer),
      kind: said(`procedures.attachment/${textOf(attachmentType)}`),
    }
    return {
      who: whoDid(by, who, textOf(onBehalfOf)),
      what: i18n.exists(key, { count: params.count }) ? (t(key as TextKey, params) as string) : kind,
      /** What spoke against it when it was done. */
      unmet: Array.isArray(unmet) ? unmet.map(name => said(`${area}.guard/${textOf(name)}`)) : [],
      reason: textOf(reason),
    }
  }
}
