import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  deleteRegistration,
  listRegistrations,
  mailRegistrationAgain,
  type PendingRegistration,
} from '#model/api/operator/registrations.ts'
import { call } from '../platform/client.ts'
import { useMoments } from '../platform/i18n/use-moments.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { ListPager } from '../platform/query/ListPager.tsx'
import { LoadFailed } from '../platform/query/LoadFailed.tsx'
import { onSuccess } from '../platform/request/notification-rules.ts'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { MailedLinkCells } from './MailedLinkCells.tsx'
import styles from './Operator.module.css'
import { ReasonDialog } from './ReasonDialog.tsx'
import { ScrollTable } from './ScrollTable.tsx'
import { SearchBox } from './SearchBox.tsx'
import { refreshMs, useOperatorAction } from './use-operator-action.ts'

interface DeleteDialogProps {
  readonly registration: PendingRegistration
  readonly onClose: () => void
}

/** Refuses a registration with a mail that says why, or deletes it without one. */
function DeleteDialog({ registration: { id, museum, email }, onClose }: DeleteDialogProps) {
  const { t } = useTranslation()
  const [mailed, setMailed] = useState(true)
  const { busy, run } = useOperatorAction([listRegistrations])
  return (
    <ReasonDialog
      title={t('operator.registrations.deleteTitle', { museum })}
      text={t('operator.registrations.deleteText')}
      label={t('operator.registrations.reason')}
      hint={t('operator.registrations.reasonHint')}
      submit={t(`operator.registrations.${mailed ? 'refuse' : 'deleteOnly'}`)}
      busy={busy}
      onSubmit={reason => {
        const input = { params: { id }, body: { reason, mailed } }
        return run(() =>
          call(deleteRegistration, input, { notify: onSuccess('operator.registrations.done', [400]) }),
        )
      }}
      onClose={onClose}
    >
      <Checkbox
        label={t('operator.registrations.mailed', { email })}
        hint={t('operator.registrations.mailedHint')}
        checked={mailed}
        onChange={({ target }) => setMailed(target.checked)}
      />
    </ReasonDialog>
  )
}

const pageSize = 25

/** Museums that have registered and wait for their link to be followed. */
export function RegistrationsArea() {
  const { t } = useTranslation()
  const moments = useMoments()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const [page, setPage] = useState(0)
  const [deleted, setDeleted] = useState<PendingRegistration>()
  const { busy, run } = useOperatorAction([listRegistrations])
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(listRegistrations, { query: { ...(q && { q }), page, blocksize: pageSize } }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
  const total = data?.totalSize ?? 0
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  // Refusing the last one of the last page leaves that page empty.
  if (data && page > lastPage) setPage(lastPage)
  const again = ({ id }: PendingRegistration) =>
    run(() =>
      call(
        mailRegistrationAgain,
        { params: { id } },
        { notify: onSuccess('operator.registrations.againDone', [400]) },
      ),
    )
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('operator.registrations.title')}</h1>
      </div>
      <p className={styles.lead}>{t('operator.registrations.text')}</p>
      <div className={styles.tools}>
        <SearchBox
          label={t('operator.registrations.search')}
          value={typed}
          onChange={text => {
            setTyped(text)
            setPage(0)
          }}
        />
      </div>
      {isError && !data && <LoadFailed retry={refetch} />}
      {total > 0 && (
        <ScrollTable
          label={t('operator.registrations.title')}
          heads={[
            { label: t('operator.registrations.museum') },
            { label: t('operator.registrations.person') },
            { label: t('operator.registrations.email') },
            { label: t('operator.registrations.registered') },
            { label: t('operator.registrations.link') },
            { label: '' },
          ]}
        >
          {data?.result.map(registration => {
            const { id, museum, name, email, registeredAt } = registration
            return (
              <tr key={id}>
                <td className={styles.words}>{museum}</td>
                <td>{name}</td>
                <td>{email}</td>
                <td>{moments.short(registeredAt)}</td>
                <MailedLinkCells
                  link={registration}
                  words="operator.registrations"
                  name={museum}
                  busy={busy}
                  onMailAgain={() => void again(registration)}
                  end={{
                    text: t('operator.registrations.delete'),
                    label: t('operator.registrations.deleteNamed', { museum }),
                    run: () => setDeleted(registration),
                  }}
                />
              </tr>
            )
          })}
        </ScrollTable>
      )}
      {data && total === 0 && (
        <p className={styles.lead}>{t(`operator.registrations.${q === '' ? 'none' : 'noMatch'}`)}</p>
      )}
      <ListPager
        label={t('operator.registrations.pages')}
        page={page}
        size={pageSize}
        count={total}
        onPage={setPage}
      />
      {deleted && <DeleteDialog registration={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}
