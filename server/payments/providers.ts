import { Alipay } from './alipay'
import { ConfigError } from '../config'
import { playsProviders } from '../config-rules'
import type { Context } from '../context'
import type { ProviderName } from '../database/schema'
import type { PaymentProvider, Trade } from './provider'
import { notifyPath } from './addresses'
import { AlipaySettings, readKeys, WechatSettings } from './settings'
import { WechatPay } from './wechat'

const wechatPayApi = 'https://api.mch.weixin.qq.com'
const wechatApi = 'https://api.weixin.qq.com'
const alipayGateway = 'https://openapi.alipay.com/gateway.do'

/** The providers of a deployment: the configured ones, and the sandbox in place of the others. */
export interface Providers {
  has(name: ProviderName): boolean
  isSandbox(name: ProviderName): boolean
  /** @throws Error for a provider that `has` answers false for. */
  get(name: ProviderName): Promise<PaymentProvider>
}

type ProviderFactory = () => Promise<PaymentProvider>

function publicNotify({ publicUrl }: Context['config'], name: ProviderName): string {
  if (!publicUrl) throw new ConfigError('PUBLIC_URL must be set for payment providers to reach the server.')
  return publicUrl.replace(/\/$/, '') + notifyPath(name)
}

function realWechat({ config, clock }: Context): ProviderFactory | undefined {
  if (!config.wechatPayFile) return undefined
  const keys = readKeys('WECHAT_PAY_FILE', config.wechatPayFile, WechatSettings)
  const notifyUrl = publicNotify(config, 'wechat')
  const openId = wechatOpenId(keys)
  const options = {
    keys,
    sandbox: false,
    clock,
    base: () => wechatPayApi,
    api: () => wechatApi,
    notifyUrl: () => notifyUrl,
    openId,
  }
  return () => Promise.resolve(new WechatPay(options))
}

function realAlipay({ config, clock }: Context): ProviderFactory | undefined {
  if (!config.alipayFile) return undefined
  const keys = readKeys('ALIPAY_FILE', config.alipayFile, AlipaySettings)
  const notifyUrl = publicNotify(config, 'alipay')
  const gateway = () => alipayGateway
  const options = { keys, sandbox: false, clock, gateway, notifyUrl: () => notifyUrl }
  return () => Promise.resolve(new Alipay({ ...options, buyer: alipayBuyer }))
}

/** Asks WeChat for the payer's id within this mini-program (openid) by a login code. */
const wechatOpenId =
  ({ appId, appSecret }: WechatSettings) =>
  async ({ loginCode = '' }: Trade): Promise<string> => {
    const url = new URL(`${wechatApi}/sns/jscode2session`)
    const query = { appid: appId, secret: appSecret, js_code: loginCode, grant_type: 'authorization_code' }
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    const { openid, errcode } = (await response.json()) as { openid?: string; errcode?: number }
    if (!openid) throw new Error(`WeChat does not know who pays (${errcode ?? response.status})`)
    return openid
  }

const alipayBuyer: ConstructorParameters<typeof Alipay>[0]['buyer'] = async ({ loginCode }, sdk) => {
  const answer = await sdk.exec('alipay.system.oauth.token', { grantType: 'authorization_code', code: loginCode })
  if (typeof answer.openId !== 'string') throw new Error('Alipay does not know who pays')
  return answer.openId
}

const sandboxPayer = ({ payerId }: { payerId: string }) => Promise.resolve(`sandbox-${payerId}`)

function sandbox(context: Context): Record<ProviderName, ProviderFactory> {
  const { clock } = context
  const at = (path: string) => () => context.address() + path
  return {
    wechat: async () => {
      const { wechat: keys } = await context.sandboxKeys.get()
      const address = { base: at('/sandbox/wechat'), api: at('/sandbox/wechat'), notifyUrl: at(notifyPath('wechat')) }
      return new WechatPay({ keys: keys.merchant, sandbox: true, clock, ...address, openId: sandboxPayer })
    },
    alipay: async () => {
      const { alipay: keys } = await context.sandboxKeys.get()
      const address = { gateway: at('/sandbox/alipay/gateway.do'), notifyUrl: at(notifyPath('alipay')) }
      return new Alipay({ keys: keys.merchant, sandbox: true, clock, ...address, buyer: sandboxPayer })
    },
  }
}

/**
 * Builds the providers of a server: each from its key file, else by the sandbox, unless that is off.
 * @throws ConfigError for keys that cannot be used.
 */
export function buildProviders(context: Context): Providers {
  const real = { wechat: realWechat(context), alipay: realAlipay(context) }
  const played = playsProviders(context.config) ? sandbox(context) : undefined
  const made = new Map<ProviderName, Promise<PaymentProvider>>()
  const makerOf = (name: ProviderName) => real[name] ?? played?.[name]
  return {
    has: (name) => makerOf(name) !== undefined,
    isSandbox: (name) => real[name] === undefined && played !== undefined,
    get(name) {
      const make = makerOf(name)
      if (!make) throw new Error(`${name} is not set up`)
      const provider = made.get(name) ?? make()
      made.set(name, provider)
      // A failed construction is retried on the next call.
      provider.catch(() => made.delete(name))
      return provider
    },
  }
}
