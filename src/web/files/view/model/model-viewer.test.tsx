import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser } from '../../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../../testing/render-page.tsx'
import { ModelViewer } from './ModelViewer.tsx'

const context = preparePages()

const file = {
  id: '7',
  damType: 'MODEL_3D',
  title: 'Amphora',
  alt: 'Amphora',
  name: 'amphora.glb',
  extension: 'GLB',
  pictured: false,
  mayDownload: true,
  mayEdit: true,
  bytes: 1000,
  duration: 0,
  pages: 0,
  text: '',
} as const

test('A browser without WebGL says so, offers the file, and gives the model no blank picture [F-W22]', async () => {
  signInAs(aUser(['damRead']))
  await renderPage(<ModelViewer file={file} />)
  expect(await screen.findByText(/This browser cannot show models in three dimensions/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Download/ })).toBeTruthy()
  expect(document.querySelector('model-viewer')).toBeNull()
  expect(context.network.sent).toEqual([])
})
