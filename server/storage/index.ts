import { join } from 'node:path'
import type { Context } from '../context'
import { DiskStorage } from './disk'
import { S3Storage } from './s3'
import type { Storage } from './storage'

/** No file is ever named so. */
const nowhere = 'asked-at-start'

/**
 * Where a server keeps uploaded files: in the bucket that is set, else on its own disk. That a bucket cannot be read is
 * logged at once and not only when somebody sends a picture; the server starts without it, since it may come back.
 */
export function buildStorage({ config, log }: Pick<Context, 'config' | 'log'>): Storage {
  if (!config.s3Bucket) return new DiskStorage(join(config.dataDir, 'media'))
  const storage = new S3Storage({
    endpoint: config.s3Endpoint,
    region: config.s3Region,
    bucket: config.s3Bucket,
    accessKeyId: config.s3AccessKeyId,
    secretAccessKey: config.s3SecretAccessKey,
    forcePathStyle: config.s3ForcePathStyle,
  })
  storage
    .open(nowhere)
    .catch((error: unknown) => log.error({ err: error }, 'the bucket of uploaded files cannot be read'))
  return storage
}
