import { keepPreviousData, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { readApproval, sendApproval } from '#model/api/procedures/approvals.ts'
import { localeOf } from '#model/languages.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { call } from '../platform/client.ts'
import { procedureNameKey } from '../platform/i18n/procedure-name.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { useStateTitle } from '../platform/page-title.ts'
import { localizedQuery } from '../platform/query/endpoint-query.ts'
import { queryClient } from '../platform/query/query-client.ts'
import { CallError } from '../platform/request/call-error.ts'
import { AnswerForm } from '../procedures/approvals/AnswerForm.tsx'
import { useRefusal } from '../procedures/approvals/use-refusal.ts'
import { LinkPage } from '../shared/LinkPage.tsx'
import { ReadObjects, ReadSections } from '../shared/ReadSections.tsx'
import shared from '../shared/SharedPage.module.css'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { UiProvider } from '../ui/UiProvider.tsx'
import styles from './Approve.module.css'

type Request = OutputOf<typeof readApproval>

/** The page on which someone who was asked agrees to a step of a procedure, by the link in their mail. It has no shell. */
export const ApprovePage = () => (
  <UiProvider>
    <QueryClientProvider client={queryClient}>
      <Approve />
    </QueryClientProvider>
  </UiProvider>
)

function Approve() {
  const { t } = useTranslation()
  const { token = '' } = useSearch({ from: '/approve' })
  const query = useQuery({
    ...localizedQuery(readApproval, { params: { token } }, useLanguage()),
    placeholderData: keepPreviousData,
  })
  const { data: request } = query
  useStateTitle(request?.title)
  return (
    <LinkPage
      museum={request?.museum}
      query={query}
      gone={{ title: t('approvals.goneTitle'), text: t('approvals.goneText') }}
      failedTitle={t('common.somethingWentWrong')}
    >
      {request && (
        <Asked request={request} token={token} onAnswered={async () => void (await query.refetch())} />
      )}
    </LinkPage>
  )
}

interface AskedProps {
  readonly request: Request
  readonly token: string
  readonly onAnswered: () => Promise<void>
}

/** The request: who asks, what it is about, and the answer. */
function Asked({ request, token, onAnswered }: AskedProps) {
  const { t } = useTranslation()
  const { type, museum, number, title, name, message, askedBy, expiresAt, procedureId } = request
  const days = new Intl.DateTimeFormat(localeOf(useLanguage()), { dateStyle: 'long' })
  const step = t(`${procedureNamed(type)?.type}.choice/step/${request.step}` as TextKey) as string
  return (
    <article className={styles.page}>
      <p className={styles.number}>
        {t(procedureNameKey(type) ?? 'procedures.title')} · {number}
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{t('approvals.yours', { name: `${askedBy} (${museum})`, step })}</p>
      {message && <p className={styles.message}>{message}</p>}
      <p className={styles.quiet}>{t('approvals.until', { name, day: days.format(new Date(expiresAt)) })}</p>
      <p className={styles.quiet}>
        {t('approvals.confidential')}{' '}
        {procedureId && <Link to={procedurePath(procedureId)}>{t('approvals.signIn')}</Link>}
      </p>
      <ReadSections sections={request.sections} />
      <Objects request={request} />
      <Answer request={request} token={token} onAnswered={onAnswered} />
    </article>
  )
}

/** The objects that it is about; of many, the first ones. */
function Objects({ request: { objects, objectsCount: count } }: Pick<AskedProps, 'request'>) {
  const { t } = useTranslation()
  if (count === 0) return null
  const more = count - objects.length
  return (
    <section className={shared.section} aria-labelledby="approve-objects">
      <h2 id="approve-objects">{t('approvals.objects', { count })}</h2>
      <ReadObjects objects={objects} />
      {more > 0 && <p className={styles.quiet}>{t('approvals.moreObjects', { count: more })}</p>}
    </section>
  )
}

/** The answer: given here, and changed until the step is taken. */
function Answer({ request, token, onAnswered }: AskedProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const [changing, change] = useState(false)
  const { answer, words, isOver, mark } = request
  const problem = useRefusal()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: { readonly agrees: boolean; readonly words: string }) =>
      call(sendApproval, { params: { token }, body: { ...body, mark } }).then(onAnswered),
    onSuccess: () => show(),
    // The step was taken, the content changed, or the request was withdrawn since the page was loaded.
    onError: failure => failure instanceof CallError && [409, 410].includes(failure.status) && onAnswered(),
  })
  const show = () => {
    change(false)
    reset()
    // The form is gone, and with it what had the focus.
    heading.current?.focus()
  }
  return (
    <section className={shared.section} aria-labelledby="approve-answer">
      <h2 id="approve-answer" ref={heading} tabIndex={-1}>
        {t('approvals.yourAnswer')}
      </h2>
      <div className={styles.answer}>
        {answer === 'OPEN' && isOver && <p>{t('approvals.notNeeded')}</p>}
        {answer !== 'OPEN' && !(changing && !isOver) && (
          <>
            <Banner kind={answer === 'AGREED' ? 'success' : 'info'} inset>
              {t(`approvals.thanks/${answer}`)}
            </Banner>
            {words && <p className={styles.message}>{words}</p>}
            <p className={styles.quiet}>{t(isOver ? 'approvals.over' : 'approvals.changeable')}</p>
            {!isOver && <Button onClick={() => change(true)}>{t('approvals.change')}</Button>}
          </>
        )}
        {!isOver && (answer === 'OPEN' || changing) && (
          <AnswerForm
            words={words}
            busy={isPending}
            problem={error ? problem(error) : undefined}
            onAnswer={(agrees, text) => mutate({ agrees, words: text })}
            onCancel={changing ? show : undefined}
          />
        )}
      </div>
    </section>
  )
}
