import { setTimeout as wait } from 'node:timers/promises'
import { type Child, startChild } from '../support/child'
import type { Cluster } from '../support/cluster'

/** A server that is started again on its port whenever it was killed. */
export class Victim {
  private constructor(
    private child: Child,
    private readonly start: (port: string) => Promise<Child>,
    private readonly cluster: Cluster,
  ) {}

  /** Starts a server; `script` is arguments for Node in place of the server of benches. */
  static async start(
    cluster: Cluster,
    env: Readonly<Record<string, string>>,
    log: string,
    script?: readonly string[],
  ): Promise<Victim> {
    const start = (port: string) => startChild('support/server.ts', { env: { ...env, PORT: port }, log, script })
    return new Victim(await start('0'), start, cluster)
  }

  get url(): string {
    return this.child.url
  }

  alive(): boolean {
    return this.child.alive()
  }

  /** Kills the server or PostgreSQL at a moment, and ensures that it is restarted. */
  async kill(who: 'server' | 'postgres', after: number): Promise<void> {
    await wait(after)
    if (who === 'postgres') return this.cluster.kill()
    await this.child.kill()
    await this.revive()
  }

  async revive(): Promise<void> {
    this.child = await this.start(new URL(this.url).port)
  }

  stop(): Promise<void> {
    return this.child.stop()
  }
}
