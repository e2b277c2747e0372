import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { Context } from '../../context'
import type { AlipaySettings, WechatSettings } from '../settings'
import { insertKeys, readSealedKeys } from './queries'

interface Played<Merchant> {
  /** What the merchant has. */
  readonly merchant: Merchant
  /** What only the provider has: its own key, and the merchant's public one. */
  readonly provider: { readonly privateKey: string; readonly merchantKey: string }
}

export interface SandboxKeys {
  readonly wechat: Played<WechatSettings>
  readonly alipay: Played<AlipaySettings>
}

/** The serial number of the sandbox's own WeChat key. */
export const platformSerial = 'PUB_KEY_ID_SANDBOX'

const name = 'sandbox'

async function pair(): Promise<{ publicKey: string; privateKey: string }> {
  return promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}

async function newKeys(): Promise<SandboxKeys> {
  const [wechatMerchant, wechat, alipayMerchant, alipay] = await Promise.all([pair(), pair(), pair(), pair()])
  return {
    wechat: {
      merchant: {
        appId: 'wx0000000000sandbox',
        appSecret: 'sandbox',
        merchantId: '1900000001',
        serial: 'SANDBOX0000000000000000000000000000000001',
        privateKey: wechatMerchant.privateKey,
        apiV3Key: randomBytes(16).toString('hex'),
        platformKeys: { [platformSerial]: wechat.publicKey },
      },
      provider: { privateKey: wechat.privateKey, merchantKey: wechatMerchant.publicKey },
    },
    alipay: {
      merchant: {
        appId: '2021000000000001',
        sellerId: '2088000000000001',
        privateKey: alipayMerchant.privateKey,
        alipayPublicKey: alipay.publicKey,
      },
      provider: { privateKey: alipay.privateKey, merchantKey: alipayMerchant.publicKey },
    },
  }
}

/** Made once for a database, however many servers ask at once. */
async function load(db: Context['db'], seal: Context['seal']): Promise<SandboxKeys> {
  const before = await readSealedKeys(db, name)
  if (before === undefined) await insertKeys(db, { name, sealed: seal.seal(JSON.stringify(await newKeys())) })
  const sealed = before ?? (await readSealedKeys(db, name)) ?? ''
  return JSON.parse(seal.open(sealed)) as SandboxKeys
}

/** The keys of both sides of the sandbox, kept sealed in the database and read once by a server. */
export class SandboxKeyring {
  private keys: Promise<SandboxKeys> | undefined

  constructor(
    private readonly db: Context['db'],
    private readonly seal: Context['seal'],
  ) {}

  /** What could not be read now is read again when it is asked for the next time. */
  get(): Promise<SandboxKeys> {
    const keys = this.keys ?? load(this.db, this.seal)
    this.keys = keys
    keys.catch(() => (this.keys = undefined))
    return keys
  }
}
