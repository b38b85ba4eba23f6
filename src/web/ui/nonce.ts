/**
 * The nonce under which the server lets style elements in (content-security policy). Browsers hide the attribute, not the property.
 */
export const styleNonce = (): string => {
  const meta = document.querySelector('meta[property="csp-nonce"]')
  return meta instanceof HTMLElement ? meta.nonce || meta.getAttribute('nonce') || '' : ''
}

declare global {
  // Where the component library looks for the nonce of its style elements.
  var __webpack_nonce__: string | undefined
}

/** Provides the nonce to libraries that create style elements themselves; call once, before anything renders. */
export function announceStyleNonce(): void {
  globalThis.__webpack_nonce__ = styleNonce()
}
