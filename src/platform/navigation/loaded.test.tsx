import { act, render, screen } from '@testing-library/react'
import { useLoaded } from './loaded'

const Part = ({ load, isWanted, giveUp }: { load: () => Promise<string>; isWanted: boolean; giveUp?: () => void }) => (
  <p>{useLoaded(load, isWanted, giveUp) ?? 'nothing'}</p>
)

it('loads a part once it is wanted, and keeps it', async () => {
  const load = jest.fn(() => Promise.resolve('a sheet'))
  const { rerender } = render(<Part load={load} isWanted={false} />)
  expect(load).not.toHaveBeenCalled()
  await act(async () => rerender(<Part load={load} isWanted />))
  expect(screen.getByText('a sheet')).toBeVisible()
  await act(async () => rerender(<Part load={load} isWanted={false} />))
  expect(screen.getByText('a sheet')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

it('stops wanting a part whose file did not come, so that the next tap asks for it again', async () => {
  const load = jest.fn(() => Promise.resolve('a sheet')).mockRejectedValueOnce(new Error('lost'))
  const giveUp = jest.fn()
  const { rerender } = render(<Part load={load} isWanted giveUp={giveUp} />)
  await act(async () => undefined)
  expect(giveUp).toHaveBeenCalledTimes(1)
  await act(async () => rerender(<Part load={load} isWanted={false} giveUp={giveUp} />))
  await act(async () => rerender(<Part load={load} isWanted giveUp={giveUp} />))
  expect(screen.getByText('a sheet')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
