import OAuth2Server from '@node-oauth/oauth2-server'

/** Methods the token server's model needs for extension grants; the user is handed to `saveToken`. */
export interface ExtensionModel {
  getHandover(token: string): Promise<OAuth2Server.User>
  getPasskey(response: string): Promise<OAuth2Server.User>
  saveToken(
    token: Pick<OAuth2Server.Token, 'scope'>,
    client: OAuth2Server.Client,
    user: OAuth2Server.User,
  ): Promise<OAuth2Server.Token>
}

/** An extension of the token server (RFC 6749, section 4.5) that exchanges what one field of the request holds. */
abstract class ExtensionGrant extends OAuth2Server.AbstractGrantType {
  readonly #model: ExtensionModel
  protected abstract readonly field: string
  protected abstract userOf(model: ExtensionModel, value: string): Promise<OAuth2Server.User>

  constructor(options: OAuth2Server.TokenOptions & { readonly model?: ExtensionModel }) {
    super(options)
    if (!options.model) throw new Error('the token server has no model')
    this.#model = options.model
  }

  async handle(request: OAuth2Server.Request, client: OAuth2Server.Client): Promise<OAuth2Server.Token> {
    const value: unknown = request.body[this.field]
    if (typeof value !== 'string' || value === '')
      throw new OAuth2Server.InvalidRequestError(`Missing parameter: \`${this.field}\``)
    const user = await this.userOf(this.#model, value)
    const scope = await this.validateScope(user, client, this.getScope(request))
    return this.#model.saveToken({ ...(scope && { scope }) }, client, user)
  }
}

/** Exchanges a handover for tokens. */
export class HandoverGrant extends ExtensionGrant {
  protected readonly field = 'token'
  protected userOf(model: ExtensionModel, token: string) {
    return model.getHandover(token)
  }
}

/** Exchanges the signature of a passkey for tokens. */
export class PasskeyGrant extends ExtensionGrant {
  protected readonly field = 'passkey'
  protected userOf(model: ExtensionModel, response: string) {
    return model.getPasskey(response)
  }
}
