import type { Pending } from './http'
import { inTurn } from './in-turn'

const pending = <T>(promise: Promise<T>): Pending<T> => Object.assign(promise, { abort: () => undefined })

it.each<[string, () => Pending<string>]>([
  ['fails', () => pending(Promise.reject(new Error('refused')))],
  [
    'cannot begin',
    () => {
      throw new Error('refused')
    },
  ],
])('sends a file after one that %s', async (_, start) => {
  const failed = inTurn(start)
  const next = inTurn(() => pending(Promise.resolve('sent')))
  await expect(failed).rejects.toThrow('refused')
  await expect(next).resolves.toBe('sent')
})
