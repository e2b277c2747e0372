import { render, screen } from '@testing-library/react'
import { BottomBar } from '@/components/frame/BottomBar'
import { Sheet } from '.'

jest.mock('@/platform/window-info', () => ({ windowInfo: () => ({ statusBar: 0, bottomInset: 34, capsule: 0 }) }))

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
