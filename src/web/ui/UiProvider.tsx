import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** Components of the library inside speak the language of the page. Pages that need none of them (sign-in) do without, and load faster. */
export const UiProvider = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider locale={document.documentElement.lang || 'en'}>{children}</I18nProvider>
)
