import { SessionValue } from '@/platform/session/session-value'

/** The last things that an account chose on this device, newest first and each once. */
export class Recent<T> {
  private readonly kept: SessionValue<readonly T[]>

  constructor(
    key: string,
    private readonly idOf: (one: T) => string,
    private readonly most: number,
  ) {
    this.kept = new SessionValue<readonly T[]>(key, [])
  }

  get items(): readonly T[] {
    return this.kept.value
  }

  add(one: T): void {
    const others = this.items.filter((other) => this.idOf(other) !== this.idOf(one))
    this.kept.set([one, ...others].slice(0, this.most))
  }

  clear(): void {
    this.kept.set([])
  }
}
