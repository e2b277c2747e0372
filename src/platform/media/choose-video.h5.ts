import { typeOfVideo, type ChosenFile, type ChosenVideo } from './chosen'
import { pickFiles } from './pick-files.h5'

/** The width of the cover, that of the largest picture. */
const mostWidth = 1404
/** Some browsers give no picture of a video before it is played, and say nothing. */
const patienceMs = 5000

/** Lets the user record or choose a video; undefined when cancelled. */
export async function chooseVideo(): Promise<ChosenVideo | undefined> {
  const [file] = await pickFiles('video/mp4,video/quicktime')
  if (!file) return undefined
  const { seconds, cover } = await looksOf(file)
  return { preview: cover?.preview ?? '', bytes: file.size, file, type: typeOfVideo(file.name), seconds, cover }
}

type Looks = Pick<ChosenVideo, 'seconds' | 'cover'>

/** The duration and a picture of a video, as far as this browser can decode it. */
async function looksOf(file: File): Promise<Looks> {
  const source = URL.createObjectURL(file)
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true, preload: 'auto' })
  const secondsOf = () => (Number.isFinite(video.duration) ? video.duration : 0)
  const frame = new Promise<Looks>((resolve) => {
    const none = () => resolve({ seconds: secondsOf(), cover: undefined })
    video.addEventListener('loadedmetadata', () => (video.currentTime = Math.min(0.1, secondsOf() / 2)))
    video.addEventListener(
      'seeked',
      () => void coverOf(video).then((cover) => resolve({ seconds: secondsOf(), cover })),
    )
    video.addEventListener('error', none)
    setTimeout(none, patienceMs)
  })
  video.src = source
  return frame.finally(() => {
    video.removeAttribute('src')
    URL.revokeObjectURL(source)
  })
}

/** The picture that a video shows; undefined when it has none. */
async function coverOf(video: HTMLVideoElement): Promise<ChosenFile | undefined> {
  const scale = Math.min(1, mostWidth / video.videoWidth)
  if (!Number.isFinite(scale)) return undefined
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(video.videoWidth * scale),
    height: Math.round(video.videoHeight * scale),
  })
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  return file ? { preview: URL.createObjectURL(file), bytes: file.size, file } : undefined
}

/** Revokes the URL of the cover. */
export const releaseVideo = ({ preview }: ChosenVideo): void => URL.revokeObjectURL(preview)
