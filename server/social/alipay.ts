import type { AlipaySdk } from 'alipay-sdk'
import type { SocialWay } from '@contract/calls/social'
import { type SocialApp, SocialRefused } from './provider'
import type { AlipayApp } from './settings'

/** Alipay's error code for an invented, used or expired code. */
const refusal = 'isv.code-invalid'

/** The SDK checks the signature of good answers alone, so that a refusal comes as an error with the answer. */
function refused(error: Error & { responseDataRaw?: unknown }): never {
  if (String(error.responseDataRaw).includes(refusal)) throw new SocialRefused('Alipay does not take the code')
  throw error
}

export interface AlipayOptions {
  readonly app: () => Promise<AlipayApp>
  readonly gateway: () => string
  readonly page: string
}

/** Alipay by its official SDK: one app for the mini-program and for pages. */
export class AlipayLogin implements SocialApp {
  readonly name = 'alipay'
  readonly ways = ['mini', 'web'] as const
  private sdk: Promise<AlipaySdk> | undefined

  constructor(private readonly options: AlipayOptions) {}

  async pageAddress(redirectUri: string, state: string): Promise<string> {
    const { appId } = await this.options.app()
    const query = new URLSearchParams({ app_id: appId, scope: 'auth_base', redirect_uri: redirectUri, state })
    return `${this.options.page}/oauth2/publicAppAuthorize.htm?${query.toString()}`
  }

  async subjectOf(_way: SocialWay, code: string): Promise<string> {
    const sdk = await this.client()
    const ask = { grantType: 'authorization_code', code }
    const { openId, userId, subCode } = await sdk
      .exec('alipay.system.oauth.token', ask, { validateSign: true })
      .catch(refused)
    if (subCode === refusal) throw new SocialRefused('Alipay does not take the code')
    const subject: unknown = openId ?? userId
    if (typeof subject !== 'string') throw new Error('Alipay does not know who logs in')
    return subject
  }

  /** Loaded on first use, because it brings an HTTP client along. */
  private client(): Promise<AlipaySdk> {
    const sdk = this.sdk ?? this.make()
    this.sdk = sdk
    // A failed construction is repeated on the next call.
    sdk.catch(() => (this.sdk = undefined))
    return sdk
  }

  private async make(): Promise<AlipaySdk> {
    const [{ AlipaySdk: Sdk }, { appId, privateKey, alipayPublicKey }] = await Promise.all([
      import('alipay-sdk'),
      this.options.app(),
    ])
    const gateway = this.options.gateway()
    return new Sdk({ appId, privateKey, alipayPublicKey, gateway, keyType: 'PKCS8', camelcase: true })
  }
}
