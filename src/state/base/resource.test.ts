import { feedback } from '@/platform/feedback'
import { CallFailure } from '@/services/failures'
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
