import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { FormOfType } from '#model/api/form-rules.ts'
import { noFormRules } from '#model/engine/form-rules.ts'
import { notices } from '../../platform/notices/notices.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { FormsEditor } from './FormsEditor.tsx'

const context = preparePages()

const form: FormOfType = { type: 'object', version: 3, rules: noFormRules }

async function show(forms: readonly FormOfType[] = [form]) {
  notices.clear()
  signInAs(aUser([], { role: 'TENANT_ADMIN' }))
  await renderPage(<FormsEditor forms={forms} />)
  await userEvent.click(screen.getByRole('button', { name: /^Dating/ }))
}

test('From a field an own list is made in one go, and every field of terms leads to its list [F-W12] [F-W18]', async () => {
  const list = { below: { id: '77', name: 'Our periods' }, exit: 'closed' as const }
  const made = { ...form, version: 4, rules: { all: { sections: {}, fields: {}, terms: { period: list } } } }
  context.network.on('POST /api/v1/form-rules/object/lists', { json: made })
  await show()
  const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(linkOf('Edit list: Period')).toBe('/app/vocabularies/DTZG')
  await userEvent.click(screen.getByRole('button', { name: 'New list…: Period' }))
  await userEvent.type(screen.getByRole('textbox', { name: /Name of the list/ }), 'Our periods')
  await userEvent.type(screen.getByRole('textbox', { name: /^Terms/ }), 'early{Enter}late')
  await userEvent.click(screen.getByRole('button', { name: 'Create list' }))
  await waitFor(() => expect(notices.get().map(({ text }) => text)).toEqual(['settings.forms.lists.made']))
  expect(JSON.parse(context.network.to('POST')[0]?.body ?? '')).toEqual({
    version: 3,
    kind: 'all',
    path: 'period',
    name: 'Our periods',
    terms: ['early', 'late'],
    exit: 'closed',
  })
})

test('A flat list is said to be the museum’s own, a closed one to be fixed [F-W12]', async () => {
  await show()
  expect(screen.getAllByText(/this list is your museum’s own/).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/this list is fixed/).length).toBeGreaterThan(0)
})
