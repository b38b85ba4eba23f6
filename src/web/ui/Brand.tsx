/** The mark of the product: a gabled house with a lit doorway. */
export function Brand({ size = 28 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <path fill="currentColor" d="M16 3 4 12.2V29h6V16.2L16 11l6 5.2V29h6V12.2z" />
      <path fill="var(--accent)" d="M12.8 18h6.4v11h-6.4z" />
    </svg>
  )
}
