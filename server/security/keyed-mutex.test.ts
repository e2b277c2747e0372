import { setTimeout as wait } from 'node:timers/promises'
import { KeyedMutex } from './keyed-mutex'

it('should run the work of a key in order, one at a time, also after a failure', async () => {
  const mutex = new KeyedMutex()
  const seen: string[] = []
  const work = async (name: string) => {
    seen.push(`${name} begins`)
    await wait(2)
    seen.push(`${name} ends`)
    if (name === 'b') throw new Error('spilt')
  }
  const all = ['a', 'b', 'c'].map((name) => mutex.run('key', () => work(name)))
  const outcomes = await Promise.allSettled(all)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(seen).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})

it('should let other keys continue, and keep no key that nobody uses', async () => {
  const mutex = new KeyedMutex()
  let open = () => {}
  const held = mutex.run('slow', () => new Promise<void>((resolve) => (open = resolve)))
  expect(await mutex.run('quick', () => Promise.resolve('served'))).toBe('served')
  const after = mutex.run('slow', () => Promise.resolve('then'))
  open()
  await held
  expect(await after).toBe('then')
  expect(mutex).toMatchObject({ mutexes: new Map() })
})
