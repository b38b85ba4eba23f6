import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readMuseum } from '#model/api/tenant.ts'
import { aMuseum, aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { call, session } from '../client.ts'
import { endpointQuery } from './endpoint-query.ts'
import { queryClient } from './query-client.ts'

const context = preparePages()

function Name({ place }: { readonly place: string }) {
  const { data } = useQuery(endpointQuery(readMuseum, { params: { id: '3' } }))
  return <p>{`${place}: ${data?.organisationMainBody ?? '…'}`}</p>
}

test('Two components that ask the same share one call, and a call from elsewhere does not take it from them [P-E01]', async () => {
  signInAs(aUser())
  context.network.on('GET /api/v1/tenant/3', async () => {
    await new Promise(resolve => setTimeout(resolve, 20))
    return { json: aMuseum('PAID') }
  })
  await renderPage(
    <>
      <Name place="left" />
      <Name place="right" />
    </>,
  )
  await call(readMuseum, { params: { id: '3' } })
  await waitFor(() => expect(screen.getByText('left: Museo della Valle')).toBeTruthy())
  expect(screen.getByText('right: Museo della Valle')).toBeTruthy()
  expect(context.network.sent).toHaveLength(2)
})

test('Signing out forgets what was loaded [P-A17]', async () => {
  signInAs(aUser())
  queryClient.setQueryData(['x'], 1)
  await session.signOut()
  expect(queryClient.getQueryData(['x'])).toBeUndefined()
})
