import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { Seal } from '../../security/seal'
import type { AlipaySettings, WechatSettings } from '../settings'
import { insertKeys, readSealedKeys } from './queries'

interface KeyPairs<Merchant> {
  /** The merchant's settings. */
  readonly merchant: Merchant
  /** The provider's side: its private key, and the merchant's public key. */
  readonly provider: { readonly privateKey: string; readonly merchantKey: string }
}

export interface SandboxKeys {
  readonly wechat: KeyPairs<WechatSettings>
  readonly alipay: KeyPairs<AlipaySettings>
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

/** Generated once per database, even when several servers start at once. */
async function load(db: Kysely<Database>, seal: Seal): Promise<SandboxKeys> {
  const before = await readSealedKeys(db, name)
  if (before === undefined) await insertKeys(db, { name, sealed: seal.seal(JSON.stringify(await newKeys())) })
  const sealed = before ?? (await readSealedKeys(db, name)) ?? ''
  return JSON.parse(seal.open(sealed)) as SandboxKeys
}

/** The keys of both sides of the sandbox, kept sealed in the database and read once by a server. */
export class SandboxKeyring {
  private keys: Promise<SandboxKeys> | undefined

  constructor(
    private readonly db: Kysely<Database>,
    private readonly seal: Seal,
  ) {}

  /** A failed read is repeated on the next call. */
  get(): Promise<SandboxKeys> {
    const keys = this.keys ?? load(this.db, this.seal)
    this.keys = keys
    keys.catch(() => (this.keys = undefined))
    return keys
  }
}
