/** Stores the token for calls under `/advsearch/`, as the sign-in does. */
export function keepSearchToken(): void {
  const jwt = { access_token: 'jwt', expires_at: Date.now() + 3_600_000 }
  // biome-ignore lint/suspicious/noDocumentCookie: the product keeps its tokens there
  document.cookie = `jwt_token=${encodeURIComponent(JSON.stringify(jwt))}; path=/`
}
