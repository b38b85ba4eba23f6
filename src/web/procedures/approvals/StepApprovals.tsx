import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import {
  type Approval,
  answerApproval,
  type listApprovals,
  withdrawApproval,
} from '#model/api/procedures/approvals.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { call } from '../../platform/client.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { museumDay } from '../../platform/session/museum-today.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import styles from './Approvals.module.css'
import { useRefusal } from './use-refusal.ts'

type Listed = OutputOf<typeof listApprovals>

const tones = { OPEN: 'neutral', AGREED: 'success', DECLINED: 'danger' } as const

interface StepApprovalsProps {
  readonly procedure: Procedure
  readonly step: string
  /** Number of people who have to agree. */
  readonly needed: number
  /** Requests about the step, oldest first. */
  readonly requests: readonly Approval[]
  /** True while the step is still to be taken, and answers can change. */
  readonly ahead: boolean
  readonly onChanged: (listed: Listed) => void
  /** Reads everything again: something has changed since. */
  readonly onRefused: () => void
  /** The button that asks for more. */
  readonly children: ReactNode
}

/** The requests to agree to a step: how many have agreed, each answer, and the caller's own. */
export function StepApprovals(props: StepApprovalsProps) {
  const { procedure, step, needed, requests, ahead, onChanged, onRefused, children } = props
  const { t } = useTranslation()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [withdrawing, withdraw] = useState<Approval>()
  const [changing, change] = useState(false)
  const counted = requests.filter(({ counts }) => counts)
  const agreed = counted.filter(({ answer }) => answer === 'AGREED').length
  const own = ahead ? requests.findLast(({ isMine }) => isMine) : undefined
  const words = t(`${procedureNamed(procedure.type)?.type}.choice/step/${step}` as TextKey) as string
  const stop = () => {
    change(false)
    // The form is gone, and with it what had the focus.
    heading.current?.focus()
  }
  return (
    <section className={styles.step} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t('approvals.of', { step: words, agreed: Math.min(agreed, needed), needed })}
        </h2>
        {children}
      </header>
      {ahead && counted.some(({ answer }) => answer === 'DECLINED') && (
        <p className={styles.heldUp}>{t('approvals.heldUp')}</p>
      )}
      {own && (own.answer === 'OPEN' || changing) && (
        <OwnAnswer
          procedure={procedure}
          request={own}
          step={words}
          onCancel={changing ? stop : undefined}
          onAnswered={listed => {
            onChanged(listed)
            stop()
          }}
          onRefused={onRefused}
        />
      )}
      {requests.length > 0 && (
        <ul className={styles.requests}>
          {requests.map(request => (
            <Request key={request.id} request={request}>
              {request === own && own.answer !== 'OPEN' && !changing && (
                <Button look="subtle" onClick={() => change(true)}>
                  {t('approvals.change')}
                </Button>
              )}
              {ahead && procedure.may.edit && request.answer === 'OPEN' && (
                <Button
                  look="subtle"
                  aria-label={t('approvals.withdrawFrom', { name: request.name })}
                  onClick={() => withdraw(request)}
                >
                  {t('approvals.withdraw')}
                </Button>
              )}
            </Request>
          ))}
        </ul>
      )}
      {withdrawing && (
        <WithdrawDialog
          procedure={procedure}
          request={withdrawing}
          onClose={() => withdraw(undefined)}
          onWithdrawn={listed => {
            onChanged(listed)
            withdraw(undefined)
          }}
          onRefused={onRefused}
        />
      )}
    </section>
  )
}

interface RequestProps {
  readonly request: Approval
  /** Buttons. */
  readonly children: ReactNode
}

/** One who was asked, and the answer. */
function Request({ request, children }: RequestProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const { name, email, answer, words, askedAt, answeredAt, counts, changedSince, read } = request
  const day = dates.day(museumDay(new Date(answeredAt ?? askedAt)))
  return (
    <li className={styles.request}>
      <div className={styles.who}>
        <strong>{name}</strong>
        {email && <span className={styles.quiet}>{t('approvals.fromOutside', { email })}</span>}
        <Badge tone={tones[answer]}>{t(`approvals.answer/${answer}`)}</Badge>
        {changedSince && <Badge tone="warning">{t('approvals.changedSince')}</Badge>}
        <time dateTime={answeredAt ?? askedAt} className={styles.quiet}>
          {answeredAt ? day : t('approvals.askedOn', { day })}
        </time>
        {answeredAt && !counts && <span className={styles.quiet}>{t('approvals.replaced')}</span>}
      </div>
      <div className={styles.actions}>{children}</div>
      {words && <p className={styles.words}>{words}</p>}
      {read && (
        <p className={styles.read} title={read.sha256}>
          {t('approvals.read', { hash: read.sha256.slice(0, 16) })}{' '}
          {!read.intact && <strong>{t('approvals.notIntact')}</strong>}
        </p>
      )}
    </li>
  )
}

interface OwnAnswerProps {
  readonly procedure: Procedure
  readonly request: Approval
  readonly step: string
  readonly onAnswered: (listed: Listed) => void
  readonly onCancel: (() => void) | undefined
  readonly onRefused: () => void
}

/** A request to the reader: who asks, what they say, and the answer. */
function OwnAnswer({ procedure, request, step, onAnswered, onCancel, onRefused }: OwnAnswerProps) {
  const { t } = useTranslation()
  const { askedBy: name, message, mark } = request
  const problem = useRefusal()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (answer: { readonly agrees: boolean; readonly words: string }) =>
      call(answerApproval, {
        params: { id: procedure.id, approvalId: request.id },
        body: { ...answer, mark: mark ?? '' },
      }),
    onSuccess: onAnswered,
    onError: failure => failure instanceof CallError && failure.status === 409 && onRefused(),
  })
  return (
    <div className={styles.own}>
      <p>{t('approvals.yours', { name, step })}</p>
      {message && <p className={styles.words}>{message}</p>}
      <AnswerForm
        words={request.words}
        busy={isPending}
        problem={error ? problem(error) : undefined}
        onAnswer={(agrees, words) => mutate({ agrees, words })}
        onCancel={onCancel}
      />
    </div>
  )
}

interface WithdrawDialogProps {
  readonly procedure: Procedure
  readonly request: Approval
  readonly onWithdrawn: (listed: Listed) => void
  readonly onRefused: () => void
  readonly onClose: () => void
}

/** Asks before a request is withdrawn: its link is lost. */
function WithdrawDialog({ procedure, request, onWithdrawn, onRefused, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(withdrawApproval, { params: { id: procedure.id, approvalId: request.id } }),
    onSuccess: onWithdrawn,
    onError(failure) {
      notices.add('error', wordsForFailure(failure))
      onRefused()
    },
  })
  return (
    <Dialog
      title={t('approvals.withdrawTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('procedures.cancel')}</Button>
          <Button look="danger" busy={isPending} onClick={() => mutate()}>
            {t('approvals.withdraw')}
          </Button>
        </>
      }
    >
      {t('approvals.withdrawText', { name: request.name })}
    </Dialog>
  )
}
