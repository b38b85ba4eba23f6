import { Check, Copy } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sharePassword } from '#model/api/sharing.ts'
import { useTimes } from '../../platform/times.ts'
import { usePasswordTexts } from '../../platform/use-password-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import styles from './Sharing.module.css'

/** The terms every new link has. */
export interface LinkTerms {
  readonly days: number
  readonly password?: string
}

interface Made {
  readonly url: string
  readonly expiresAt: string
}

export interface ShareDialogProps {
  readonly title: string
  readonly text?: string
  readonly words: {
    /** The label of the days, the button that makes a link, and the label of its address. */
    readonly span: string
    readonly make: string
    readonly link: string
  }
  /** Days to choose from, and those chosen at first. */
  readonly spans: readonly number[]
  readonly span: number
  /** Terms that links of this kind have beside. */
  readonly terms?: ReactNode
  readonly busy: boolean
  readonly onMake: (terms: LinkTerms) => void
  readonly made: Made | undefined
  /** Shown below the address of a new link. */
  readonly note?: ReactNode
  readonly onAnother: () => void
  /** The active links, and the actions on all of them. */
  readonly children?: ReactNode
  readonly actions?: ReactNode
  readonly onClose: () => void
}

/** Makes links for people outside the museum, shows the address of a new one the only time it can be seen, and lists those that work. */
export function ShareDialog({ title, text, made, children, actions, onClose, ...form }: ShareDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog size={600} title={title} closeLabel={t('common.close')} onClose={onClose} actions={actions}>
      {text && <p>{text}</p>}
      {made ? (
        <MadeLink label={form.words.link} made={made} note={form.note} onAnother={form.onAnother} />
      ) : (
        <LinkForm {...form} />
      )}
      {children}
    </Dialog>
  )
}

type LinkFormProps = Pick<ShareDialogProps, 'words' | 'spans' | 'span' | 'terms' | 'busy' | 'onMake'>

function LinkForm({ words, spans, span, terms, busy, onMake }: LinkFormProps) {
  const { t } = useTranslation()
  const passwordTexts = usePasswordTexts()
  const [days, setDays] = useState(span)
  const [password, setPassword] = useState('')
  const isShort = password !== '' && password.length < sharePassword.least
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        if (!isShort) onMake({ days, ...(password !== '' && { password }) })
      }}
      noValidate
    >
      {terms}
      <FormRow label={words.span}>
        <Select
          data-autofocus={terms === undefined || undefined}
          options={spans.map(count => ({ value: String(count), label: t('sharing.days', { count }) }))}
          value={String(days)}
          onChange={({ target }) => setDays(Number(target.value))}
        />
      </FormRow>
      <PasswordField
        label={t('sharing.password')}
        hint={t('sharing.passwordHint')}
        problem={isShort ? t('sharing.passwordShort', { count: sharePassword.least }) : undefined}
        autoComplete="new-password"
        maxLength={sharePassword.most}
        texts={passwordTexts}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" look="primary" busy={busy}>
        {words.make}
      </Button>
    </form>
  )
}

interface MadeLinkProps {
  readonly label: string
  readonly made: Made
  readonly note: ReactNode
  readonly onAnother: () => void
}

/** A link that was just made: the only time it is seen. */
function MadeLink({ label, made: { url, expiresAt }, note, onAnother }: MadeLinkProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const [copied, setCopied] = useState(false)
  const link = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // No clipboard without HTTPS: the link is there to be copied by hand.
      link.current?.select()
    }
  }
  return (
    <div className={styles.form}>
      <FormRow broad label={label} hint={t('sharing.told', { time: times.full(expiresAt) })}>
        <TextInput ref={link} readOnly value={url} onFocus={({ target }) => target.select()} />
      </FormRow>
      {note}
      <div className={styles.buttons}>
        <Button onClick={onAnother}>{t('sharing.another')}</Button>
        <Button look="primary" onClick={() => void copy()}>
          {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
          {t(copied ? 'sharing.copied' : 'sharing.copy')}
        </Button>
      </div>
    </div>
  )
}
