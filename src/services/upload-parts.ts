import type { Video } from '@contract/entities/media'
import type { PublicModule } from '@contract/upload-modules'
import type { ChosenVideo } from '@/platform/media/chosen'
import { readSlice } from '@/platform/media/file-slices'
import { api, type Answer } from './api'
import { failureOf } from './failures'
import { sendForm } from './form'
import { sha256Of } from './hash'
import type { Pending } from './http'

/** An upload in parts that has begun. */
export interface Begun {
  fileName?: string
  /** The hashes of all its parts, once all have arrived. */
  hashes?: string[]
}

interface Options {
  module: PublicModule
  onProgress: (percent: number) => void
  progress: Begun & { coverId?: string }
}

/** Runs a request unless the upload was given up. */
type Step = <T>(start: () => Pending<T>) => Promise<T>

type Token = Answer<'upload.token'>

/** Resets an upload that cannot be resumed, so that the next attempt starts from the beginning. */
function forget(progress: Begun): void {
  delete progress.fileName
  delete progress.hashes
}

/**
 * Uploads a video in signed parts, one after the other. With an upload that has begun, the server says which parts it has;
 * each of them is held against the file by its hash, and only the others are sent.
 */
export async function sendParts(video: ChosenVideo, options: Options, step: Step): Promise<Video> {
  const { progress } = options
  const isResumed = progress.fileName !== undefined
  try {
    return await attempt(video, options, step)
  } catch (error) {
    // The upload is gone from the server, or the file is another than the one that was begun.
    if (failureOf(error) !== 'uploadFailed') throw error
    forget(progress)
    if (!isResumed) throw error
    return attempt(video, options, step)
  }
}

async function attempt(video: ChosenVideo, options: Options, step: Step): Promise<Video> {
  const { progress, onProgress } = options
  progress.hashes ??= await sendAll(video, options, step)
  const { fileName = '', hashes: parts, coverId } = progress
  const done = await step(() => api.upload.complete({ fileName, parts, coverId }, { quiet: true }))
  if (!done.video) throw new Error('An upload was completed without a video')
  onProgress(100)
  return done.video
}

/** Sends the parts that are missing; returns the hashes of all. */
async function sendAll({ file, bytes, type }: ChosenVideo, options: Options, step: Step): Promise<string[]> {
  const { module, progress, onProgress } = options
  const request = { module, dir: 'videos', type, size: bytes, fileName: progress.fileName }
  const token = await step(() => api.upload.token(request, { quiet: true }))
  progress.fileName = token.fileName
  const hashes: string[] = []
  for (let number = 1; number <= token.parts; number += 1) {
    const from = (number - 1) * token.partBytes
    const length = Math.min(token.partBytes, bytes - from)
    const report = (percent: number) => onProgress(((from + (length * percent) / 100) / bytes) * 100)
    hashes.push(await sendPart({ file, from, length }, { token, number, onProgress: report }, step))
    report(100)
  }
  return hashes
}

interface Part {
  token: Token
  number: number
  onProgress: (percent: number) => void
}

/** Sends a part unless the server has it; returns its hash. */
async function sendPart(
  { file, from, length }: { file: unknown; from: number; length: number },
  { token: { token, received }, number, onProgress }: Part,
  step: Step,
): Promise<string> {
  const slice = await readSlice(file, from, length)
  try {
    const sha256 = sha256Of(slice.bytes)
    if (received.some((part) => part.number === number && part.sha256 === sha256)) return sha256
    const fields = { token, number: String(number), sha256 }
    await step(() => sendForm('upload.part', { fields, file: slice.file, kind: 'video', onProgress }))
    return sha256
  } finally {
    slice.release()
  }
}
