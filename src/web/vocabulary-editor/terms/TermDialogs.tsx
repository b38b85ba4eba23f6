import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mergeTerms, readTermUse } from '#model/api/cards/terms.ts'
import { listOperations } from '#model/api/operations.ts'
import { deleteTerm, deprecateTerm } from '#model/api/vocabularies/editing.ts'
import type { Term, TermDetails } from '#model/api/vocabularies/shapes.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { linkAddress } from '../../cards/linked-cards.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ParentPicker } from '../../vocabularies/add/ParentPicker.tsx'
import { TermChooser } from '../../vocabularies/browse/TermBrowser.tsx'
import { useTermBrowser } from '../../vocabularies/browse/use-term-browser.ts'
import { refreshTerms, shownName, termQuery } from '../../vocabularies/terms.ts'
import styles from './Dialogs.module.css'
import type { Place } from './use-move-term.ts'

/** Runs an action on a term; afterwards the vocabulary is read again. The dialog shows the server's reason against it. */
function useTermAction(term: TermDetails, act: () => Promise<unknown>, onDone: () => void) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
    onSuccess: async () => {
      onDone()
      await refreshTerms(client, term.code)
    },
  })
  return {
    run: () => mutate(),
    isPending,
    /** In words; undefined while nothing is wrong, 'unreachable' without an answer. */
    problem: !error
      ? undefined
      : error instanceof CallError && error.status > 0
        ? error.message
        : 'unreachable',
  }
}

/** The number of records with a term, or one below it, and the first of them. */
function TermUse({ term }: { readonly term: Term }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data, isError } = useQuery({
    ...termQuery(readTermUse, { params: { code: term.code, id: term.id } }, language),
    // The decision must be based on current data.
    staleTime: 0,
  })
  if (isError) return <p className={styles.use}>{t('vocabularyEditor.use.unknown')}</p>
  if (!data)
    return (
      <p className={styles.use} role="status">
        {t('vocabularyPicker.loading')}
      </p>
    )
  const { count, cards } = data
  if (count === 0) return <p className={styles.use}>{t('vocabularyEditor.use.none')}</p>
  const left = count - cards.length
  return (
    <section className={styles.use} aria-label={t('vocabularyEditor.use.label')}>
      <p className={styles.count}>
        {t('vocabularyEditor.use.count', { count, shown: new Intl.NumberFormat(language).format(count) })}
      </p>
      <ul>
        {cards.map(({ id, title, shortDescription, type }) => {
          const address = linkAddress({ id, type: type.name })
          return (
            <li key={id}>
              {address ? (
                <Link to={address} target="_blank">
                  {shownTitle(title)}
                </Link>
              ) : (
                shownTitle(title)
              )}
              <span className={`${styles.number} numbers`}>{shortDescription}</span>
            </li>
          )
        })}
      </ul>
      {left > 0 && <p className={styles.more}>{t('vocabularyEditor.use.more', { count: left })}</p>}
    </section>
  )
}

