import { history as router } from '@tarojs/router'
import { render, screen } from '@testing-library/react'
import { BottomBar } from '@/components/frame/BottomBar'
import { Sheet } from '.'

jest.mock('@/platform/device/window-info', () => ({
  ...jest.requireActual<object>('@/platform/device/window-info'),
  windowInfo: () => ({ statusBar: 0, bottomInset: 34, capsule: 0 }),
}))

const rooms = () =>
  [...document.querySelectorAll<HTMLElement>('[style]')].filter(({ style }) => style.height === '34px')

const show = (foot?: React.ReactNode) =>
  render(
    <Sheet open onClose={() => undefined} title="Time" foot={foot}>
      <p>Now</p>
    </Sheet>,
  )

it('keeps the room at the foot of the device under what it holds', () => {
  show()
  expect(screen.getByRole('dialog', { name: 'Time' }).lastElementChild?.firstElementChild).toBe(rooms()[0])
  expect(rooms()).toHaveLength(1)
})

it('keeps that room once, whatever bar is its foot', () => {
  show(<BottomBar>Choose</BottomBar>)
  expect(screen.getByText('Choose')).toBeVisible()
  expect(rooms()).toHaveLength(1)
})

describe('on a step back of the browser', () => {
  const onClose = jest.fn()

  /** Goes back and waits until a sheet was asked to close. */
  async function goBack(): Promise<void> {
    const isAsked = new Promise<void>((resolve) => onClose.mockImplementation(resolve))
    window.history.back()
    await isAsked
  }

  beforeEach(() => {
    for (const name of ['home', 'store']) router.push(`/${name}`)
    onClose.mockReset()
  })

  it('closes and keeps its screen', async () => {
    const { unmount } = render(
      <Sheet open onClose={onClose} title="Time">
        {null}
      </Sheet>,
    )
    await goBack()
    expect(window.location.hash).toBe('#/store')
    unmount()
  })

  it('closes the latest of two, by what closes it now', async () => {
    const both = (close: () => void) => (
      <>
        <Sheet open onClose={fail} title="Below">
          {null}
        </Sheet>
        <Sheet open onClose={close} title="Above">
          {null}
        </Sheet>
      </>
    )
    const fail = jest.fn()
    const stale = jest.fn()
    const { rerender, unmount } = render(both(stale))
    rerender(both(onClose))
    await goBack()
    expect([fail.mock.calls.length, stale.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0, 1])
    unmount()
  })

  it('leaves the screen once it is closed', async () => {
    const sheet = (open: boolean) => (
      <Sheet open={open} onClose={onClose} title="Time">
        {null}
      </Sheet>
    )
    const { rerender } = render(sheet(true))
    rerender(sheet(false))
    const isLeft = new Promise<void>((resolve) => router.listen(() => resolve()))
    window.history.back()
    await isLeft
    expect(window.location.hash).toBe('#/home')
    expect(onClose).not.toHaveBeenCalled()
  })
})
