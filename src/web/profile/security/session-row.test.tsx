import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { preparePages, renderPage } from '../../testing/render-page.tsx'
import { SessionRow, type SessionRowProps } from './SessionList.tsx'

preparePages()

const show = (change: Partial<SessionRowProps['session']>) =>
  renderPage(
    <SessionRow
      busy={false}
      onEnd={() => undefined}
      session={{
        id: '1',
        client: 'Firefox',
        createdAt: '2026-11-26T06:40:00.000Z',
        lastSeenAt: '2026-11-26T06:48:00.000Z',
        endsAt: '2026-12-26T06:40:00.000Z',
        begunBy: 'password',
        stays: false,
        current: false,
        by: null,
        ...change,
      }}
    />,
  )

test('A session that does not stay signed in says when it ends by itself, not only its last day [F-T22]', async () => {
  await show({})
  const words = screen.getByRole('listitem').textContent
  expect(words).toContain('ends an hour after its last window is closed, no later than 26 Dec 2026')
  expect(words).toContain('Last seen 26 Nov 2026')
})

test('One’s own session is in use now, and stays until its day where that was chosen [F-T22]', async () => {
  await show({ current: true, stays: true })
  const words = screen.getByRole('listitem').textContent
  expect(words).toContain('In use now')
  expect(words).not.toContain('Last seen')
  expect(words).toContain('stays signed in until 26 Dec 2026')
})
