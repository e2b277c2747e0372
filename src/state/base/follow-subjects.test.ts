import { observable, runInAction } from 'mobx'
import { settle } from '@/testing/settle'
import { followSubjects } from './follow-subjects'

const subscriptions = new Map<string, (event?: object) => void>()
jest.mock('@/services/live-channel', () => ({
  ...jest.requireActual<object>('@/services/live-channel'),
  live: {
    subscribe: (_topic: string, id: string, listener: (event?: object) => void) => {
      subscriptions.set(id, listener)
      return () => void (subscriptions.get(id) === listener && subscriptions.delete(id))
    },
  },
}))

const tell = (id: string, event?: object) => subscriptions.get(id)?.(event)

it('should report the events of a tick together, and missed ones without ids', async () => {
  const changed = jest.fn()
  const stop = followSubjects('order', () => ['a', 'b', 'c'], changed)
  tell('a', {})
  tell('b', {})
  tell('a', {})
  await settle()
  for (const id of ['a', 'b', 'c']) tell(id)
  await settle()
  tell('c', {})
  await settle()
  expect(changed.mock.calls).toEqual([[['a', 'b']], [undefined], [['c']]])
  stop()
})

it('should follow the subjects that are shown, and report nothing after its end', async () => {
  const changed = jest.fn()
  const shown = observable.box(['a', 'b'], { deep: false })
  const stop = followSubjects('order', () => shown.get(), changed)
  runInAction(() => shown.set(['b', 'c']))
  expect([...subscriptions.keys()].sort()).toEqual(['b', 'c'])
  tell('c', {})
  stop()
  await settle()
  expect(changed).not.toHaveBeenCalled()
  expect(subscriptions.size).toBe(0)
})
