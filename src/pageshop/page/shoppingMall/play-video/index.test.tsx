import { fireEvent } from '@testing-library/react'
import { renderScreen, settle } from '@/testing'
import PlayVideo from '.'

const opened = (path: string, language: 'en' | 'zh' = 'en') =>
  renderScreen(PlayVideo, { params: { path, cover: '/media/c1' }, language })

const player = () => document.querySelector('video')

it('plays the video with its cover by the browser’s own controls', async () => {
  await opened('/media/ab12.mp4')
  expect(player()).toHaveAttribute('src', expect.stringMatching(/\/media\/ab12\.mp4$/))
  expect(player()).toHaveAttribute('poster', expect.stringMatching(/\/media\/c1-750\.webp$/))
  expect(player()?.controls).toBe(true)
})

it('says that it cannot be played, and tries again', async () => {
  const { view } = await opened('/media/ab12.mp4')
  const video = player()
  if (video) await settle(() => void fireEvent.error(video))
  expect(view.getByText('This video can’t be played')).toBeVisible()
  await view.tap('Try again')
  expect(player()).toHaveAttribute('src', expect.stringMatching(/ab12/))
})

it('stops when it is left', async () => {
  const { view } = await opened('/media/ab12.mp4')
  view.unmount()
  expect(player()).toBeNull()
})

it.each(['https://elsewhere.example/a.mp4', '//elsewhere.example/a.mp4', '@elsewhere.example/a.mp4', ''])(
  'opens no address but this server’s: %s',
  async (path) => {
    const { view } = await opened(path, 'zh')
    expect(view.getByText('视频不存在')).toBeVisible()
    expect(player()).toBeNull()
  },
)
