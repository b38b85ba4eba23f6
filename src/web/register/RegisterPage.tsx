import { useState } from 'react'
import { AuthFrame } from '../login/AuthFrame.tsx'
import { CheckMail } from './CheckMail.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'

/** A museum registers itself (acceptance row P-R05): the form, and then the way to the mail. */
export function RegisterPage() {
  const [sent, setSent] = useState<{ readonly email: string; readonly again: () => Promise<void> }>()
  return (
    <AuthFrame wide={!sent}>
      {sent ? (
        <CheckMail {...sent} />
      ) : (
        <RegistrationForm onSent={(email, again) => setSent({ email, again })} />
      )}
    </AuthFrame>
  )
}
