import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hmac } from './hash'

/**
 * Personal data at rest. `seal` encrypts (AES-256-GCM, a fresh nonce each time), `open` reverses it, `index` makes a keyed
 * hash to look things up by, and `sign` signs short-lived proofs such as the live channel's.
 */
export class Seal {
  private readonly sealing: Buffer
  private readonly indexing: Buffer
  private readonly signing: Buffer

  constructor(master: Buffer) {
    const derive = (use: string) => Buffer.from(hkdfSync('sha256', master, '', use, 32))
    this.sealing = derive('seal')
    this.indexing = derive('index')
    this.signing = derive('sign')
  }

  /** Encrypts a text; the same text gives a different result each time. */
  seal(text: string): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.sealing, nonce)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
  }

  /** @throws when the text was not sealed with this key or was changed. */
  open(sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', this.sealing, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  }

  /** A deterministic keyed hash for looking up sealed texts. */
  index(text: string): string {
    return hmac(this.indexing, text)
  }

  /** A signature of a text by this deployment. */
  sign(text: string): string {
    return hmac(this.signing, text)
  }
}

/** The master key from `DATA_KEY` (64 hex digits), else from a file generated on the first start (mode 0600). */
export function masterKey(file: string, configured?: string): Buffer {
  if (configured) return Buffer.from(configured, 'hex')
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
}