interface ActionDialogProps {
  readonly title: string
  readonly submit: string
  readonly look?: 'primary' | 'danger'
  readonly action: ReturnType<typeof useTermAction>
  readonly disabled?: boolean
  readonly size?: number
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Confirms an action on a term, and shows the reason when it fails. */
function ActionDialog(props: ActionDialogProps) {
  const { title, submit, look = 'primary', action, disabled = false, size, onClose, children } = props
  const { t } = useTranslation()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      {...(size !== undefined && { size })}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('vocabularyPicker.cancel')}
          </Button>
          <Button look={look} busy={action.isPending} disabled={disabled} onClick={action.run}>
            {submit}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {children}
        {action.problem !== undefined && (
          <Banner kind="danger" role="alert" inset>
            {action.problem === 'unreachable' ? t('common.unreachable') : action.problem}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}

interface DeleteDialogProps {
  readonly term: TermDetails
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Deletes an unused term; the server refuses where it is used. */
export function DeleteDialog({ term, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation()
  const action = useTermAction(
    term,
    () =>
      call(
        deleteTerm,
        { params: { id: term.id } },
        { notify: { success: { message: 'vocabularyEditor.delete.done' } } },
      ),
    () => {
      onClose()
      onDeleted()
    },
  )
  return (
    <ActionDialog
      title={t('vocabularyEditor.delete.title', { term: shownName(term) })}
      submit={t('vocabularyEditor.delete.submit')}
      look="danger"
      action={action}
      onClose={onClose}
    >
      <p>{t('vocabularyEditor.delete.text')}</p>
      <TermUse term={term} />
    </ActionDialog>
  )
}

interface DeprecateDialogProps {
  readonly term: TermDetails
  readonly onClose: () => void
}

/** Deprecates a term, or reinstates it; records that have it keep it. */
export function DeprecateDialog({ term, onClose }: DeprecateDialogProps) {
  const { t } = useTranslation()
  const way = term.deprecated ? 'restore' : 'deprecate'
  const action = useTermAction(
    term,
    () =>
      call(
        deprecateTerm,
        { params: { id: term.id }, body: { deprecated: !term.deprecated } },
        { notify: { success: { message: `vocabularyEditor.${way}.done` } } },
      ),
    onClose,
  )
  return (
    <ActionDialog
      title={t(`vocabularyEditor.${way}.title`, { term: shownName(term) })}
      submit={t(`vocabularyEditor.${way}.submit`)}
      action={action}
      onClose={onClose}
    >
      <p>{t(`vocabularyEditor.${way}.text`)}</p>
      <TermUse term={term} />
    </ActionDialog>
  )
}

interface MergeDialogProps {
  readonly term: TermDetails
  readonly onClose: () => void
  readonly onTerm: (id: string) => void
}

/** Replaces a term with another one, here and, in a background operation, in every record, after a preview of the records. */
export function MergeDialog({ term, onClose, onTerm }: MergeDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const code = term.code as VocabularyCode
  const browser = useTermBrowser({ code, language: useLanguage() }, { alwaysClickable: true })
  const [into, setInto] = useState<Term>()
  const isInside = into && (into.id === term.id || into.path.some(({ id }) => id === term.id))
  const action = useTermAction(
    term,
    async () => {
      if (!into) return
      await call(
        mergeTerms,
        { params: { code, id: term.id }, body: { intoId: into.id } },
        { notify: { success: { message: 'vocabularyEditor.merge.started' } } },
      )
      await client.invalidateQueries({ queryKey: [listOperations.name] })
    },
    () => {
      onClose()
      if (into) onTerm(into.id)
    },
  )
  return (
    <ActionDialog
      title={t('vocabularyEditor.merge.title', { term: shownName(term) })}
      submit={t('vocabularyEditor.merge.submit')}
      size={680}
      disabled={!into || Boolean(isInside)}
      action={action}
      onClose={onClose}
    >
      <p>{t('vocabularyEditor.merge.text')}</p>
      <TermChooser
        label={t('vocabularyEditor.merge.targets')}
        code={code}
        browser={browser}
        chosenId={into?.id}
        onChosen={id => setInto(id === undefined ? undefined : browser.termOf(id))}
      />
      <p role="status">
        {isInside
          ? t('vocabularies.errors.cycle')
          : into
            ? t('vocabularyEditor.merge.summary', { from: shownName(term), into: shownName(into) })
            : t('vocabularyEditor.merge.choose')}
      </p>
      <TermUse term={term} />
    </ActionDialog>
  )
}

interface MoveDialogProps {
  readonly term: TermDetails
  readonly onClose: () => void
  readonly onMove: (place: Place) => void
}

/** Chooses the new parent of a term, which moves with all terms below it. */
export function MoveDialog({ term, onClose, onMove }: MoveDialogProps) {
  const { t } = useTranslation()
  const [parent, setParent] = useState<Term>()
  const isInside = parent && (parent.id === term.id || parent.path.some(({ id }) => id === term.id))
  const isSame = (parent?.id ?? null) === term.parentId
  return (
    <Dialog
      title={t('vocabularyEditor.move.title', { term: shownName(term) })}
      closeLabel={t('common.close')}
      size={680}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('vocabularyPicker.cancel')}</Button>
          <Button
            look="primary"
            disabled={isInside || isSame}
            onClick={() => {
              onMove({ parentId: parent?.id ?? null })
              onClose()
            }}
          >
            {t('vocabularyEditor.move.submit')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{t('vocabularyEditor.move.text')}</p>
        <ParentPicker
          browsed={{ code: term.code as VocabularyCode, language: useLanguage() }}
          parent={parent}
          onParent={setParent}
          problem={isInside ? t('vocabularies.errors.cycle') : undefined}
        />
      </div>
    </Dialog>
  )
}
