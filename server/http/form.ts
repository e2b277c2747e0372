import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure, isFailure } from './failure'

/** A form as it came: its texts by name, and the file of the field `file`, if there was one. */
export interface Form {
  readonly fields: unknown
  readonly file: Buffer | undefined
}

/** What the boundaries and the fields of a form may weigh besides its file. */
const overhead = 16 * 1024

/** So much of a refused body is read and thrown away, since a client that is cut off while it sends hears no answer. */
const patience = 64 * 1024 * 1024

/** Lets the routes of a scope take forms. */
export const takeForms = (scope: FastifyInstance) => scope.register(multipart, { throwFileSizeLimit: false })

/** Throws away what still comes of a refused body; one that does not end is cut off. */
function drain({ raw }: FastifyRequest): void {
  let left = patience
  raw.unpipe()
  raw.on('data', (part: Buffer) => {
    left -= part.length
    if (left < 0) raw.destroy()
  })
  raw.resume()
}

/** A file's bytes; stops reading as soon as there are more than the form's limit. */
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
  const limits = { fileSize, files: 1, fields: 8, fieldSize: 1024, parts: 9, headerPairs: 32 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname === 'file') file = await bytesOf(part)
    else part.file.resume()
  }
  return { fields, file }
}

/**
 * Reads a form whose file has at most `most` bytes. One that says that it is larger is refused before any of it is read.
 * A body of another kind has no file.
 * @throws Failure `payloadTooLarge`, or `uploadFailed` for a form that is broken or ends too soon.
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
