import { feedback } from '@/platform/view/feedback'
import { CallAborted, CallFailure, SessionEnded } from '@/services/failures'
import { limits } from '@contract/limits'
import { PagedResource, type PageRequest } from './paged-resource'

interface Item {
  id: string
}
type Answer = { items: Item[]; next: string | null }

const refusal = new CallFailure(1501, 'storeNotFound', 'This store is gone', null)
const itemsOf = (...ids: (number | string)[]): Item[] => ids.map((id) => ({ id: String(id) }))
const idsOf = ({ items }: { items: readonly Item[] }) => items.map(({ id }) => id)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A server whose cursors are indexes into `all`. */
const serverOf = (all: Item[]) =>
  jest.fn(async ({ cursor = '0', pageSize }: PageRequest): Promise<Answer> => {
    const end = Number(cursor) + pageSize
    return { items: all.slice(Number(cursor), end), next: end < all.length ? String(end) : null }
  })

interface Waiting {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
  abort: jest.Mock
}

/** A server whose responses are resolved by the test. */
function slowServer() {
  const asked: { cursor?: string | undefined; filter: string }[] = []
  const waiting: Waiting[] = []
  const fetch = ({ cursor }: PageRequest, filter: string) => {
    asked.push({ cursor, filter })
    const abort = jest.fn()
    const answer = new Promise<Answer>((resolve, reject) => waiting.push({ resolve, reject, abort }))
    return Object.assign(answer, { abort })
  }
  return { asked, fetch, request: (index: number) => waiting.at(index)! }
}

beforeEach(() => feedback.hush())

it('asks for 15 a page and adds the next one, until there is none', async () => {
  const fetch = serverOf(itemsOf(...upTo(20)))
  const list = new PagedResource(fetch)
  await list.load()
  expect(list).toMatchObject({ hasMore: true, items: { length: 15 } })
  await list.loadMore()
  await list.loadMore()
  expect(fetch.mock.calls.map(([page]) => page)).toEqual([{ pageSize: 15 }, { cursor: '15', pageSize: 15 }])
  expect(idsOf(list)).toEqual(upTo(20).map(String))
  expect(list).toMatchObject({ hasMore: false, more: 'idle' })
})

it('keeps the list when the next page fails, and can ask for it again', async () => {
  const fetch = serverOf(itemsOf(...upTo(20)))
  const list = new PagedResource(fetch)
  await list.load()
  fetch.mockRejectedValueOnce(refusal)
  await list.loadMore()
  expect(list).toMatchObject({ status: 'ready', more: 'failed', items: { length: 15 } })
  await list.loadMore()
  expect(list).toMatchObject({ more: 'idle', items: { length: 20 } })
})

it.each([1, 2, 3, 4, 5, 7])('reads all of %s pages again in few requests, and continues after them', async (pages) => {
  const all = itemsOf(...upTo(200))
  const fetch = serverOf(all)
  const list = new PagedResource(fetch)
  await list.load()
  for (let page = 1; page < pages; page++) await list.loadMore()
  fetch.mockClear()
  all.unshift(...itemsOf('new'))
  await list.renew()
  expect(fetch).toHaveBeenCalledTimes(Math.ceil((pages * limits.pageSize) / limits.maxPageSize))
  for (const [{ pageSize }] of fetch.mock.calls) expect(pageSize).toBeLessThanOrEqual(limits.maxPageSize)
  expect(list.items).toHaveLength(pages * limits.pageSize)
  await list.loadMore()
  expect(idsOf(list)).toEqual(idsOf({ items: all }).slice(0, list.items.length))
})

it('gives up the pages that it reads again, all of them', async () => {
  const { asked, fetch, request } = slowServer()
  const list = new PagedResource(fetch, () => 'all')
  const loading = list.load()
  request(0).resolve({ items: itemsOf(...upTo(60)), next: '60' })
  await loading
  const renewing = list.renew()
  list.dispose()
  expect(request(1).abort).toHaveBeenCalledTimes(1)
  request(1).resolve({ items: itemsOf(...upTo(50)), next: '50' })
  await renewing
  expect(asked).toHaveLength(2)
  expect(list.items).toHaveLength(60)
})

