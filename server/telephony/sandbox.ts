import { createHash } from 'node:crypto'
import type { Connection, NumberProvider } from './numbers'

/** Gives out numbers of a range that rings nowhere, and refuses phones that end in 0000, as a provider without a free number does. */
export const sandboxNumbers: NumberProvider = {
  name: 'sandbox',
  connect({ callee, reference }: Connection): Promise<string> {
    if (callee.endsWith('0000')) return Promise.reject(new Error('the sandbox has no number left'))
    const digits = createHash('sha256').update(reference).digest().readUInt32BE() % 100_000_000
    return Promise.resolve(`170${String(digits).padStart(8, '0')}`)
  },
}
