import { feedback } from '@/platform/view/feedback'
import type { Paper, Pen } from '@/platform/media/paper-types'
import { asksToSave, openAlbumSettings, savePicture } from '@/platform/media/save-picture'
import { PosterModel } from './poster'

jest.mock('@/platform/media/save-picture', () => ({
  ...jest.requireActual<object>('@/platform/media/save-picture'),
  asksToSave: jest.fn(() => Promise.resolve(true)),
  savePicture: jest.fn(() => Promise.resolve('saved')),
  openAlbumSettings: jest.fn(() => Promise.resolve()),
}))

jest.mock('@/platform/device/report', () => ({
  ...jest.requireActual<object>('@/platform/device/report'),
  report: jest.fn(),
}))

const picture = { path: '/pictures/ab12', colour: '#ffdfa8' }
const nothing = () => undefined
const drawing = new Proxy({}, { get: (_, name) => (name === 'measureText' ? () => ({ width: 1 }) : nothing) }) as Pen

const aPaper = (load = () => Promise.resolve({ width: 1, height: 1 })) => {
  const asked: string[] = []
  const paper: Paper = { pen: drawing, picture: (url) => (asked.push(url), load()), toFile: () => Promise.resolve('f') }
  return { paper, asked }
}

const aModel = () => {
  const by = { nickname: 'Mia', avatar: { path: '/pictures/cd34', colour: '#000000' } }
  const about = () => ({ title: 'Noodles', text: '', picture, path: '/x', poster: { by } })
  return new PosterModel(about, () => Promise.resolve('https://linli.example'))
}

/** Answers the dialog that is open. */
const answer = async (yes: boolean) => {
  const { question } = feedback
  feedback.answer(yes)
  await Promise.resolve()
  return question?.title
}

it('draws the picture and the avatar of the sharing customer', async () => {
  const model = aModel()
  const { paper, asked } = aPaper()
  await model.draw(paper)
  expect(model.status).toBe('ready')
  expect(asked).toEqual([expect.stringMatching(/ab12-750\.webp$/), expect.stringMatching(/cd34-112\.webp$/)])
})

it('reports a picture that does not load, and draws on another canvas', async () => {
  const model = aModel()
  await model.draw(aPaper(() => Promise.reject(new Error('no'))).paper)
  expect(model.status).toBe('failed')
  model.retry()
  expect(model).toMatchObject({ status: 'drawing', round: 1 })
  await model.draw(aPaper().paper)
  expect(model.status).toBe('ready')
})

it('draws on a canvas that comes late', async () => {
  const model = aModel()
  await model.draw(undefined)
  expect(model.status).toBe('failed')
  await model.draw(aPaper().paper)
  expect(model.status).toBe('ready')
})

describe('saving', () => {
  it('explains the permission first, and asks for nothing when it is not wanted', async () => {
    const model = aModel()
    await model.draw(aPaper().paper)
    const saving = model.save()
    await Promise.resolve()
    expect(await answer(false)).toBe('Save to your photos?')
    await saving
    expect(savePicture).not.toHaveBeenCalled()
  })

  it('saves under the name of what is shared', async () => {
    jest.mocked(asksToSave).mockResolvedValueOnce(false)
    const model = aModel()
    await model.draw(aPaper().paper)
    await model.save()
    expect(savePicture).toHaveBeenCalledWith('f', 'Noodles')
    expect(feedback.toast).toBe('Saved')
  })

  it.each([
    ['leads to the settings when the album was refused', () => Promise.resolve()],
    ['says so when the settings do not open', () => Promise.reject(new Error('openSetting:fail'))],
  ])('%s', async (_, opening) => {
    feedback.hush()
    jest.mocked(openAlbumSettings).mockImplementationOnce(opening)
    jest.mocked(asksToSave).mockResolvedValueOnce(false)
    jest.mocked(savePicture).mockResolvedValueOnce('refused')
    const model = aModel()
    await model.draw(aPaper().paper)
    const saving = model.save()
    while (!feedback.question) await Promise.resolve()
    expect(await answer(true)).toBe('No access to your photos')
    await saving
    expect(openAlbumSettings).toHaveBeenCalled()
  })
})
