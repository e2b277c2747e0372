import { feedback } from '@/platform/feedback'
import { CallFailure } from '@/services/failures'
import { optimistic, whileBusy } from './attempt'

const refusal = new CallFailure(1501, 'storeNotFound', 'This store is gone', null)

beforeEach(() => feedback.hush())

describe('whileBusy', () => {
  it('says that something is on its way until the answer is there', async () => {
    const doer = { busy: false }
    const answer = whileBusy(doer, () => Promise.resolve('done'))
    expect(doer.busy).toBe(true)
    expect(await answer).toBe('done')
    expect(doer.busy).toBe(false)
  })

  it('tells of a failure, and nothing is on its way any more', async () => {
    const doer = { busy: false }
    expect(await whileBusy(doer, () => Promise.reject(refusal))).toBeUndefined()
    expect(feedback.toast).toBe('This store is gone')
    expect(doer.busy).toBe(false)
  })
})

describe('optimistic', () => {
  it('shows the change at once and takes it back when it is refused', async () => {
    const store = { collected: false, name: 'Noodles' }
    const result = optimistic(store, { collected: true }, () => Promise.reject(refusal))
    expect(store.collected).toBe(true)
    expect(await result).toBe(false)
    expect(store).toEqual({ collected: false, name: 'Noodles' })
    expect(feedback.toast).toBe('This store is gone')
  })
})
