import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { becomeProcedure, procedureLinks } from '#model/api/procedures/links.ts'
import { listProcedures } from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { titleLength } from '#model/procedures/define-procedure.ts'
import { areaOf } from '../../cards/linked-cards.ts'
import { call } from '../../platform/client.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { notices } from '../../platform/notices/notices.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { DescribedNote } from '../objects/described/DescribedNote.tsx'
import styles from './Next.module.css'
import { ObjectsToTake } from './ObjectsToTake.tsx'
import { useTextsOf } from './use-texts-of.ts'
import type { Way } from './use-ways.ts'

/** A procedure that was begun in this way before. */
interface Earlier {
  readonly id: string
  readonly number: string
  readonly title: string
}

/** Returns the one that the server reports as begun already. */
const earlierIn = (failure: unknown): Earlier | undefined =>
  failure instanceof CallError && failure.status === 409
    ? (failure.data as { readonly data?: Earlier }).data
    : undefined

/** Those begun in this way before: those linked, and any that the server has reported since. */
function useEarlier({ id }: Procedure, { kind, declaration }: Way) {
  const { data } = useQuery(endpointQuery(procedureLinks, { params: { id } }))
  const [reported, report] = useState<readonly Earlier[]>([])
  const linked = (data?.result ?? []).filter(
    link => link.isBegunForThis && link.kind === kind && link.type === declaration.name,
  )
  const known = new Set(linked.map(each => each.id))
  return {
    earlier: [...linked, ...reported.filter(each => !known.has(each.id))] as readonly Earlier[],
    report: (one: Earlier) => report(now => [...now, one]),
  }
}

export interface ContinueDialogProps {
  readonly procedure: Procedure
  readonly way: Way
  readonly onClose: () => void
}

/** Begins the procedure that follows: its title, and the objects that are taken along; leads to it. */
export function ContinueDialog({ procedure, way, onClose }: ContinueDialogProps) {
  const { t } = useTranslation()
  const say = useTextsOf(procedure)
  const declaration = procedureNamed(procedure.type)
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useId()
  const { earlier, report } = useEarlier(procedure, way)
  const [title, setTitle] = useState(procedure.title)
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const [wrong, setWrong] = useState<'title' | 'objects'>()
  const [busy, setBusy] = useState(false)
  // A second press can come before the button shows that it is busy.
  const sending = useRef(false)
  const begin = async () => {
    if (sending.current) return
    if (title.trim() === '') return setWrong('title')
    if (chosen?.size === 0) return setWrong('objects')
    sending.current = true
    setBusy(true)
    try {
      const begun = await call(becomeProcedure, {
        params: { id: procedure.id },
        body: {
          type: way.declaration.name,
          ...(way.as !== undefined && { as: way.as }),
          title: title.trim(),
          ...(chosen && { objectIds: [...chosen] }),
          besides: earlier.map(({ id }) => id),
        },
      })
      void client.invalidateQueries({ queryKey: [listProcedures.name] })
      void client.invalidateQueries({ queryKey: [procedureLinks.name] })
      void client.invalidateQueries({ queryKey: [areaOf(procedure.type)?.endpoints.revisions.name] })
      onClose()
      void navigate({ to: procedurePath(begun.id) })
    } catch (failure) {
      const one = earlierIn(failure)
      if (one) report(one)
      else notices.add('error', wordsForFailure(failure))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return (
    <Dialog
      size={620}
      title={t('procedures.continue.named', { name: way.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('procedures.cancel')}</Button>
          <Button look="primary" type="submit" form={form} busy={busy}>
            {t(earlier.length > 0 ? 'procedures.continue.again' : 'procedures.begin.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <form
          id={form}
          noValidate
          className={styles.form}
          onSubmit={event => {
            event.preventDefault()
            void begin()
          }}
        >
          <p>{t(`${way.declaration.type}.words.purpose` as TextKey)}</p>
          {earlier.length > 0 && (
            <Banner kind="warning" inset>
              {t('procedures.continue.there')}
              <ul>
                {earlier.map(({ id, number, title: name }) => (
                  <li key={id}>
                    <Link to={procedurePath(id)} onClick={onClose}>
                      {number} · {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </Banner>
          )}
          <TextField
            data-autofocus
            label={t('procedures.begin.name')}
            maxLength={titleLength}
            required
            value={title}
            problem={wrong === 'title' ? t('validation.required') : undefined}
            onChange={({ target }) => {
              setTitle(target.value)
              setWrong(undefined)
            }}
          />
          <ObjectsToTake
            procedure={procedure}
            way={way}
            chosen={chosen}
            problem={wrong === 'objects' ? say('procedures.continue.noneChosen') : undefined}
            onChange={now => {
              setChosen(now)
              setWrong(undefined)
            }}
          />
        </form>
        {declaration && <DescribedNote procedure={procedure} declaration={declaration} where="taken" />}
      </div>
    </Dialog>
  )
}
