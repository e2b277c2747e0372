import type { SocialWay } from '@contract/calls/social'
import type { Context } from '../../context'
import { AlipayLogin } from '../alipay'
import type { SocialApp, SocialApps } from '../provider'
import { WechatLogin } from '../wechat'
import { sandboxCode } from './code'

const app = { appId: 'wx0000000000sandbox', appSecret: 'sandbox' }

/** The apps of the sandbox at WeChat. */
export const sandboxWechat = { mini: app, web: { ...app, appId: 'wx00000000sandboxweb' } }

/**
 * A mini-program's code comes from the real app, which the sandbox cannot query: each device counts as a separate
 * person.
 */
function played(context: Context, real: SocialApp): SocialApp {
  const codeOf = (way: SocialWay, code: string, device: string) =>
    way === 'mini' ? sandboxCode(context, real.name, `device-${device}`) : code
  return {
    name: real.name,
    ways: real.ways,
    pageAddress: async (redirectUri, state, language) => {
      const [address = ''] = (await real.pageAddress(redirectUri, state, language)).split('#')
      return `${address}&language=${language}`
    },
    subjectOf: (way, code, device) => real.subjectOf(way, codeOf(way, code, device), device),
  }
}

/** The adapters of a deployment, with this server in the place of the social apps. */
export function sandboxApps(context: Context, own: () => string): SocialApps {
  const keys = async () => (await context.sandboxKeys.get()).alipay.merchant
  const alipay = { app: keys, gateway: () => `${own()}/sandbox/alipay/gateway.do`, page: '/sandbox/alipay' }
  const wechat = { apps: sandboxWechat, api: () => `${own()}/sandbox/wechat`, page: '/sandbox/wechat' }
  return { wechat: played(context, new WechatLogin(wechat)), alipay: played(context, new AlipayLogin(alipay)) }
}
