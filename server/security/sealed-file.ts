import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/** A key for the files of one upload; `Seal` seals it for the database. */
export const newFileKey = (): string => randomBytes(32).toString('hex')

/** Encrypts a file (AES-256-GCM) for a name, under which alone it can be opened. */
export function sealFile(key: string, name: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'hex'), nonce).setAAD(Buffer.from(name))
  const sealed = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed])
}

/** @throws when the file was sealed with another key or for another name, or was changed. */
export function openFile(key: string, name: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(name)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
}
