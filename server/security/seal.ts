import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { hmac, sameText } from './hash'

/** Keys derived from a master key: one for each use, and the id that ciphertext names it by. */
class DerivedKeys {
  readonly id: string
  readonly indexing: Buffer
  readonly signing: Buffer
  private readonly sealing: Buffer

  constructor(master: Buffer) {
    const derive = (use: string, bytes = 32) => Buffer.from(hkdfSync('sha256', master, '', use, bytes))
    this.id = derive('id', 4).toString('hex')
    this.sealing = derive('seal')
    this.indexing = derive('index')
    this.signing = derive('sign')
  }

  encrypt(text: string): Buffer {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.sealing, nonce)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
  }

  /** @throws when the bytes were not encrypted with this key or were changed. */
  decrypt(bytes: Buffer): string {
    const decipher = createDecipheriv('aes-256-gcm', this.sealing, bytes.subarray(0, 12), { authTagLength: 16 })
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  }
}

/** Separates ciphertext and the id of its key; the padding before it ends what a release without ids decodes. */
const idMark = '==.'

/**
 * Personal data at rest. `seal` encrypts (AES-256-GCM, a fresh nonce each time) and names the key, `open` reverses it,
 * `index` makes a keyed hash to look things up by, and `sign` signs short-lived proofs such as the live channel's. While keys
 * are rotated, what older keys sealed, hashed or signed is accepted too.
 */
export class Seal {
  private readonly current: DerivedKeys
  private readonly all: readonly DerivedKeys[]

  constructor(master: Buffer, older: readonly Buffer[] = []) {
    this.current = new DerivedKeys(master)
    this.all = [this.current, ...older.map((key) => new DerivedKeys(key))]
  }

  /** The id of the key that seals; it reveals nothing of the key. */
  get id(): string {
    return this.current.id
  }

  /** Ending of every text that the current key sealed. */
  get ending(): string {
    return `${idMark}${this.id}`
  }

  /** Whether the key with an id can be used to open. */
  has(id: string): boolean {
    return this.all.some((key) => key.id === id)
  }

  /** Encrypts a text; the same text gives a different result each time. */
  seal(text: string): string {
    const data = this.current.encrypt(text).toString('base64').replace(/=+$/, '')
    return `${data}${this.ending}`
  }

  /** @throws when the text was not sealed with one of the keys or was changed. */
  open(sealed: string): string {
    const [data = '', id] = sealed.split(idMark)
    const bytes = Buffer.from(data, 'base64')
    // Ciphertext of before keys had ids names none.
    const keys = id === undefined ? this.all : this.all.filter((key) => key.id === id)
    let reason = new Error(`no key is called ${id ?? ''}`)
    for (const key of keys) {
      try {
        return key.decrypt(bytes)
      } catch (error) {
        reason = error as Error
      }
    }
    throw new Error('a sealed text cannot be opened', { cause: reason })
  }

  /** A deterministic keyed hash for looking up sealed texts. */
  index(text: string): string {
    return hmac(this.current.indexing, text)
  }

  /** The keyed hashes of a text by all keys, the current one's first. */
  indexes(text: string): string[] {
    return this.all.map(({ indexing }) => hmac(indexing, text))
  }

  /** A signature of a text by this deployment. */
  sign(text: string): string {
    return hmac(this.current.signing, text)
  }

  /** Whether one of the keys signed a text. */
  isSigned(text: string, signature: string): boolean {
    return this.all.some(({ signing }) => sameText(signature, hmac(signing, text)))
  }
}
