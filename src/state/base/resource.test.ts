import { feedback } from '@/platform/view/feedback'
import { CallAborted, CallFailure, NetworkError, SessionEnded } from '@/services/failures'
import { picked, Resource } from './resource'

const refusal = new CallFailure(1501, 'storeNotFound', 'This store is gone', null)

beforeEach(() => feedback.hush())

describe('Resource', () => {
  it('loads once and holds the value', async () => {
    const fetch = jest.fn(async () => 1)
    const resource = new Resource(fetch)
    expect(resource.status).toBe('idle')
    const loading = Promise.all([resource.load(), resource.load()])
    expect(resource.status).toBe('loading')
    await loading
    expect(resource).toMatchObject({ status: 'ready', value: 1 })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('keeps the words of the failure and loads again on request', async () => {
    const fetch = jest.fn<Promise<number>, []>().mockRejectedValueOnce(refusal).mockResolvedValueOnce(2)
    const resource = new Resource(fetch)
    await resource.load()
    expect(resource).toMatchObject({ status: 'failed', message: 'This store is gone' })
    expect(feedback.toast).toBe('')
    await resource.load()
    expect(resource).toMatchObject({ status: 'ready', value: 2 })
  })

  it('keeps showing the old value when a reload fails, and says so', async () => {
    const fetch = jest.fn<Promise<number>, []>().mockResolvedValueOnce(1).mockRejectedValueOnce(refusal)
    const resource = new Resource(fetch)
    await resource.load()
    await resource.reload()
    expect(resource).toMatchObject({ status: 'ready', value: 1 })
    expect(feedback.toast).toBe('This store is gone')
  })

  it('ignores and gives up an older load', async () => {
    const answers: ((value: number) => void)[] = []
    const abort = jest.fn()
    const resource = new Resource(() =>
      Object.assign(new Promise<number>((resolve) => answers.push(resolve)), { abort }),
    )
    const [first, second] = [resource.reload(), resource.reload()]
    answers[1]?.(2)
    answers[0]?.(1)
    await Promise.all([first, second])
    expect(resource.value).toBe(2)
    expect(abort).toHaveBeenCalledTimes(1)
  })

  it.each([
    [refusal, true],
    [new NetworkError(400, 'Bad request'), true],
    [new NetworkError(500, 'Server error'), false],
    [new CallFailure(-1, undefined, 'Refused', null), false],
    [new CallFailure(1502, 'storeClosed', 'Closed', null), false],
  ])('knows of %s whether there is nothing to retry', async (error, gone) => {
    const resource = new Resource(() => Promise.reject(error))
    expect(resource.gone).toBe(false)
    await resource.load()
    expect(resource).toMatchObject({ status: 'failed', gone, coming: false })
  })

  it('is coming until it is there, and has no value to use before', async () => {
    const resource = new Resource(async () => 'here')
    expect(resource.coming).toBe(true)
    const loading = resource.load()
    expect(resource.coming).toBe(true)
    expect(() => resource.ready).toThrow('before it was ready')
    await loading
    expect([resource.coming, resource.ready]).toEqual([false, 'here'])
  })

  it('reports neither a cancelled load nor an ended session as a failure', async () => {
    const fetch = jest.fn<Promise<number>, []>().mockRejectedValueOnce(new CallAborted()).mockResolvedValueOnce(1)
    const resource = new Resource(fetch)
    await resource.load()
    expect(resource).toMatchObject({ status: 'loading', message: '' })
    await resource.reload()
    fetch.mockRejectedValueOnce(new SessionEnded())
    await resource.reload()
    expect(resource).toMatchObject({ status: 'ready', value: 1 })
    expect(feedback.toast).toBe('')
  })

  it('takes nothing of a load that was given up, neither an answer nor a failure', async () => {
    const waiting: { resolve: (value: number) => void; reject: (error: Error) => void }[] = []
    const resource = new Resource(() => new Promise<number>((resolve, reject) => waiting.push({ resolve, reject })))
    for (const arrive of [() => waiting[0]?.resolve(1), () => waiting[1]?.reject(refusal)]) {
      const loading = resource.reload()
      resource.dispose()
      arrive()
      await loading
      expect(resource).toMatchObject({ status: 'loading', value: undefined, message: '' })
    }
  })

  it('says nothing of a failed reload that nobody asked for', async () => {
    const fetch = jest.fn<Promise<number>, []>().mockResolvedValueOnce(1).mockRejectedValueOnce(refusal)
    const resource = new Resource(fetch)
    await resource.load()
    await resource.reload(false)
    expect(resource).toMatchObject({ status: 'ready', value: 1 })
    expect(feedback.toast).toBe('')
  })

  it('asks again when it is set while a load is on its way, since either may be the newer one', async () => {
    const answers: ((value: string) => void)[] = []
    const resource = new Resource(() => new Promise<string>((resolve) => answers.push(resolve)))
    const loading = resource.load()
    resource.set('by a change')
    expect(resource).toMatchObject({ status: 'ready', value: 'by a change' })
    answers[0]?.('older')
    await loading
    expect(resource.value).toBe('by a change')
    answers[1]?.('newest')
    await Promise.resolve()
    await Promise.resolve()
    expect(resource.value).toBe('newest')
  })

  it('asks nothing more when it is set after its load', async () => {
    const fetch = jest.fn(async () => 1)
    const resource = new Resource(fetch)
    await resource.load()
    resource.set(2)
    expect(resource.value).toBe(2)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('is ready at once with a value that is known already, in another form too', async () => {
    const known = () => Object.assign(Promise.resolve({ items: [1, 2] }), { now: { value: { items: [1, 2] } } })
    const resource = new Resource(() => picked(known(), ({ items }) => items))
    void resource.load()
    expect(resource).toMatchObject({ status: 'ready', value: [1, 2] })
  })

  it('gives up a value of another form with its source', async () => {
    const abort = jest.fn()
    const resource = new Resource(() =>
      picked(Object.assign(new Promise<number>(() => undefined), { abort }), (value) => value + 1),
    )
    void resource.load()
    resource.dispose()
    expect(abort).toHaveBeenCalledTimes(1)
  })
})

describe('an optimistic change', () => {
  const loaded = async () => {
    const store = new Resource(async () => ({ collected: false, name: 'Noodles' }))
    await store.load()
    return store
  }
  const collect = (store: { collected: boolean; name: string }) => ({ ...store, collected: true })

  it('stays when it is not refused', async () => {
    const store = await loaded()
    expect(await store.optimistic(collect, () => Promise.resolve())).toBe(true)
    expect(store.value).toEqual({ collected: true, name: 'Noodles' })
    expect(feedback.toast).toBe('')
  })

  it('is shown at once and taken back when it is refused', async () => {
    const store = await loaded()
    const result = store.optimistic(collect, () => Promise.reject(refusal))
    expect(store.value).toEqual({ collected: true, name: 'Noodles' })
    expect(await result).toBe(false)
    expect(store.value).toEqual({ collected: false, name: 'Noodles' })
    expect(feedback.toast).toBe('This store is gone')
  })

  it('does not take back what the server has said meanwhile', async () => {
    const store = await loaded()
    const result = store.optimistic(collect, () => Promise.reject(refusal))
    store.set({ collected: true, name: 'Rice' })
    await result
    expect(store.value).toEqual({ collected: true, name: 'Rice' })
  })
})

it('refuses to change an answer in place', async () => {
  const list = new Resource(async () => ({ items: [{ name: 'Noodles' }] }))
  await list.load()
  expect(() => list.ready.items.push({ name: 'Rice' })).toThrow(TypeError)
  expect(() => Object.assign(list.ready.items[0] ?? {}, { name: 'Rice' })).toThrow(TypeError)
})
