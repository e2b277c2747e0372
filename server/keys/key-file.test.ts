import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyFile, readKey, writeKey } from './key-file'

let folder: string
let file: string
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'linli-key-'))
  file = keyFile(folder)
})
afterEach(() => {
  jest.restoreAllMocks()
  fs.rmSync(folder, { recursive: true })
})

it('should read back the key that it wrote, in a file of its owner alone', () => {
  const key = randomBytes(32)
  writeKey(file, key)
  expect(readKey(file)).toEqual(key)
  expect(fs.statSync(file).mode & 0o077).toBe(0)
  expect(fs.readdirSync(folder)).toEqual(['data.key'])
})

it('should know no key without a file', () => expect(readKey(file)).toBeUndefined())

it.each([
  ['an empty file', ''],
  ['a short key', 'ab'.repeat(31)],
  ['a long key', 'ab'.repeat(33)],
  ['garbage', 'xy'.repeat(32)],
])('should refuse %s in one sentence', (_, text) => {
  fs.writeFileSync(file, text)
  expect(() => readKey(file)).toThrow(
    `${file} does not hold a key of 64 hexadecimal digits; put it back from a backup, since personal data cannot be read without it.`,
  )
})

it('should refuse a folder in place of the file in one sentence', () => {
  fs.mkdirSync(file)
  expect(() => readKey(file)).toThrow(`The key of personal data in ${file} cannot be read: it is a folder.`)
})

it('should leave nothing behind, and the file as it was, when the disk is full', () => {
  const before = randomBytes(32)
  writeKey(file, before)
  jest.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  })
  expect(() => writeKey(file, randomBytes(32))).toThrow(
    `The key of personal data cannot be written to ${file}: there is no space left on the disk.`,
  )
  expect(fs.readdirSync(folder)).toEqual(['data.key'])
  expect(readKey(file)).toEqual(before)
})
