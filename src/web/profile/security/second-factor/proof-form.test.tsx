import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { preparePages, renderPage } from '../../../testing/render-page.tsx'
import { LeaveDialog } from '../../own-data/OwnDataSection.tsx'
import { ProofForm } from './ProofForm.tsx'

preparePages()

test('A code without the password says which field is missing, and goes there [F-T12]', async () => {
  const sent: unknown[] = []
  await renderPage(
    <ProofForm
      text=""
      submitLabel="Confirm"
      onCancel={() => undefined}
      onSubmit={async proof => {
        sent.push(proof)
      }}
    />,
  )
  await userEvent.type(screen.getByRole('textbox'), '123456{Enter}')
  expect(screen.getByText('This field is required')).toBeTruthy()
  const password = screen.getByLabelText('Password')
  expect(document.activeElement).toBe(password)
  await userEvent.type(password, 'Herbarium2026{Enter}')
  expect(screen.queryByText('This field is required')).toBeNull()
  expect(sent).toEqual([{ password: 'Herbarium2026', code: '123456' }])
})

test('Deleting an account without the e-mail says so at its field [F-T12]', async () => {
  await renderPage(<LeaveDialog email="ewa@demo.museum" withCode={false} onClose={() => undefined} />)
  await userEvent.type(screen.getByLabelText('Password'), 'Herbarium2026{Enter}')
  expect(screen.getByText('This field is required')).toBeTruthy()
  const email = screen.getByLabelText('Your e-mail, to confirm')
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(email)
})
