import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from './failure'

/** A form as it came: its texts by name, and the file of the field `file`, if there was one. */
export interface Form {
  readonly fields: unknown
  readonly file: Buffer | undefined
}

/** What the boundaries and the fields of a form may weigh besides its file. */
const overhead = 16 * 1024

/** Lets the routes of a scope take forms. */
export const takeForms = (scope: FastifyInstance) => scope.register(multipart)

const tooLarge = (error: unknown): boolean => (error as { statusCode?: number }).statusCode === 413

async function read(request: FastifyRequest, fileSize: number): Promise<Form> {
  const fields: Record<string, unknown> = {}
  let file: Buffer | undefined
  const limits = { fileSize, files: 1, fields: 8, fieldSize: 1024, parts: 9, headerPairs: 32 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname === 'file') file = await part.toBuffer()
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
  if (Number(request.headers['content-length'] ?? 0) > most + overhead) throw new Failure('payloadTooLarge')
  try {
    return await read(request, most)
  } catch (error) {
    request.log.info({ err: error }, 'a form could not be read')
    throw new Failure(tooLarge(error) ? 'payloadTooLarge' : 'uploadFailed')
  }
}