it('reads no more pages again than there are', async () => {
  const all = itemsOf(...upTo(40))
  const fetch = serverOf(all)
  const list = new PagedResource(fetch)
  await list.load()
  await list.loadMore()
  await list.loadMore()
  all.length = 16
  fetch.mockClear()
  await list.renew()
  expect(fetch.mock.calls.map(([page]) => page)).toEqual([{ pageSize: 40 }])
  expect(list).toMatchObject({ hasMore: false, items: { length: 16 } })
})

it('asks for a first page when there is nothing yet to be read again', async () => {
  const fetch = serverOf(itemsOf(...upTo(20)))
  const list = new PagedResource(fetch)
  await list.renew()
  expect(fetch.mock.calls.map(([page]) => page)).toEqual([{ pageSize: 15 }])
  expect(list).toMatchObject({ status: 'ready', items: { length: 15 } })
})

it('begins again with the first page', async () => {
  const list = new PagedResource(serverOf(itemsOf(...upTo(40))))
  await list.load()
  await list.loadMore()
  await list.reload()
  expect(idsOf(list)).toEqual(upTo(15).map(String))
})

it('shows an item once when its place in the order has changed between two pages', async () => {
  const list = new PagedResource(async ({ cursor }) =>
    cursor ? { items: itemsOf('b', 'c'), next: null } : { items: itemsOf('a', 'b'), next: 'x' },
  )
  await list.load()
  await list.loadMore()
  expect(idsOf(list)).toEqual(['a', 'b', 'c'])
})

it('loads once, and again after a failure', async () => {
  const { asked, fetch, request } = slowServer()
  const list = new PagedResource(fetch, () => 'all')
  const loading = list.load()
  expect(list.status).toBe('loading')
  await list.load()
  request(0).reject(refusal)
  await loading
  const again = list.load()
  request(1).resolve({ items: itemsOf('a'), next: null })
  await again
  await list.load()
  expect(asked).toHaveLength(2)
})

it('keeps the data of a page besides its items, and takes an edit of the items', async () => {
  const list = new PagedResource(async () => ({ items: itemsOf('a', 'b'), next: null, total: 2 }))
  await list.load()
  expect(list.about).toEqual({ total: 2 })
  list.change((items) => items.slice(1))
  expect(idsOf(list)).toEqual(['b'])
})

it('gives up a next page that is on its way, and can ask for it again', async () => {
  const { fetch, request } = slowServer()
  const list = new PagedResource(fetch, () => 'all')
  const loading = list.load()
  request(0).resolve({ items: itemsOf('a'), next: 'x' })
  await loading
  const more = list.loadMore()
  expect(list.more).toBe('loading')
  list.dispose()
  expect(list.more).toBe('idle')
  expect(request(1).abort).toHaveBeenCalledTimes(1)
  request(1).resolve({ items: itemsOf('late'), next: null })
  await more
  const again = list.loadMore()
  request(2).resolve({ items: itemsOf('b'), next: null })
  await again
  expect(idsOf(list)).toEqual(['a', 'b'])
})

it('asks for one page at a time, and for none past the end', async () => {
  const { asked, fetch, request } = slowServer()
  const list = new PagedResource(fetch, () => 'all')
  const loading = list.load()
  await list.loadMore()
  request(0).resolve({ items: itemsOf('a'), next: 'x' })
  await loading
  const more = list.loadMore()
  await list.loadMore()
  expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, 'x'])
  request(1).resolve({ items: itemsOf('b'), next: null })
  await more
  await list.loadMore()
  expect(asked).toHaveLength(2)
})

