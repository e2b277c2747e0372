import { createCipheriv, createDecipheriv, createSign, createVerify, type KeyLike, randomBytes } from 'node:crypto'

/** The encrypted part of a message: AES-256-GCM under the APIv3 key. */
export interface SealedBody {
  algorithm: string
  ciphertext: string
  nonce: string
  associated_data?: string
}

const tagLength = 16

const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

/** Signs lines as WeChat Pay v3 does: each ends in a newline, SHA256 with RSA, in base64. */
export const signLines = (key: KeyLike, ...lines: string[]): string =>
  createSign('RSA-SHA256').update(text(lines)).sign(key, 'base64')

/** Verifies a signature made by `signLines`. */
export const verifyLines = (key: KeyLike, signature: string, ...lines: string[]): boolean =>
  createVerify('RSA-SHA256').update(text(lines)).verify(key, signature, 'base64')

/** 32 random hexadecimal digits. */
export const newNonce = (): string => randomBytes(16).toString('hex')

/** Seals a text for the merchant as WeChat Pay does (AES-256-GCM, API v3 key). */
export function sealFor(key: string, plain: string, associated: string): SealedBody {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(associated))
  const bytes = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext: bytes.toString('base64'), nonce, associated_data: associated }
}

/** Decrypts a sealed part. @throws when the key is wrong or it was changed. */
export function openSealed(key: string, { ciphertext, nonce, associated_data = '' }: SealedBody): string {
  const bytes = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
  decipher.setAuthTag(bytes.subarray(-tagLength))
  decipher.setAAD(Buffer.from(associated_data))
  return Buffer.concat([decipher.update(bytes.subarray(0, -tagLength)), decipher.final()]).toString('utf8')
}

const part = (header: string, name: string): string => new RegExp(`${name}="([^"]*)"`).exec(header)?.[1] ?? ''

/** The parts of a request's Authorization header. */
export const authorizationParts = (header: string) => ({
  merchantId: part(header, 'mchid'),
  nonce: part(header, 'nonce_str'),
  timestamp: part(header, 'timestamp'),
  serial: part(header, 'serial_no'),
  signature: part(header, 'signature'),
})

/** The Authorization header of a request, signed with the merchant's key. */
export function authorization(
  merchant: { merchantId: string; serial: string; privateKey: KeyLike },
  { method, path, body, at }: { method: string; path: string; body: string; at: Date },
): string {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const nonce = newNonce()
  const signature = signLines(merchant.privateKey, method, path, timestamp, nonce, body)
  const fields = { mchid: merchant.merchantId, nonce_str: nonce, signature, timestamp, serial_no: merchant.serial }
  const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`
}
