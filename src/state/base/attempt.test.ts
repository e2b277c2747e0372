import { connection } from '@/platform/device/connection'
import { feedback } from '@/platform/view/feedback'
import { language } from '@/platform/session/language'
import { CallAborted, CallFailure, NetworkError, SessionEnded } from '@/services/failures'
import { attempt, messageOf, tell, whileBusy } from './attempt'

const refusal = new CallFailure(1501, 'storeNotFound', 'This store is gone', null)

beforeEach(() => {
  feedback.hush()
  language.set('en')
})
afterEach(() => jest.restoreAllMocks())

const general = 'Something went wrong. Please try again'

describe('messageOf', () => {
  it.each([
    ['the server', refusal, 'This store is gone'],
    ['the network', new NetworkError(0, 'No connection'), 'No connection'],
    ['a server without words', new CallFailure(-1, undefined, '', null), general],
    ['a fault', new Error('x is undefined'), general],
  ])('has the words of %s', (_whose, error, words) => expect(messageOf(error)).toBe(words))
})

describe('toast of a failure', () => {
  it.each([
    ['a cancelled call', new CallAborted()],
    ['an ended session', new SessionEnded()],
  ])('says nothing of %s', (_kind, error) => {
    tell(error)
    expect(feedback.toast).toBe('')
  })

  it('says it of a lost network once, in place of the notice', () => {
    connection.say('The network is busy')
    tell(refusal)
    expect(connection.notice).toBe('The network is busy')
    tell(new NetworkError(0, 'No connection'))
    expect([connection.notice, feedback.toast]).toEqual(['', 'No connection'])
  })

  it('reports what nobody expected, and nothing else', () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    tell(refusal)
    expect(reported).not.toHaveBeenCalled()
    tell(new Error('x is undefined'))
    expect(reported).toHaveBeenCalledTimes(1)
    expect(feedback.toast).toBe(general)
  })
})

describe('attempt', () => {
  it('returns the result of the action, and nothing after a failure, which it shows in a toast', async () => {
    expect(await attempt(() => Promise.resolve('done'))).toBe('done')
    expect(feedback.toast).toBe('')
    expect(await attempt(() => Promise.reject(refusal))).toBeUndefined()
    expect(feedback.toast).toBe('This store is gone')
  })
})

describe('whileBusy', () => {
  it('says that something is on its way until the answer is there', async () => {
    const doer = { busy: false }
    const answer = whileBusy(doer, () => Promise.resolve('done'))
    expect(doer.busy).toBe(true)
    expect(await answer).toBe('done')
    expect(doer.busy).toBe(false)
  })

  it('shows a failure in a toast, and is no longer busy', async () => {
    const doer = { busy: false }
    expect(await whileBusy(doer, () => Promise.reject(refusal))).toBeUndefined()
    expect(feedback.toast).toBe('This store is gone')
    expect(doer.busy).toBe(false)
  })
})
