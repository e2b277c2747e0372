import type { Trade } from './provider'
import type { WechatSettings } from './settings'

/** Asks WeChat for the id, within this mini-program, of the person behind a login code. */
export const wechatOpenId =
  ({ appId, appSecret }: WechatSettings) =>
  async ({ loginCode = '' }: Trade): Promise<string> => {
    const url = new URL('https://api.weixin.qq.com/sns/jscode2session')
    const query = { appid: appId, secret: appSecret, js_code: loginCode, grant_type: 'authorization_code' }
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    const { openid, errcode } = (await response.json()) as { openid?: string; errcode?: number }
    if (!openid) throw new Error(`WeChat does not know who pays (${errcode ?? response.status})`)
    return openid
  }
