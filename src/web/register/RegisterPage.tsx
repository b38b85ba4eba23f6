import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { AuthFrame } from '../login/AuthFrame.tsx'
import { queryClient } from '../platform/query/query-client.ts'
import { CheckMail } from './CheckMail.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'

function Registration() {
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

/** A museum registers itself (acceptance row P-R05): the form, and then the way to the mail. It stands outside the shell. */
export const RegisterPage = () => (
  <QueryClientProvider client={queryClient}>
    <Registration />
  </QueryClientProvider>
)
