import { playsSocialApps } from '../config-rules'
import type { Context } from '../context'
import { readKeys } from '../payments/settings'
import { AlipayLogin } from './alipay'
import type { SocialApps } from './provider'
import { sandboxApps } from './sandbox/apps'
import { SocialSettings } from './settings'
import { WechatLogin } from './wechat'

function realApps(file: string): SocialApps {
  const { wechat, alipay } = readKeys('SOCIAL_LOGIN_FILE', file, SocialSettings)
  return {
    ...(wechat && {
      wechat: new WechatLogin({
        apps: wechat,
        api: () => 'https://api.weixin.qq.com',
        page: 'https://open.weixin.qq.com',
      }),
    }),
    ...(alipay && {
      alipay: new AlipayLogin({
        app: () => Promise.resolve(alipay),
        gateway: () => 'https://openapi.alipay.com/gateway.do',
        page: 'https://openauth.alipay.com',
      }),
    }),
  }
}

/**
 * Apps of the settings' file, else the simulated ones, else none.
 * @throws ConfigError for a file that cannot be used.
 */
export function buildSocialApps(context: Context): SocialApps {
  if (context.config.socialLoginFile) return realApps(context.config.socialLoginFile)
  return playsSocialApps(context.config) ? sandboxApps(context, () => context.address()) : {}
}
