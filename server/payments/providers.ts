import type { FastifyInstance } from 'fastify'
import { notifyPath } from './paths'
import { Alipay } from './alipay'
import { ConfigError, playsProviders } from '../config'
import type { Context } from '../context'
import type { ProviderName } from '../database/schema'
import type { PaymentProvider } from './provider'
import { ownAddress } from './own-address'
import { AlipaySettings, readKeys, WechatSettings } from './settings'
import { wechatOpenId } from './wechat-open-id'
import { WechatPay } from './wechat'

const wechatApi = 'https://api.mch.weixin.qq.com'
const alipayGateway = 'https://openapi.alipay.com/gateway.do'

/** The providers that a deployment has: the real ones that are set up, and the sandbox in place of the others. */
export interface Providers {
  has(name: ProviderName): boolean
  isSandbox(name: ProviderName): boolean
  /** @throws for one that `has` denies. */
  get(name: ProviderName): Promise<PaymentProvider>
}

type Make = () => Promise<PaymentProvider>

function publicNotify({ publicUrl }: Context['config'], name: ProviderName): string {
  if (!publicUrl) throw new ConfigError('PUBLIC_URL must be set for payment providers to reach the server.')
  return publicUrl.replace(/\/$/, '') + notifyPath(name)
}

function realWechat({ config, clock }: Context): Make | undefined {
  if (!config.wechatPayFile) return undefined
  const keys = readKeys('WECHAT_PAY_FILE', config.wechatPayFile, WechatSettings)
  const notifyUrl = publicNotify(config, 'wechat')
  const openId = wechatOpenId(keys)
  const options = { keys, sandbox: false, clock, base: () => wechatApi, notifyUrl: () => notifyUrl, openId }
  return () => Promise.resolve(new WechatPay(options))
}

function realAlipay({ config, clock }: Context): Make | undefined {
  if (!config.alipayFile) return undefined
  const keys = readKeys('ALIPAY_FILE', config.alipayFile, AlipaySettings)
  const notifyUrl = publicNotify(config, 'alipay')
  const gateway = () => alipayGateway
  const options = { keys, sandbox: false, clock, gateway, notifyUrl: () => notifyUrl }
  return () => Promise.resolve(new Alipay({ ...options, buyer: alipayBuyer }))
}

const alipayBuyer: ConstructorParameters<typeof Alipay>[0]['buyer'] = async ({ loginCode }, sdk) => {
  const answer = await sdk.exec('alipay.system.oauth.token', { grantType: 'authorization_code', code: loginCode })
  if (typeof answer.openId !== 'string') throw new Error('Alipay does not know who pays')
  return answer.openId
}

const sandboxPayer = ({ payerId }: { payerId: string }) => Promise.resolve(`sandbox-${payerId}`)

function sandbox(app: FastifyInstance, context: Context): Record<ProviderName, Make> {
  const { clock } = context
  const at = (path: string) => () => ownAddress(app) + path
  return {
    wechat: async () => {
      const { wechat: keys } = await context.sandboxKeys.get()
      const address = { base: at('/sandbox/wechat'), notifyUrl: at(notifyPath('wechat')) }
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
 * Builds the providers of a server: each from its file of keys, else played by the sandbox unless that is off.
 * @throws ConfigError for keys that cannot be used.
 */
export function buildProviders(app: FastifyInstance, context: Context): Providers {
  const real = { wechat: realWechat(context), alipay: realAlipay(context) }
  const played = playsProviders(context.config) ? sandbox(app, context) : undefined
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
      // What could not be made now may be made later.
      provider.catch(() => made.delete(name))
      return provider
    },
  }
}
