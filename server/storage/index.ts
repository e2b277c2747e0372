import type { Context } from '../context'
import { DiskStorage, mediaFolder } from './disk'
import { S3Storage } from './s3'
import type { Storage } from './storage'

/** A name that no file has, read to check access to the bucket. */
const probeName = 'asked-at-start'

/**
 * The storage of uploaded files: the configured bucket, else the server's own disk. An unreadable bucket is logged at
 * start, but does not stop the server, because it may recover.
 */
export function buildStorage({ config, log }: Pick<Context, 'config' | 'log'>): Storage {
  if (!config.s3Bucket) return new DiskStorage(mediaFolder(config.dataDir))
  const storage = new S3Storage({
    endpoint: config.s3Endpoint,
    region: config.s3Region,
    bucket: config.s3Bucket,
    accessKeyId: config.s3AccessKeyId,
    secretAccessKey: config.s3SecretAccessKey,
    forcePathStyle: config.s3ForcePathStyle,
  })
  storage
    .open(probeName)
    .catch((error: unknown) => log.error({ err: error }, 'the bucket of uploaded files cannot be read'))
  return storage
}
