import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure, isFailure } from './failure'

/** A parsed form: text fields by name, and the content of the field `file`, if present. */
export interface Form {
  readonly fields: unknown
  readonly file: Buffer | undefined
  /** The type that the form names for the file. */
  readonly type?: string
}

/** Bytes allowed for the boundaries and fields of a form besides its file. */
const overhead = 16 * 1024

/** Bytes of a refused body that are read and discarded, because a client cut off while sending never reads the response. */
const drainLimit = 64 * 1024 * 1024

/** Enables multipart forms in a scope. */
export const takeForms = (scope: FastifyInstance) => scope.register(multipart, { throwFileSizeLimit: false })

/** Discards the rest of a refused body; the connection is cut beyond `drainLimit`. */
function drain({ raw }: FastifyRequest): void {
  let left = drainLimit
  raw.unpipe()
  raw.on('data', (part: Buffer) => {
    left -= part.length
    if (left < 0) raw.destroy()
  })
  raw.resume()
}

/** A file's bytes; stops reading once the size limit is exceeded. */
async function bytesOf({ file }: MultipartFile): Promise<Buffer> {
  const tooLarge = new Failure('payloadTooLarge')
  file.once('limit', () => file.destroy(tooLarge))
  const parts: Buffer[] = []
  for await (const part of file as AsyncIterable<Buffer>) parts.push(part)
  if (file.truncated) throw tooLarge
  return Buffer.concat(parts)
}

async function read(request: FastifyRequest, fileSize: number): Promise<Form> {
  const fields: Record<string, unknown> = {}
  let file: Buffer | undefined
  let type: string | undefined
  const limits = { fileSize, files: 1, fields: 8, fieldSize: 1024, parts: 9, headerPairs: 32 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname === 'file') {
      file = await bytesOf(part)
      type = part.mimetype
    } else part.file.resume()
  }
  return { fields, file, type }
}

/**
 * Reads a form whose file has at most `most` bytes. A larger Content-Length is refused before reading.
 * A body that is not multipart has no file.
 * @throws Failure `payloadTooLarge`, or `uploadFailed` for a malformed or truncated form.
 */
export async function readForm(request: FastifyRequest, most: number): Promise<Form> {
  if (!request.isMultipart()) return { fields: request.body, file: undefined }
  try {
    if (Number(request.headers['content-length'] ?? 0) > most + overhead) throw new Failure('payloadTooLarge')
    return await read(request, most)
  } catch (error) {
    drain(request)
    if (isFailure(error)) throw error
    request.log.info({ err: error }, 'a form could not be read')
    throw new Failure('uploadFailed')
  }
}