describe('behind a filter', () => {
  async function listed() {
    const server = slowServer()
    let filter = 'all'
    const list = new PagedResource(server.fetch, () => filter)
    const choose = (next: string) => {
      filter = next
      return list.reload()
    }
    const loading = list.load()
    server.request(0).resolve({ items: itemsOf('a'), next: 'x' })
    await loading
    return { ...server, list, choose, change: (next: string) => (filter = next) }
  }

  it('keeps what it shows until the other list is there', async () => {
    const { list, choose, request } = await listed()
    const choosing = choose('good')
    expect(idsOf(list)).toEqual(['a'])
    request(1).resolve({ items: itemsOf('b'), next: null })
    await choosing
    expect(idsOf(list)).toEqual(['b'])
  })

  it('shows nothing of the old filter when the list of the new one does not come', async () => {
    const { asked, list, choose, request } = await listed()
    const choosing = choose('good')
    request(1).reject(refusal)
    await choosing
    expect(list).toMatchObject({ status: 'failed', message: refusal.message, items: [], hasMore: false })
    await list.loadMore()
    expect(asked).toHaveLength(2)
    const again = list.load()
    request(2).resolve({ items: itemsOf('b'), next: null })
    await again
    expect(list).toMatchObject({ status: 'ready', items: itemsOf('b') })
  })

  it('keeps what it shows, with a toast, when the same list cannot be read again', async () => {
    const { list, request } = await listed()
    const reloading = list.reload()
    request(1).reject(refusal)
    await reloading
    expect(list).toMatchObject({ status: 'ready', items: itemsOf('a'), hasMore: true })
    expect(feedback.toast).toBe(refusal.message)
  })

  it.each([
    ['a cancelled page', new CallAborted()],
    ['an ended session', new SessionEnded()],
  ])('says nothing of %s, and keeps the list', async (_kind, error) => {
    const { list, request } = await listed()
    const reloading = list.reload()
    request(1).reject(error)
    await reloading
    expect(list).toMatchObject({ status: 'ready', items: itemsOf('a'), hasMore: true })
    expect(feedback.toast).toBe('')
  })

  it('forgets that the next page failed when the list begins again', async () => {
    const { list, request } = await listed()
    const more = list.loadMore()
    request(1).reject(refusal)
    await more
    expect(list).toMatchObject({ more: 'failed', message: refusal.message })
    const reloading = list.reload()
    expect(list).toMatchObject({ more: 'idle', status: 'ready' })
    request(2).resolve({ items: itemsOf('b'), next: null })
    await reloading
  })

  it('never adds a page of another filter', async () => {
    const { asked, list, change, request } = await listed()
    change('good')
    const more = list.loadMore()
    expect(asked.at(-1)).toEqual({ cursor: undefined, filter: 'good' })
    request(1).resolve({ items: itemsOf('b'), next: null })
    await more
    expect(idsOf(list)).toEqual(['b'])
  })

  it('gives up a page that is on its way when another filter is chosen', async () => {
    const { list, choose, request } = await listed()
    const more = list.loadMore()
    const choosing = choose('good')
    expect(request(1).abort).toHaveBeenCalled()
    request(1).resolve({ items: itemsOf('late'), next: null })
    request(2).resolve({ items: itemsOf('b'), next: null })
    await Promise.all([more, choosing])
    expect(list).toMatchObject({ items: itemsOf('b'), more: 'idle' })
  })

  it.each([
    ['an answer', ({ resolve }: Waiting) => resolve({ items: itemsOf('late'), next: 'y' })],
    ['a failure', ({ reject }: Waiting) => reject(refusal)],
  ])('takes nothing of %s that a newer one has overtaken', async (_kind, arrive) => {
    const { list, choose, request } = await listed()
    const more = list.loadMore()
    const choosing = choose('good')
    request(2).resolve({ items: itemsOf('b'), next: null })
    await choosing
    arrive(request(1))
    await more
    expect(list).toMatchObject({ status: 'ready', items: itemsOf('b'), hasMore: false, more: 'idle', message: '' })
  })

  it('stays on its way while an overtaken answer arrives', async () => {
    const { list, choose, request } = await listed()
    const more = list.loadMore()
    const choosing = choose('good')
    request(1).resolve({ items: itemsOf('late'), next: 'y' })
    await more
    expect(idsOf(list)).toEqual(['a'])
    request(2).resolve({ items: itemsOf('b'), next: null })
    await choosing
    expect(idsOf(list)).toEqual(['b'])
  })

  it('goes at once when it begins another list', async () => {
    const { list, request } = await listed()
    const restarting = list.restart()
    expect(list).toMatchObject({ status: 'loading', items: [] })
    request(1).resolve({ items: itemsOf('b'), next: null })
    await restarting
    expect(idsOf(list)).toEqual(['b'])
  })
})

it('is ready at once with a first page that is known already', () => {
  const page: Answer = { items: itemsOf(1, 2), next: '2' }
  const list = new PagedResource(() => Object.assign(Promise.resolve(page), { now: { value: page } }))
  void list.load()
  expect(list).toMatchObject({ status: 'ready', hasMore: true, more: 'idle' })
  expect(idsOf(list)).toEqual(['1', '2'])
})
