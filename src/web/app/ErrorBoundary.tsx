import { Component, type ReactNode } from 'react'
import { ErrorPage } from './ErrorPage.tsx'

/** Catches what the router's own boundaries do not: failures of the parts around the pages. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children
  }
}
