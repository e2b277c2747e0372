import { platform } from '../../../tests/stand-ins/taro'
import { feedback } from '@/platform/view/feedback'
import { quietly, watchChunks } from './chunks.h5'
import { open } from './navigation'

const scope = globalThis as unknown as { __webpack_chunk_load__: (id: string) => Promise<unknown> }
const settled = () => new Promise((done) => setTimeout(done, 0))

// @alone: it replaces the loader of the whole page and opens screens by the real navigation.

/** Watches a loader with these successive results. */
function watch(...answers: ('loaded' | 'failed')[]): jest.Mock {
  const get = jest.fn(() =>
    answers.shift() === 'loaded' ? Promise.resolve('code') : Promise.reject(new Error('lost')),
  )
  scope.__webpack_chunk_load__ = get
  watchChunks()
  return get
}

afterEach(() => document.body.replaceChildren())

const aScreen = () => document.body.append(Object.assign(document.createElement('div'), { className: 'taro_page' }))

describe('a part of the app that is loaded on the way', () => {
  it('comes without a question', async () => {
    const get = watch('loaded')
    expect(await scope.__webpack_chunk_load__('store')).toBe('code')
    expect(get).toHaveBeenCalledWith('store')
    expect(feedback.question).toBeUndefined()
  })

  it('can be asked for again', async () => {
    aScreen()
    const get = watch('failed', 'loaded')
    const loading = scope.__webpack_chunk_load__('store')
    await settled()
    expect(feedback.question).toMatchObject({ ok: 'Try again', cancel: 'Go back' })
    feedback.answer(true)
    expect(await loading).toBe('code')
    expect(get).toHaveBeenCalledTimes(2)
  })

  it('is given up with a step back', async () => {
    aScreen()
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined)
    watch('failed')
    platform.reset({ route: 'pages/tab/home/index', params: {} })
    await open('search')
    const loading = scope.__webpack_chunk_load__('store')
    await settled()
    feedback.answer(false)
    await expect(loading).rejects.toThrow('lost')
    expect(back).toHaveBeenCalled()
    platform.pages.pop()
    await open('search')
    expect(platform.pages).toHaveLength(2)
  })

  it('is given up without a step back where no screen was being opened', async () => {
    aScreen()
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined)
    back.mockClear()
    watch('failed')
    platform.reset({ route: 'pages/tab/home/index', params: {} })
    window.location.hash = '#/pages/tab/home/index'
    const loading = scope.__webpack_chunk_load__('sheet')
    await settled()
    feedback.answer(false)
    await expect(loading).rejects.toThrow('lost')
    expect(back).not.toHaveBeenCalled()
    window.location.hash = ''
  })

  it('is loaded in the background without a question', async () => {
    aScreen()
    watch('failed', 'loaded')
    expect(await quietly(() => scope.__webpack_chunk_load__('store'))).toBeUndefined()
    expect(feedback.question).toBeUndefined()
    expect(await quietly(() => scope.__webpack_chunk_load__('store'))).toBe('code')
  })

  it('asks once for all parts that are missing, and tries each again', async () => {
    aScreen()
    const get = watch('failed', 'failed', 'loaded', 'loaded')
    const loading = Promise.all(['search', 'shared'].map((part) => scope.__webpack_chunk_load__(part)))
    await settled()
    feedback.answer(true)
    expect(await loading).toEqual(['code', 'code'])
    expect(get).toHaveBeenCalledTimes(4)
    expect(feedback.question).toBeUndefined()
  })

  it('goes back once when several parts are given up, and asks nothing about a page that was left', async () => {
    aScreen()
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined)
    back.mockClear()
    watch('failed', 'failed')
    const loading = ['search', 'shared'].map((part) => scope.__webpack_chunk_load__(part))
    await settled()
    feedback.answer(false)
    await expect(Promise.allSettled(loading)).resolves.toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
    expect(back).toHaveBeenCalledTimes(1)
    let fail = (_error: Error) => undefined as void
    scope.__webpack_chunk_load__ = () => new Promise((_, reject) => (fail = reject))
    watchChunks()
    const late = scope.__webpack_chunk_load__('late')
    window.location.hash = '#/elsewhere'
    fail(new Error('lost'))
    await expect(late).rejects.toThrow('lost')
    expect(feedback.question).toBeUndefined()
  })

  it('offers to load the page again where there is no screen yet', async () => {
    document.body.append(Object.assign(document.createElement('div'), { id: 'app' }))
    watch('failed')
    await expect(scope.__webpack_chunk_load__('home')).rejects.toThrow('lost')
    expect(document.querySelector('[role=alert] button')?.textContent).toBe('Try again')
  })
})
