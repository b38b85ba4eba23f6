import OAuth2Server from '@node-oauth/oauth2-server'

/** What the token server's model must be able to do for this grant; its result is handed to `saveToken`. */
export interface HandoverModel {
  getHandover(token: string, cookies: string | undefined): Promise<OAuth2Server.User>
  saveToken(
    token: Pick<OAuth2Server.Token, 'scope'>,
    client: OAuth2Server.Client,
    user: OAuth2Server.User,
  ): Promise<OAuth2Server.Token>
}

/** The exchange of a handover for tokens, as an extension of the token server (RFC 6749, section 4.5). */
export class HandoverGrant extends OAuth2Server.AbstractGrantType {
  readonly #model: HandoverModel

  constructor(options: OAuth2Server.TokenOptions & { readonly model?: HandoverModel }) {
    super(options)
    if (!options.model) throw new Error('the token server has no model')
    this.#model = options.model
  }

  async handle(request: OAuth2Server.Request, client: OAuth2Server.Client): Promise<OAuth2Server.Token> {
    const { token } = request.body as { token?: unknown }
    if (typeof token !== 'string' || token === '')
      throw new OAuth2Server.InvalidRequestError('Missing parameter: `token`')
    const user = await this.#model.getHandover(token, request.headers?.cookie)
    const scope = await this.validateScope(user, client, this.getScope(request))
    return this.#model.saveToken({ ...(scope && { scope }) }, client, user)
  }
}
