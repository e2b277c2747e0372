import { reaction } from 'mobx'
import type { Api } from '@/services/api'
import { attempt, type FormField, makeModel } from '@/state'
import type { ApplicationSpec, Filled } from './spec'

interface Fields extends Pick<Filled, 'text' | 'picture'> {
  field(name: string): FormField
}

/** Reads each new photo of an identity card, and fills in what is still empty; everything can be corrected. */
export class CardReader {
  /** Whether something was filled in. */
  isRead = false
  /** The picture that was read last. */
  private readId = ''
  private stop: () => void = () => undefined

  constructor(
    private readonly api: Api,
    private readonly of: ApplicationSpec['recognition'],
    private readonly fields: Fields,
  ) {
    makeModel(this, 'readId', 'stop', 'api', 'of', 'fields')
  }

  /** Reads from now on: not what is there already. */
  start(): void {
    this.readId = this.picture
    this.stop = reaction(
      () => this.picture,
      (id) => void this.read(id),
    )
  }

  dispose(): void {
    this.stop()
  }

  private get picture(): string {
    return this.of ? this.fields.picture(this.of.picture) : ''
  }

  private async read(id: string) {
    if (!id || id === this.readId) return
    this.readId = id
    const answer = await attempt(() => this.api.partner.recognizeId({ pictureId: id }, { quiet: true }))
    if (answer?.recognized && this.picture === id) this.fill(answer.recognized)
  }

  private fill(read: Readonly<Record<string, string | null>>) {
    for (const [key, name] of Object.entries(this.of?.fields ?? {})) {
      const value = read[key]
      if (!value || this.fields.text(name)) continue
      this.fields.field(name).set(value)
      this.isRead = true
    }
  }
}
