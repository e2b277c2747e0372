import type { SocialWay } from '@contract/calls/social'
import type { Language } from '@contract/settings'
import { type SocialApp, SocialRefused } from './provider'
import type { WechatApps } from './settings'

const timeoutMs = 10_000

/** Endpoint and code parameter of each way. */
const exchanges = {
  mini: { path: '/sns/jscode2session', code: 'js_code' },
  web: { path: '/sns/oauth2/access_token', code: 'code' },
} as const

/** WeChat's error codes for an invented, used or expired code. */
const refusals = [40029, 40163, 41008, 42003]

interface Answer {
  openid?: string
  unionid?: string
  errcode?: number
}

/** A code of one of the deployment's apps. */
interface CodeOf {
  /** The base address of WeChat's API. */
  readonly api: string
  readonly app: { readonly appId: string; readonly appSecret: string }
  readonly way: SocialWay
  readonly code: string
}

/** WeChat's ids of a code's owner: in this app, and over all linked apps of the deployment. @throws SocialRefused */
export async function wechatIdsOf({ api, app, way, code }: CodeOf): Promise<{ openid: string; unionid?: string }> {
  const exchange = exchanges[way]
  const url = new URL(api + exchange.path)
  const query = {
    ...{ appid: app.appId, secret: app.appSecret },
    ...{ [exchange.code]: code, grant_type: 'authorization_code' },
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  const { openid, unionid, errcode } = (await response.json()) as Answer
  if (errcode !== undefined && refusals.includes(errcode)) throw new SocialRefused(`WeChat answered ${errcode}`)
  if (!openid) throw new Error(`WeChat does not know who has a code (${errcode ?? response.status})`)
  return { openid, ...(unionid && { unionid }) }
}

export interface WechatOptions {
  readonly apps: WechatApps
  readonly api: () => string
  readonly page: string
}

/** WeChat: code exchange of its mini-program, and the QR code page of a website app. */
export class WechatLogin implements SocialApp {
  readonly name = 'wechat'

  constructor(private readonly options: WechatOptions) {}

  get ways(): SocialWay[] {
    return (['mini', 'web'] as const).filter((way) => this.options.apps[way])
  }

  pageAddress(redirectUri: string, state: string, language: Language): string {
    const query = new URLSearchParams({
      appid: this.appOf('web').appId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'snsapi_login',
      state,
      lang: language === 'zh' ? 'cn' : 'en',
    })
    return `${this.options.page}/connect/qrconnect?${query.toString()}#wechat_redirect`
  }

  /** The id that is common to all apps of the deployment, or that of this app where they are not joined. */
  async subjectOf(way: SocialWay, code: string): Promise<string> {
    const app = this.appOf(way)
    const { openid, unionid } = await wechatIdsOf({ api: this.options.api(), app, way, code })
    return unionid ?? `${app.appId}.${openid}`
  }

  private appOf(way: SocialWay) {
    const app = this.options.apps[way]
    if (!app) throw new Error(`WeChat has no app for ${way}`)
    return app
  }
}
