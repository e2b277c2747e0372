import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '../s3'

/** A bucket of a third-party S3-compatible server, with an independent check of signatures. */
export class KeptS3 {
  private constructor(
    private readonly server: S3rver,
    private readonly directory: string,
    readonly settings: S3Settings,
  ) {}

  static async start(): Promise<KeptS3> {
    const [bucket, directory] = ['linli-test', mkdtempSync(join(tmpdir(), 'linli-s3-'))]
    const place = { address: '127.0.0.1', port: 0, directory, vhostBuckets: false }
    const server = new S3rver({ ...place, silent: true, configureBuckets: [{ name: bucket }] })
    const { port } = await server.run()
    // The one account that the server knows.
    const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
    const endpoint = `http://127.0.0.1:${port}`
    return new KeptS3(server, directory, { ...keys, endpoint, region: 'us-east-1', bucket, forcePathStyle: true })
  }

  async close(): Promise<void> {
    this.server.httpServer.closeAllConnections()
    await this.server.close()
    rmSync(this.directory, { recursive: true })
  }
}
