import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Seal } from './seal'

const master = randomBytes(32)
const seal = new Seal(master)
const sealingKey = (key: Buffer) => Buffer.from(hkdfSync('sha256', key, '', 'seal', 32))

/** Seals as the first release did, which named no key. */
function sealedBefore(key: Buffer, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(key), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Opens as the first release did. */
function openedBefore(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(key), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

describe('Seal', () => {
  it('should name the key in what it seals', () => {
    const sealed = seal.seal('13800000001')
    expect(sealed).toMatch(new RegExp(`==\\.${seal.id}$`))
    expect(seal.open(sealed)).toBe('13800000001')
    expect(seal.id).not.toBe(new Seal(randomBytes(32)).id)
  })

  it.each(['', '1', '12', '123', '邻里'])(
    'should open what a release without ids sealed, and the other way: "%s"',
    (text) => {
      expect(seal.open(sealedBefore(master, text))).toBe(text)
      expect(openedBefore(master, seal.seal(text))).toBe(text)
    },
  )

  it('should open, find and verify what an older key sealed, hashed and signed, and use the new one itself', () => {
    const both = new Seal(randomBytes(32), [master])
    expect(both.open(seal.seal('a'))).toBe('a')
    expect(both.open(sealedBefore(master, 'a'))).toBe('a')
    expect(both.indexes('a')).toEqual([both.index('a'), seal.index('a')])
    expect(both.isSigned('a', seal.sign('a'))).toBe(true)
    expect(both.isSigned('b', seal.sign('a'))).toBe(false)
    expect(() => seal.open(both.seal('a'))).toThrow('cannot be opened')
    expect(seal.isSigned('a', both.sign('a'))).toBe(false)
  })

  it('should not open a text that was changed, cut short or not sealed by it', () => {
    const sealed = seal.seal('a')
    const changed = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`
    for (const text of [changed, sealed.slice(4), '', 'a', seal.ending]) {
      expect(() => seal.open(text)).toThrow('cannot be opened')
    }
  })
})
