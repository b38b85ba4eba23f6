import './ui/styles.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { ErrorBoundary } from './app/ErrorBoundary.tsx'
import { watchForNewVersion } from './app/new-version.ts'
import { Unreachable } from './app/Unreachable.tsx'
import { session, tendSession } from './platform/client.ts'
import { hasTexts, startTexts } from './platform/i18n/i18n.ts'
import { watchTheme } from './ui/color-scheme.ts'
import { LoadingOverlay } from './ui/LoadingOverlay.tsx'
import { announceStyleNonce } from './ui/nonce.ts'

announceStyleNonce()
watchTheme()
watchForNewVersion()
tendSession()

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element #root')
const root = createRoot(container)
root.render(<LoadingOverlay />)

void session.start()
startTexts().finally(() =>
  root.render(<ErrorBoundary>{hasTexts() ? <App /> : <Unreachable />}</ErrorBoundary>),
)
