import { fireEvent, render, screen } from '@testing-library/react'
import { Text } from '@tarojs/components'
import { MediaRow } from '.'

const pictures = ['/a.webp', '/b.webp'].map((path) => ({ path, colour: '#ffffff' }))

it('shows its pictures by their places, and opens the tapped one in the viewer', async () => {
  render(<MediaRow pictures={pictures} />)
  fireEvent.click(screen.getByRole('button', { name: 'Photo 2' }))
  expect(await screen.findByRole('dialog', { name: 'Photos' })).toBeVisible()
  expect(screen.getByText('2 / 2')).toBeVisible()
})

it('is nothing without pictures, and shows what leads them', () => {
  const { container, rerender } = render(<MediaRow pictures={[]} />)
  expect(container).toBeEmptyDOMElement()
  rerender(
    <MediaRow pictures={[]}>
      <Text>video</Text>
    </MediaRow>,
  )
  expect(screen.getByText('video')).toBeVisible()
})
