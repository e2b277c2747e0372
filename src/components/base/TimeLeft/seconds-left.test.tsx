import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { PresaleClock } from '@/features/mall/PresaleClock'
import { PageView, PageViewContext } from '@/platform/navigation/page-view'
import { TimeLeft } from '.'

const past = '2026-01-01T03:59:58Z'
const later = '2026-01-01T04:00:02Z'

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-01-01T04:00:00Z') }))
afterEach(() => jest.useRealTimers())

const after = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))

describe.each<[string, (at: string, onEnd: () => void) => ReactElement]>([
  ['TimeLeft', (at, onEnd) => <TimeLeft endsAt={at} onEnd={onEnd} />],
  ['PresaleClock', (at, onEnd) => <PresaleClock name="Ends in" at={at} onEnd={onEnd} />],
])('%s past its end', (_name, clock) => {
  it('calls the latest function after growing delays while its instant stays the same, however often it is rendered', () => {
    const onEnd = jest.fn()
    const { rerender } = render(clock(past, () => onEnd('first')))
    rerender(clock(past, () => onEnd('second')))
    rerender(clock(past, () => onEnd('third')))
    expect(onEnd.mock.calls).toEqual([['first']])
    const counts = [2, 4, 8, 16, 30, 30].map((delay) => {
      after(delay)
      return onEnd.mock.calls.length
    })
    expect(counts).toEqual([2, 3, 4, 5, 6, 7])
    expect(onEnd).toHaveBeenLastCalledWith('third')
  })

  it('stops when its instant changes, and begins again at the end of the other', () => {
    const onEnd = jest.fn()
    const { rerender } = render(clock(past, onEnd))
    rerender(clock(later, onEnd))
    after(1)
    expect(onEnd).toHaveBeenCalledTimes(1)
    after(1)
    expect(onEnd).toHaveBeenCalledTimes(2)
  })

  it('stops when it is left', () => {
    const onEnd = jest.fn()
    render(clock(past, onEnd)).unmount()
    after(60)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('waits while its screen is out of view', () => {
    const onEnd = jest.fn()
    const page = new PageView()
    const show = (shown: boolean) =>
      act(() => {
        page.shown = shown
        page.listeners.forEach((changed) => changed())
      })
    render(<PageViewContext.Provider value={page}>{clock(later, onEnd)}</PageViewContext.Provider>)
    show(false)
    after(60)
    expect(onEnd).not.toHaveBeenCalled()
    show(true)
    expect(onEnd).toHaveBeenCalledTimes(1)
    show(false)
    after(60)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })
})
