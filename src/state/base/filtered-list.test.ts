import { FilteredList } from './filtered-list'
import type { PageRequest } from './paged-resource'

interface Choice {
  sort: 'near' | 'cheap'
  filters: string[]
}
type Request = PageRequest & Choice

/** A list whose pages have a total, and a log of its requests. */
function listed(start: Partial<Choice> = {}) {
  const asked: [Request, { quiet: boolean }][] = []
  const ask = async (request: Request, options: { quiet: boolean }) => {
    asked.push([request, options])
    const id = [request.sort, ...request.filters, request.cursor ?? 'first'].join(' ')
    return { items: [{ id }], next: request.cursor ? null : 'second', count: asked.length }
  }
  const list = new FilteredList(ask, { sort: 'near', filters: [], ...start }, { filters: [] })
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return { list, asked, ids: () => list.pages.items.map(({ id }) => id), settled }
}

it('asks for what is chosen, in each of its pages', async () => {
  const { list, ids, settled } = listed()
  await list.pages.load()
  list.choose({ filters: ['open'] })
  list.choose({ sort: 'cheap' })
  await settled()
  await list.pages.loadMore()
  expect(ids()).toEqual(['cheap open first', 'cheap open second'])
})

it('takes the filters away and keeps the order', async () => {
  const { list, ids, settled } = listed({ sort: 'cheap', filters: ['open'] })
  expect(list.filtered).toBe(true)
  list.clear()
  expect(list.filtered).toBe(false)
  await settled()
  expect(ids()).toEqual(['cheap first'])
})

it('shows by itself that it loads only where a list stays until another one is there', async () => {
  const { list, asked, settled } = listed()
  await list.pages.load()
  await list.pages.loadMore()
  list.choose({ sort: 'cheap' })
  await settled()
  expect(asked.map(([, { quiet }]) => quiet)).toEqual([true, true, false])
})

it('gives up its pages when it ends', async () => {
  const abort = jest.fn()
  const list = new FilteredList(
    () => Object.assign(new Promise<never>(() => undefined), { abort }),
    { sort: 'near' },
    {},
  )
  void list.pages.load()
  list.dispose()
  expect(abort).toHaveBeenCalledTimes(1)
})

it('knows what the newest page says about the whole list', async () => {
  const { list } = listed()
  expect(list.pages.about).toBeUndefined()
  await list.pages.load()
  expect(list.pages.about).toEqual({ count: 1 })
  await list.pages.renew()
  expect(list.pages.about).toEqual({ count: 2 })
})
