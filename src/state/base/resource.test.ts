import { limits } from '@contract/limits'
import { feedback } from '@/platform/feedback'
import { CallFailure } from '@/services/failures'
import { PagedResource } from './paged-resource'
import { Resource } from './resource'

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
})

describe('PagedResource', () => {
  const page = (from: number, hasMore: boolean) => ({ items: [from, from + 1], hasMore })

  it('asks for 15 a page and adds the next one', async () => {
    const fetch = jest.fn(async ({ page: number }: { page: number }) => page(number * 10, number < 2))
    const list = new PagedResource(fetch)
    await list.load()
    await list.loadMore()
    await list.loadMore()
    expect(fetch.mock.calls).toEqual([[{ page: 1, pageSize: 15 }], [{ page: 2, pageSize: 15 }]])
    expect(list).toMatchObject({ items: [10, 11, 20, 21], hasMore: false, more: 'idle' })
  })

  it('keeps the list when the next page fails, and can ask for it again', async () => {
    let broken = true
    const list = new PagedResource(async ({ page: number }) => {
      if (number === 2 && broken) throw refusal
      return page(number * 10, true)
    })
    await list.load()
    await list.loadMore()
    expect(list).toMatchObject({ status: 'ready', more: 'failed', items: [10, 11] })
    broken = false
    await list.loadMore()
    expect(list).toMatchObject({ more: 'idle', items: [10, 11, 20, 21] })
  })

  it.each([1, 2, 3, 4, 5, 7])('reads all of %s pages again in few requests, and goes on after them', async (pages) => {
    const all = Array.from({ length: 200 }, (_, index) => index)
    const fetch = jest.fn(async ({ page: number, pageSize }: { page: number; pageSize: number }) => {
      expect(pageSize).toBeLessThanOrEqual(limits.maxPageSize)
      const end = number * pageSize
      return { items: all.slice(end - pageSize, end), hasMore: end < all.length }
    })
    const list = new PagedResource(fetch)
    await list.load()
    while (list.items.length < pages * limits.pageSize) await list.loadMore()
    fetch.mockClear()
    all.unshift(-1)
    await list.renew()
    expect(fetch).toHaveBeenCalledTimes(Math.ceil(pages / 3))
    expect(list.items.length).toBeGreaterThanOrEqual(pages * limits.pageSize)
    await list.loadMore()
    expect(list.items).toEqual(all.slice(0, list.items.length))
  })

  it('begins again with the first page', async () => {
    const list = new PagedResource(async ({ page: number }) => page(number * 10, true))
    await list.load()
    await list.loadMore()
    await list.reload()
    expect(list.items).toEqual([10, 11])
  })
})
